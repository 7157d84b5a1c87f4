import { noteOf, type AttemptNote } from './retries.ts';
import type { ClaimedMail, ComposeLetter, Letter, SendLetter, SendOutcome } from './mail.ts';

/** How long a claim lasts, in seconds: longer than an attempt takes, so that nobody else tries meanwhile. */
const leaseSeconds = 60;

/**
 * Hands mails that are due to the mail service, one after the other, until there are none or the time is up. What
 * became of each is noted at once. `onSent` hears of a mail before that.
 */
export async function runOutbox(
  { outbox, compose, send }: OutboxTools,
  { about, until, onSent }: OutboxRun,
): Promise<void> {
  for (;;) {
    const claimed = await outbox.claim({ about, most: about === undefined ? 5 : 2, leaseSeconds });
    if (claimed.length === 0) return;
    for (const [place, mail] of claimed.entries()) {
      if (new Date() >= until) return giveBack(claimed.slice(place), 0);
      const ended = await attempt(mail);
      if (ended.outcome === 'sent') onSent?.(mail);
      const note = noteOf(ended, mail.attempts);
      await outbox.note([{ id: mail.id, ...note }]);
      if (ended.outcome === 'failed' && ended.isTooFast === true)
        return giveBack(claimed.slice(place + 1), note.retrySeconds ?? 0);
    }
    // All mails of one message or preview were in the first claim.
    if (about !== undefined) return;
  }

  async function attempt(mail: ClaimedMail): Promise<SendOutcome> {
    let letter: Letter;
    try {
      letter = compose(mail);
    } catch (cause) {
      // One message that cannot be put into words must not keep the others waiting.
      return { outcome: 'dead', error: `The mail cannot be written: ${String(cause)}` };
    }
    return send(letter, mail.idempotencyKey);
  }

  /** Claimed and not tried: as if nobody had had it. */
  async function giveBack(mails: ClaimedMail[], retrySeconds: number): Promise<void> {
    if (mails.length === 0) return;
    await outbox.note(mails.map(({ id }) => ({ id, outcome: 'untried' as const, retrySeconds })));
  }
}

export type OutboxTools = { outbox: Outbox; compose: ComposeLetter; send: SendLetter };

/** Mails that wait in the database. */
export type Outbox = {
  /** Of one message or preview, or of all of them the longest waiting. */
  claim: (wanted: {
    about: string | undefined;
    most: number;
    leaseSeconds: number;
  }) => Promise<ClaimedMail[]>;
  note: (notes: ({ id: string } & AttemptNote)[]) => Promise<void>;
};

export type OutboxRun = {
  /** The id of a message or preview; without it everything that is due. */
  about?: string;
  until: Date;
  onSent?: (mail: ClaimedMail) => void;
};
