# Was eine Wahl verlieren oder verschwenden würde, gesagt, bevor sie getroffen wird.
play-caution = Achtung: { $text }
