import { createHash } from 'node:crypto';
import type { PreviewKeyParts } from '#core/preview/send-preview.ts';
import type { Verdict } from '#core/preview/preview.ts';
import { openSigned, openSignedJson, signed, signedJson } from './signature.ts';

/**
 * The key to look at a preview: what its link carries. It is made anew from the preview whenever it is needed, so that a
 * mail that is tried again holds the same link, and nobody has to keep it.
 */
export const viewKey = ({ id, expiresAt }: PreviewKeyParts): string =>
  signed(`${id}.${secondsOf(expiresAt)}`, 'preview');

/** The key to decide on it. It is in no mail and on no page: our form brings it along once its own word is believed. */
export const verdictKey = ({ id, expiresAt }: PreviewKeyParts): string =>
  signed(`${id}.${secondsOf(expiresAt)}`, 'preview verdict');

/** The preview a link leads to; undefined where we did not make it. Whether it has expired is for others to ask. */
export function readViewKey(key: string): PreviewKeyParts | undefined {
  const [id, seconds] = openSigned(key, 'preview')?.split('.') ?? [];
  if (id === undefined || seconds === undefined) return undefined;
  return { id, expiresAt: new Date(parseInt(seconds, 36) * 1000) };
}

/** What the database keeps of the keys. */
export const keyDigests = (preview: PreviewKeyParts) => ({
  viewDigest: digestOf(viewKey(preview)),
  verdictDigest: digestOf(verdictKey(preview)),
});

/** How long the form of a verdict is taken, in milliseconds: an hour of reading. */
const formLife = 3_600_000;

/** The word of a form that asks for one verdict on one preview, about the texts that were looked at. */
export const formWord = ({ id, verdict, seen }: AskedVerdict, now: Date): string =>
  signedJson({ id, verdict, seen, until: now.getTime() + formLife }, 'preview form');

/** What such a form asks for; undefined where it is not ours, or an hour old. */
export function readFormWord(word: string, now: Date): AskedVerdict | undefined {
  const form = openSignedJson(word, 'preview form') as (AskedVerdict & { until: number }) | undefined;
  if (form === undefined) return undefined;
  const { until, ...asked } = form;
  return until > now.getTime() ? asked : undefined;
}

const secondsOf = (moment: Date): string => Math.floor(moment.getTime() / 1000).toString(36);

const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex');

export type AskedVerdict = { id: string; verdict: Verdict; seen: Record<string, number> };
