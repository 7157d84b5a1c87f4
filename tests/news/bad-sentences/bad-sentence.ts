/** A sentence that the checks of the news must strike: the kind of its error, the cited facts (`f1 f13`), its text. */
export type BadSentence = [wrong: string, facts: string, text: string];
