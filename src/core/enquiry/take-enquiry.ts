import { islandDay } from '../ibiza-time/days.ts';
import { localeOfPath } from '../paths.ts';
import { phoneNumber } from '../phone/phone-number.ts';
import { done, refuse, type Result } from '../result.ts';
import type { Enquiry } from './stored-enquiry.ts';
import { holdReason, type HeldReason } from './hold-reason.ts';
import type { SubmittedEnquiry } from './submitted-enquiry.ts';
import type { UnstoredPermission } from './unstored-allowance.ts';

/**
 * Stores the enquiry and mails it. A held enquiry is only stored. If the database fails, the mail has a signed copy
 * that can be stored later. If no mail is allowed or the mail fails, calls the webhook. If that fails too, refuses.
 */
export async function takeEnquiry(
  deps: EnquiryDeps,
  { submitted, sender, now }: Taking,
): Promise<Result<AcceptedEnquiry, EnquiryRefusal>> {
  const { to } = submitted;
  if (to !== '' && !deps.mailboxes.some((mailbox) => mailbox.toLowerCase() === to.toLowerCase()))
    return refuse({
      code: 'invalid-input',
      fields: { to: 'Messages go to the mailbox of the business only.' },
    });

  if (submitted.appointment?.times.some(({ day }) => day < islandDay(now)))
    return refuse({ code: 'invalid-input', fields: { appointment: 'A day is in the past.' } });

  const enquiry = enquiryFrom(submitted, now);
  if (enquiry === undefined)
    return refuse({
      code: 'invalid-input',
      fields: { phone: 'A telephone number with its country code, such as +34 971 31 20 20.' },
    });

  const stamp = submitted.stamp === '' ? undefined : deps.readStamp(submitted.stamp);
  const heldReason = holdReason({ website: submitted.website, stamp, now });
  let stored: StoreOutcome;
  try {
    const valid = stamp !== undefined && heldReason === undefined ? submitted.stamp.slice(-100) : undefined;
    stored = await deps.store({ enquiry, heldReason, stamp: valid, sender });
  } catch (cause) {
    deps.reportError(cause);
    // Without the database, no editor could review a suspicious enquiry, so the enquiry is refused.
    if (heldReason !== undefined) return refuse({ code: 'message-not-taken' });
    return withoutDatabase(deps, { enquiry, sender, cause });
  }
  if (stored.outcome === 'refused')
    return refuse({ code: 'too-many-requests', retryAfterSeconds: stored.retryAfterSeconds });
  // The database does not say when a retry would succeed, so the page offers our telephone number to the visitor.
  if (stored.outcome === 'full') return refuse({ code: 'message-not-taken' });
  const { id, isHeld } = stored;
  return done({
    id,
    delivery: isHeld ? 'queued' : await deps.deliver(id),
    ...(deps.hasMailKey ? {} : { notice: 'mail-key-missing' }),
  });
}

async function withoutDatabase(
  deps: EnquiryDeps,
  { enquiry, sender, cause }: { enquiry: Enquiry; sender: Sender; cause: unknown },
): Promise<Result<AcceptedEnquiry, EnquiryRefusal>> {
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

/** Returns undefined if the telephone number is none. The sender's language tells how people write theirs. */
function enquiryFrom(submitted: SubmittedEnquiry, createdAt: Date): Enquiry | undefined {
  const lang = submitted.lang ?? localeOfPath(pathOf(submitted.pageUrl));
  const phone = submitted.phone === '' ? '' : phoneNumber(submitted.phone, lang);
  if (phone === undefined) return undefined;
  return {
    submission: submitted.submission ?? crypto.randomUUID(),
    name: submitted.name,
    email: submitted.email,
    phone,
    subject: submitted.subject,
    message: submitted.message,
    lang,
    pageUrl: submitted.pageUrl,
    quote: submitted.quote,
    appointment: submitted.appointment ?? undefined,
    createdAt,
  };
}

const pathOf = (pageUrl: string): string => URL.parse(pageUrl)?.pathname ?? pageUrl;

export type EnquiryDeps = {
  mailboxes: string[];
  /** Returns when the form was opened, or `forged` if our key did not sign the stamp. */
  readStamp: (stamp: string) => Date | 'forged';
  /** Throws if the database does not answer in time. */
  store: (received: {
    enquiry: Enquiry;
    heldReason: HeldReason | undefined;
    /** The last 100 characters of a valid stamp, by which the database finds stamps that are sent too often. */
    stamp: string | undefined;
    sender: Sender;
  }) => Promise<StoreOutcome>;
  /** Tries for a few seconds to send the mails of a stored enquiry. Never throws. */
  deliver: (id: string) => Promise<AcceptedEnquiry['delivery']>;
  /** Returns whether an enquiry that the database cannot store may be mailed, sent only to the webhook, or neither. */
  allowUnstored: (sender: Sender) => UnstoredPermission;
  /** Never throws. Returns undefined if the mail failed. */
  mailUnstored: (enquiry: Enquiry) => Promise<AcceptedEnquiry['delivery'] | undefined>;
  hasMailKey: boolean;
  /** Never throws. Returns false if no webhook is configured, or if the call fails. */
  callWebhook: (call: { enquiry: Enquiry; error: string }) => Promise<boolean>;
  reportError: (cause: unknown) => void;
};

/** `full`: the enquiry was not stored, because too many enquiries are held already. */
type StoreOutcome =
  | { outcome: 'stored'; id: string; isHeld: boolean }
  | { outcome: 'refused'; retryAfterSeconds: number }
  | { outcome: 'full' };

/** Keyed digests of the sender's IP address (for IPv6, its /64 network) and of the larger network (/24 or /48). */
export type Sender = { address: string; network: string };

/** `sent`: the mail service has the mail. `queued`: all else, such as a held enquiry. Only editors see `notice`. */
export type AcceptedEnquiry = { id: string; delivery: 'sent' | 'queued'; notice?: 'mail-key-missing' };

export type EnquiryRefusal =
  | { code: 'invalid-input'; fields: Record<string, string> }
  | { code: 'too-many-requests'; retryAfterSeconds: number }
  | { code: 'message-not-taken' | 'mail-key-missing' };

type Taking = {
  submitted: SubmittedEnquiry;
  sender: Sender;
  now: Date;
};
