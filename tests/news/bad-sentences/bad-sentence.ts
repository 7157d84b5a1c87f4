/** A bad sentence, the kind of its fault, and the numbers of its facts in the list of facts of all six stories. */
export type BadSentence = [wrong: string, facts: string, text: string];
