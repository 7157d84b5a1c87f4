import { hash } from 'node:crypto';
import type { PreviewKeyParts } from '#core/preview/send-preview.ts';
import type { Verdict } from '#core/preview/preview.ts';
import { openSigned, openSignedJson, signed, signedJson } from './signature.ts';

/** The key in the mailed link. It is derived from id and expiry, so that a retried mail contains the same link. */
export const viewKey = ({ id, expiresAt }: PreviewKeyParts): string =>
  signed(`${id}.${secondsOf(expiresAt)}`, 'preview');

/** The key for a decision. No mail or page contains it: the server derives it after verifying link and form. */
export const verdictKey = ({ id, expiresAt }: PreviewKeyParts): string =>
  signed(`${id}.${secondsOf(expiresAt)}`, 'preview verdict');

/** Returns undefined for a link that we did not sign. Does not check the expiry. */
export function readViewKey(key: string): PreviewKeyParts | undefined {
  const [id, seconds] = openSigned(key, 'preview')?.split('.') ?? [];
  if (id === undefined || seconds === undefined) return undefined;
  return { id, expiresAt: new Date(parseInt(seconds, 36) * 1000) };
}

/** The database stores these digests, never the keys. */
export const keyDigests = (preview: PreviewKeyParts) => ({
  viewDigest: digestOf(viewKey(preview)),
  verdictDigest: digestOf(verdictKey(preview)),
});

/** After opening the page, the reviewer has this many milliseconds (an hour) to decide. */
const formLife = 3_600_000;

/** The token allows only this decision (`verdict`) about this preview, for the revisions that the reviewer saw. */
export const formToken = ({ id, verdict, seen }: FormVerdict, now: Date): string =>
  signedJson({ id, verdict, seen, until: now.getTime() + formLife }, 'preview form');

/** Returns undefined for a token that we did not sign, or that is older than an hour. */
export function readFormToken(token: string, now: Date): FormVerdict | undefined {
  const form = openSignedJson(token, 'preview form') as (FormVerdict & { until: number }) | undefined;
  if (form === undefined) return undefined;
  const { until, ...verdict } = form;
  return until > now.getTime() ? verdict : undefined;
}

const secondsOf = (moment: Date): string => Math.floor(moment.getTime() / 1000).toString(36);

const digestOf = (key: string): string => hash('sha256', key);

export type FormVerdict = { id: string; verdict: Verdict; seen: Record<string, number> };
