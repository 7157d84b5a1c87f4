import * as v from 'valibot';
import { sourceLocale, type Locale } from '../locale.ts';
import { localeSchema, optionalText, slugBaseSchema, slugParts, slugSchema } from '../post/post.ts';
import { done, refuse, type Result } from '../result.ts';
import { previewDays } from '../lifetimes.ts';

/** The request names an article, or one of its posts. */
export const previewRequestSchema = v.pipe(
  v.object({
    slug_base: v.nullish(slugBaseSchema),
    slug: v.nullish(slugSchema),
    recipient: optionalText(254),
    lang: v.nullish(localeSchema),
  }),
  v.forward(
    v.check(({ slug_base, slug }) => Boolean(slug_base ?? slug), 'A slug_base or a slug is required.'),
    ['slug_base'],
  ),
  v.transform(({ slug_base, slug, recipient, lang }) => ({
    slugBase: slug_base ?? slugParts(slug ?? '')?.slugBase ?? '',
    recipient,
    lang: lang ?? sourceLocale,
  })),
);

/**
 * Mails an article's preview link to `recipient`, which must be an editor or the business. Without a `recipient`, the
 * link goes to the signed-in editor, or to the business for the shared account and for scheduled runs.
 */
export async function sendPreview(
  deps: PreviewDeps,
  { slugBase, recipient, lang, newsDate }: PreviewRequest,
): Promise<Result<SentPreview, PreviewRefusal>> {
  const mailbox = deps.mailbox();
  const id = deps.newId();
  // The link holds the expiry in whole seconds, so the database must store whole seconds too.
  const expiresAt = new Date(Math.floor(deps.now().getTime() / 1000) * 1000 + previewDays * 86_400_000);
  const stored = await deps.store({
    id,
    slugBase,
    lang,
    expiresAt,
    ...deps.keyDigests({ id, expiresAt }),
    recipient,
    newsDate,
    toBusiness: recipient?.toLowerCase() === mailbox.toLowerCase(),
  });
  if (stored.outcome === 'no-article') return refuse({ code: 'post-not-found' });
  if (stored.outcome === 'too-many-mails') return refuse({ code: stored.outcome, retryAfterSeconds: 3600 });
  if (stored.outcome !== 'stored') return refuse({ code: stored.outcome });
  return done({
    id: stored.id,
    recipient: stored.recipient ?? mailbox,
    expiresAt: stored.expiresAt,
    delivery: await deps.deliver(stored.id),
  });
}

export type PreviewRequest = {
  slugBase: string;
  recipient?: string | undefined;
  lang: Locale;
  /** The date of the daily news. Each date gets one preview: a repeated request returns the first preview. */
  newsDate?: string | undefined;
};

export type PreviewDeps = {
  /** Returns the mailbox of the business. Throws if the host lacks a setting that previews need. */
  mailbox: () => string;
  newId: () => string;
  now: () => Date;
  /** Returns digests of a preview's two keys, because the database stores no key. */
  keyDigests: (preview: PreviewKeyParts) => { viewDigest: string; verdictDigest: string };
  store: (preview: PreviewOrder) => Promise<StoredPreview>;
  deliver: (id: string) => Promise<'sent' | 'queued'>;
};

export type PreviewKeyParts = { id: string; expiresAt: Date };

export type PreviewOrder = PreviewRequest &
  PreviewKeyParts & { viewDigest: string; verdictDigest: string; toBusiness: boolean };

export type StoredPreview =
  | { outcome: 'no-article' | 'recipient-refused' | 'too-many-mails' }
  /** The new preview, or an identical one that was requested less than a minute ago. */
  | { outcome: 'stored'; id: string; recipient: string | undefined; expiresAt: Date };

export type SentPreview = { id: string; recipient: string; expiresAt: Date; delivery: 'sent' | 'queued' };

export type PreviewRefusal = { code: 'post-not-found' | 'recipient-refused' | 'too-many-mails' };
