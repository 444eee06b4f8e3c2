// A question that somebody must answer with yes or no before the page does something; the page has one dialog for all.
export interface Question {
  title: string;
  text: string;
  yes: string; // what is done, as the button says it
  isGrave?: boolean; // it cannot be taken back
}

interface Pending extends Question {
  answer: (isMeant: boolean) => void;
}

const pending = $state<Pending[]>([]);

/** The question that is asked now, or none. */
export function shownQuestion(): Pending | undefined {
  return pending[0];
}

/** Ask in the page's own dialog; whoever closes it has said no.  Questions wait for each other. */
export function askConfirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (isMeant: boolean): void => {
      pending.shift();
      resolve(isMeant);
    };
    pending.push({ ...question, answer });
  });
}
