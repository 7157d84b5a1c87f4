import { noteOf, type AttemptNote } from './retries.ts';
import type { ClaimedMail, ComposeLetter, Letter, SendLetter, SendOutcome } from './mail.ts';

/** Sends due mails one by one until the time is up. Calls `onSent` for a sent mail before the outbox records it. */
export async function runOutbox(
  { outbox, compose, send }: OutboxDeps,
  { about, until, onSent }: OutboxRun,
): Promise<void> {
  for (;;) {
    const claimed = await outbox.claim({ about, max: about === undefined ? maxClaimed : mailsPerRequest });
    if (claimed.length === 0) return;
    for (const [index, mail] of claimed.entries()) {
      if (new Date() >= until) return giveBack(claimed.slice(index), 0);
      const ended = await attempt(mail);
      if (ended.outcome === 'sent') onSent?.(mail);
      const note = noteOf(ended, mail.attempts);
      await outbox.note([{ id: mail.id, ...note }]);
      if (ended.outcome === 'failed' && ended.isTooFast === true)
        return giveBack(claimed.slice(index + 1), note.retrySeconds ?? 0);
    }
    if (about !== undefined) return;
  }

  async function attempt(mail: ClaimedMail): Promise<SendOutcome> {
    let letter: Letter;
    try {
      letter = compose(mail);
    } catch (cause) {
      // A mail for which no letter can be composed must not block the other mails.
      return { outcome: 'dead', error: `The mail cannot be written: ${String(cause)}` };
    }
    return send(letter, mail.idempotencyKey);
  }

  async function giveBack(mails: ClaimedMail[], retrySeconds: number): Promise<void> {
    if (mails.length === 0) return;
    await outbox.note(mails.map(({ id }) => ({ id, outcome: 'untried' as const, retrySeconds })));
  }
}

/** While a process holds a claim of one minute, no other can send these mails. */
const maxClaimed = 5;

/** A request causes at most two mails: to the business and to the visitor. */
const mailsPerRequest = 2;

export type OutboxDeps = { outbox: Outbox; compose: ComposeLetter; send: SendLetter };

export type Outbox = {
  /** Claims due mails about the enquiry, preview or order with the id `about`. Without it, claims any due mails. */
  claim: (wanted: { about: string | undefined; max: number }) => Promise<ClaimedMail[]>;
  note: (notes: ({ id: string } & AttemptNote)[]) => Promise<void>;
};

export type OutboxRun = {
  about?: string;
  until: Date;
  onSent?: (mail: ClaimedMail) => void;
};
