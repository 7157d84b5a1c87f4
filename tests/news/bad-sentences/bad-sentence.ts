/**
 * Contains the kind of fault, the facts to which the sentence refers (numbered over all six stories), and the
 * sentence.
 */
export type BadSentence = [wrong: string, facts: string, text: string];
