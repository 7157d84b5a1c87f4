/** Sends one mail through Resend, and says whether it was sent, may be sent later, or never can be. */
import { Resend } from 'resend';
import { business } from '#core/business/current.ts';
import type { Letter, SendOutcome } from '#core/mail/mail.ts';
import { withoutRedirects } from '../outside/fetch-outside.ts';
import { retryAfterSeconds } from '../outside/retry-after-header.ts';
import { findSetting, requireSetting, SettingMissing } from '../settings.ts';

const timeoutMs = 6000;

/**
 * The mail service sends at most one mail per idempotency key in 24 hours. If the service rejects a mail that has a
 * reply address, this function sends the mail again without that address, under another idempotency key.
 */
export async function sendLetter(letter: Letter, idempotencyKey: string): Promise<SendOutcome> {
  const ended = await handOver(letter, idempotencyKey);
  const { replyTo, withoutReply, ...rest } = letter;
  if (ended.outcome !== 'dead' || replyTo === undefined || withoutReply === undefined) return ended;
  return handOver({ ...rest, ...withoutReply }, `${idempotencyKey}-no-reply`);
}

async function handOver(letter: Letter, idempotencyKey: string): Promise<SendOutcome> {
  try {
    const baseUrl = findSetting('RESEND_BASE_URL');
    const resend = new Resend(requireSetting('RESEND_API_KEY'), baseUrl === undefined ? {} : { baseUrl });
    const { replyTo, subject, html, text, attachment } = letter;
    const to = addressOf(letter);
    const from = senderNamed(business().name, requireSetting('MAIL_FROM'));
    const answer = await resend.emails.send(
      {
        from,
        to,
        subject,
        html,
        text,
        headers: headersOf(letter),
        ...(replyTo === undefined ? {} : { replyTo }),
        ...(attachment === undefined
          ? {}
          : {
              attachments: [{ ...attachment, content: Buffer.from(attachment.content).toString('base64') }],
            }),
      },
      { ...withoutRedirects, idempotencyKey, signal: AbortSignal.timeout(timeoutMs) },
    );
    return answer.error === null && typeof answer.data.id === 'string'
      ? { outcome: 'sent' }
      : outcomeOf(answer.error ?? { statusCode: null, name: 'no id' }, answer.headers ?? {});
  } catch (cause) {
    if (cause instanceof SettingMissing) return { outcome: 'untried', error: cause.message };
    return { outcome: 'unclear', error: noAnswer };
  }
}

/**
 * Marks a mail as written by a program, so that holiday notices and other programs do not answer it: RFC 3834, and
 * Exchange’s own header. Every mail of the site is one. None has `List-Unsubscribe`: each answers something that the
 * reader did, or tells the business about its own site.
 */
export const headersOf = ({ to }: Letter): Record<string, string> => ({
  'Auto-Submitted': to !== 'business' && 'visitor' in to ? 'auto-replied' : 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
  Precedence: 'bulk',
});

/**
 * Replaces the name of a sender. Adds quotes, because a comma would end the name.
 * @example senderNamed('Casa Clara', 'Website <site@example.com>') // => '"Casa Clara" <site@example.com>'
 */
export const senderNamed = (name: string, sender: string): string =>
  `"${name.replaceAll(/["\\]/g, '\\$&')}" <${/<([^<>]+)>/.exec(sender)?.[1] ?? sender.trim()}>`;

function addressOf({ to }: Letter): string {
  if (to === 'business') return requireSetting('CONTACT_TO');
  return 'visitor' in to ? to.visitor : to.editor;
}

export function outcomeOf(
  { statusCode, name, message }: ServiceError,
  headers: Record<string, string>,
): SendOutcome {
  if (statusCode === null || statusCode === undefined) return { outcome: 'unclear', error: noAnswer };
  const error = `The mail service answered with status ${statusCode}: ${message ?? name}`;
  if (statusCode === 429) {
    const seconds = retryAfterSeconds(headers['retry-after'] ?? null);
    return {
      outcome: 'failed',
      error,
      isTooFast: true,
      ...(seconds ? { retryAfterSeconds: seconds } : {}),
    };
  }
  if (statusCode === 409) {
    return name === 'invalid_idempotent_request'
      ? { outcome: 'key-used', error: `${error} (an earlier attempt was sent with a different body)` }
      : { outcome: 'unclear', error };
  }
  // The owner can correct the API key or the sender’s domain, so a later retry may succeed.
  if (statusCode === 401 || statusCode === 403) return { outcome: 'failed', error };
  if (statusCode === 408 || statusCode >= 500 || statusCode < 400) return { outcome: 'unclear', error };
  return { outcome: 'dead', error };
}

const noAnswer = 'The mail service could not be reached, or gave no answer that could be understood.';

type ServiceError = { statusCode?: number | null; name: string; message?: string };
