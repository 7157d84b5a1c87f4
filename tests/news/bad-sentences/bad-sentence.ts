/** The kind of the error, the ids of the cited facts, such as `f1 f13`, and the sentence. */
export type BadSentence = [wrong: string, facts: string, text: string];
