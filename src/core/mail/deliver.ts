import type { AfterAnswer } from '../answering/after-answer.ts';
import { withTimeout } from '../answering/with-timeout.ts';
import { runOutbox, type OutboxDeps } from './run-outbox.ts';

/** A request waits at most this long for the first attempt, in milliseconds. */
const timeoutMs = 5000;

/** The first attempt takes no longer than this, in milliseconds. */
const attemptMs = 20_000;

/**
 * Makes the first attempt to send the mails that a stored message or preview has caused. Returns `sent` as soon as the mail service has
 * the one of this kind, and `queued` if that takes longer than five seconds. The attempt continues after the response; the schedule
 * retries what it could not send.
 */
export function deliver(
  mail: AwaitedMail,
  { isSent, afterAnswer, reportError, ...outbox }: DeliverDeps,
): Promise<Delivery> {
  const delivery = Promise.withResolvers<Delivery>();
  afterAnswer(
    attempt().catch((cause: unknown) => {
      reportError(cause);
      delivery.resolve('queued');
    }),
  );
  return withTimeout(delivery.promise, { timeoutMs, onTimeout: () => 'queued' });

  async function attempt(): Promise<void> {
    const sent: string[] = [];
    await runOutbox(outbox, {
      about: mail.about,
      until: new Date(Date.now() + attemptMs),
      onSent({ kind }) {
        sent.push(kind);
        if (kind === mail.kind) delivery.resolve('sent');
      },
    });
    // A repeated request gets the same answer as the first one.
    delivery.resolve(sent.includes(mail.kind) || (await isSent(mail)) ? 'sent' : 'queued');
  }
}

/** The mail that the request waits for, and the id of the message or preview it is about. */
export type AwaitedMail = { kind: string; about: string };

export type Delivery = 'sent' | 'queued';

export type DeliverDeps = OutboxDeps & {
  /** Whether the mail service had the mail already. */
  isSent: (mail: AwaitedMail) => Promise<boolean>;
  afterAnswer: AfterAnswer;
  reportError: (cause: unknown) => void;
};
