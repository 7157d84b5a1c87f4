/** A message below the text. `offer` is an alternative that one press takes, while `isOpen`. */
export type Notice = { text: string; offer?: Offer };

export const noNotice: Notice = { text: '' };

type Offer = { text: string; isOpen: () => boolean; take: () => void };
