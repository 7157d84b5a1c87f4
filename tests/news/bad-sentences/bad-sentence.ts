/** A bad sentence with the kind of its fault, and the numbers of the facts (over all six stories) in it. */
export type BadSentence = [wrong: string, facts: string, text: string];
