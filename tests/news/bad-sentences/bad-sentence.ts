/** The kind of fault, the numbers of the facts (over all six stories), and the sentence. */
export type BadSentence = [wrong: string, facts: string, text: string];
