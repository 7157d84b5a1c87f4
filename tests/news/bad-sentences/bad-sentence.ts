/** A bad sentence, with the kind of its error, and with the ids of the facts that it cites, such as `f1 f13`. */
export type BadSentence = [wrong: string, facts: string, text: string];
