import type { ComposeLetter } from '#core/mail/mail.ts';
import { runOutbox } from '#core/mail/run-outbox.ts';
import { noteBreakdown } from '#adapters/note-breakdown.ts';
import { sendLetter } from '#adapters/resend/send-letter.ts';
import { supabaseWithoutPerson } from '#adapters/supabase/client.ts';
import { isMailed, mailOutbox } from '#adapters/supabase/messages/mail-outbox.ts';

/** Somebody waits this long for the first attempt to mail what was stored, in milliseconds. */
const timeoutMs = 5000;

/**
 * The first attempt to mail what a message or preview has caused. Whoever waits hears whether the mail of one kind was
 * sent, where that takes less than five seconds; the attempt goes on in any case, and the schedule after it.
 */
export async function firstAttempt(
  mail: AwaitedMail,
  { compose, afterAnswer }: AttemptParts,
): Promise<Delivery> {
  const sent = Promise.withResolvers<Delivery>();
  const giveUp = setTimeout(() => sent.resolve('queued'), timeoutMs);
  afterAnswer(
    attempt(mail, { compose, onSent: () => sent.resolve('sent') })
      .then((delivery) => sent.resolve(delivery))
      .catch((cause: unknown) => {
        // It is stored: the schedule tries again.
        noteBreakdown(cause);
        sent.resolve('queued');
      }),
  );
  const delivery = await sent.promise;
  clearTimeout(giveUp);
  return delivery;
}

async function attempt(
  mail: AwaitedMail,
  { compose, onSent }: { compose: ComposeLetter; onSent: () => void },
): Promise<Delivery> {
  const supabase = supabaseWithoutPerson();
  const sent: string[] = [];
  await runOutbox(
    { outbox: mailOutbox(supabase), compose, send: sendLetter },
    {
      about: mail.about,
      until: new Date(Date.now() + 20_000),
      onSent: ({ kind }) => {
        sent.push(kind);
        if (kind === mail.kind) onSent();
      },
    },
  );
  // What was sent before is answered as before.
  return sent.includes(mail.kind) || (await isMailed(supabase, mail)) ? 'sent' : 'queued';
}

/** The mail somebody waits for, and the message or preview it is about. */
type AwaitedMail = { kind: string; about: string };

type Delivery = 'sent' | 'queued';

type AttemptParts = {
  compose: ComposeLetter;
  /** Keeps work going once the answer is on its way. */
  afterAnswer: (work: Promise<unknown>) => void;
};
