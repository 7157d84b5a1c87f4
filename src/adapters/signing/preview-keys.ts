import { createHash } from 'node:crypto';
import type { PreviewKeyParts } from '#core/preview/send-preview.ts';
import type { Verdict } from '#core/preview/preview.ts';
import { openSigned, openSignedJson, signed, signedJson } from './signature.ts';

/**
 * The key to view a preview, carried by its link. It is derived from the preview, so that a retried mail holds the same link and
 * the key is stored nowhere.
 */
export const viewKey = ({ id, expiresAt }: PreviewKeyParts): string =>
  signed(`${id}.${secondsOf(expiresAt)}`, 'preview');

/** The key to decide on a preview. It is in no mail and on no page: the server derives it for a verified form. */
export const verdictKey = ({ id, expiresAt }: PreviewKeyParts): string =>
  signed(`${id}.${secondsOf(expiresAt)}`, 'preview verdict');

/** The preview that a link leads to; undefined if the link is not ours. Does not check the expiry. */
export function readViewKey(key: string): PreviewKeyParts | undefined {
  const [id, seconds] = openSigned(key, 'preview')?.split('.') ?? [];
  if (id === undefined || seconds === undefined) return undefined;
  return { id, expiresAt: new Date(parseInt(seconds, 36) * 1000) };
}

/** What the database stores of the keys. */
export const keyDigests = (preview: PreviewKeyParts) => ({
  viewDigest: digestOf(viewKey(preview)),
  verdictDigest: digestOf(verdictKey(preview)),
});

/** A form for a verdict is valid for an hour of reading, in milliseconds. */
const formLife = 3_600_000;

/** The signed token of a form: one verdict on one preview, for the texts that were shown. */
export const formWord = ({ id, verdict, seen }: AskedVerdict, now: Date): string =>
  signedJson({ id, verdict, seen, until: now.getTime() + formLife }, 'preview form');

/** The content of such a token; undefined if it is not ours, or an hour old. */
export function readFormWord(word: string, now: Date): AskedVerdict | undefined {
  const form = openSignedJson(word, 'preview form') as (AskedVerdict & { until: number }) | undefined;
  if (form === undefined) return undefined;
  const { until, ...asked } = form;
  return until > now.getTime() ? asked : undefined;
}

const secondsOf = (moment: Date): string => Math.floor(moment.getTime() / 1000).toString(36);

const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex');

export type AskedVerdict = { id: string; verdict: Verdict; seen: Record<string, number> };
