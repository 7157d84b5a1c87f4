/** What is wrong with it, the facts it claims to tell (of all six stories in order), and its text. */
export type BadSentence = [wrong: string, facts: string, text: string];
