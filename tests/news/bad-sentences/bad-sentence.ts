/** The kind of fault, the facts the sentence refers to (numbered over all six stories), and its text. */
export type BadSentence = [wrong: string, facts: string, text: string];
