/** Sends the mails of a request without letting the visitor wait long for them. */
import type { AfterAnswer } from '../answering/after-answer.ts';
import { withTimeout } from '../answering/with-timeout.ts';
import { runOutbox, type OutboxDeps } from './run-outbox.ts';

/** A request waits at most this many milliseconds for the first attempt to send its mail. */
const timeoutMs = 5000;

/** After this many milliseconds, `deliver` sends no further mails. A scheduled run sends the remaining mails. */
const attemptMs = 20_000;

/** Tries to send a stored mail. If that takes over five seconds, returns `queued` and continues in the background. */
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
    // If the request is a repetition, the first request may already have sent the mail.
    delivery.resolve(sent.includes(mail.kind) || (await isSent(mail)) ? 'sent' : 'queued');
  }
}

/** The mail for which the request waits. `about` is the id of the enquiry or preview that the mail is about. */
export type AwaitedMail = { kind: string; about: string };

export type Delivery = 'sent' | 'queued';

export type DeliverDeps = OutboxDeps & {
  isSent: (mail: AwaitedMail) => Promise<boolean>;
  afterAnswer: AfterAnswer;
  reportError: (cause: unknown) => void;
};
