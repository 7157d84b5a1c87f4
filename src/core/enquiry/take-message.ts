import { localeOfPath } from '../paths.ts';
import { done, refuse, type Result } from '../result.ts';
import type { Enquiry } from './enquiry.ts';
import { holdReason, type HeldReason } from './hold-reason.ts';
import type { Submitted } from './submitted.ts';
import type { Allowed } from './unstored-allowance.ts';

/**
 * Takes a visitor's message: it is stored first, and mailed second. Where the database is away it is mailed at once,
 * with what an editor needs to store it later; where both are, it goes to the webhook; and only then is it refused.
 */
export async function takeMessage(
  deps: MessageDeps,
  { submitted, sender, now }: Taking,
): Promise<Result<AcceptedMessage, MessageRefusal>> {
  const { to } = submitted;
  if (to !== '' && !deps.mailboxes.some((mailbox) => mailbox.toLowerCase() === to.toLowerCase()))
    return refuse({
      code: 'invalid-input',
      fields: { to: 'Messages go to the mailbox of the business only.' },
    });

  const enquiry = enquiryFrom(submitted, now);
  const stamp = submitted.stamp === '' ? undefined : deps.readStamp(submitted.stamp);
  const heldReason = holdReason({ website: submitted.website, stamp, now });
  let stored: StoreOutcome;
  try {
    const valid = stamp !== undefined && heldReason === undefined ? submitted.stamp.slice(-100) : undefined;
    stored = await deps.store({ enquiry, heldReason, stamp: valid, sender });
  } catch (cause) {
    deps.reportError(cause);
    // Nothing would ever hold it back again.
    if (heldReason !== undefined) return refuse({ code: 'message-not-taken' });
    return withoutDatabase(deps, { enquiry, sender, cause });
  }
  if (stored.outcome === 'refused')
    return refuse({ code: 'too-many-requests', retryAfterSeconds: stored.retryAfterSeconds });
  // Not this visitor's doing: the answer names the telephone.
  if (stored.outcome === 'full') return refuse({ code: 'message-not-taken' });
  const { id, isHeld } = stored;
  return done({
    id,
    delivery: isHeld ? 'queued' : await deps.deliver(id),
    ...(deps.hasMailKey ? {} : { notice: 'mail-key-missing' }),
  });
}

async function withoutDatabase(
  deps: MessageDeps,
  { enquiry, sender, cause }: { enquiry: Enquiry; sender: Sender; cause: unknown },
): Promise<Result<AcceptedMessage, MessageRefusal>> {
  const { submission } = enquiry;
  const allowed = deps.allowUnstored(sender);
  if (allowed === 'sender-spent') return refuse({ code: 'too-many-requests', retryAfterSeconds: 3600 });
  if (allowed === 'all-spent') return refuse({ code: 'message-not-taken' });
  const mailed = allowed === 'mail' ? await deps.mailUnstored(enquiry) : undefined;
  if (mailed !== undefined) return done({ id: submission, delivery: mailed });
  const error = cause instanceof Error ? cause.message : 'The database did not answer.';
  return (await deps.callWebhook({ enquiry, error }))
    ? done({ id: submission, delivery: 'queued' })
    : refuse({ code: deps.hasMailKey ? 'message-not-taken' : 'mail-key-missing' });
}

const enquiryFrom = (submitted: Submitted, createdAt: Date): Enquiry => ({
  submission: submitted.submission ?? crypto.randomUUID(),
  name: submitted.name,
  email: submitted.email,
  phone: submitted.phone,
  subject: submitted.subject,
  message: submitted.message,
  lang: submitted.lang ?? localeOfPath(pathOf(submitted.pageUrl)),
  pageUrl: submitted.pageUrl,
  quote: submitted.quote,
  createdAt,
});

/** Of an address or a mere path; whatever it is, it has been shown to be one line. */
const pathOf = (pageUrl: string): string => URL.parse(pageUrl)?.pathname ?? pageUrl;

export type MessageDeps = {
  /** The only recipients a message may name. */
  mailboxes: string[];
  /** When a form was begun; `forged` where the stamp is not ours. */
  readStamp: (stamp: string) => Date | 'forged';
  /** Throws where the database does not answer in time. */
  store: (message: {
    enquiry: Enquiry;
    heldReason: HeldReason | undefined;
    /** The end of a valid time stamp: the form was open in a browser for a while. */
    stamp: string | undefined;
    sender: Sender;
  }) => Promise<StoreOutcome>;
  /** Tries the mails of a stored message for some seconds; never throws. */
  deliver: (id: string) => Promise<AcceptedMessage['delivery']>;
  /** How one more message of this sender may be passed on without being stored. */
  allowUnstored: (sender: Sender) => Allowed;
  /** Mails a message that the database could not store; undefined if the mail service did not accept it. Never throws. */
  mailUnstored: (enquiry: Enquiry) => Promise<AcceptedMessage['delivery'] | undefined>;
  /** Whether the key of the mail service is set: without it nothing can be mailed. */
  hasMailKey: boolean;
  /** Whether the webhook took it; false where there is none. */
  callWebhook: (message: { enquiry: Enquiry; error: string }) => Promise<boolean>;
  reportError: (cause: unknown) => void;
};

/** `full`: so much is held that nothing more is. */
export type StoreOutcome =
  | { outcome: 'stored'; id: string; isHeld: boolean }
  | { outcome: 'refused'; retryAfterSeconds: number }
  | { outcome: 'full' };

/** Keyed hashes of where the visitor is on the network, and of the wider network around that. */
export type Sender = { address: string; network: string };

/**
 * `sent`: the mail service has the mail to the business. `queued`: it is kept, and will be mailed or looked at. The notice
 * is for editors who try their form.
 */
export type AcceptedMessage = { id: string; delivery: 'sent' | 'queued'; notice?: 'mail-key-missing' };

export type MessageRefusal =
  | { code: 'invalid-input'; fields: Record<string, string> }
  | { code: 'too-many-requests'; retryAfterSeconds: number }
  | { code: 'message-not-taken' | 'mail-key-missing' };

type Taking = {
  submitted: Submitted;
  sender: Sender;
  now: Date;
};
