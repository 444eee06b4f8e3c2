"""Work on what strangers send, such as a record: in processes that can be ended, with a fair queue that has an end."""
