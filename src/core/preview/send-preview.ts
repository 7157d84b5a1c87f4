import * as v from 'valibot';
import { sourceLocale, type Locale } from '../locale.ts';
import { localeSchema, optionalText, slugBaseSchema, slugParts, slugSchema } from '../post/post.ts';
import { done, refuse, type Result } from '../result.ts';
import { previewDays } from '../lifetimes.ts';

/** What `send-preview` takes: an article by its slug base, or by the slug of one of its languages. */
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
 * Mails somebody a link to the article as it stands, in all its languages: whoever is named, else whoever asks, else the
 * business. Nobody but editors and the business is ever written to. Needs no person: a schedule may ask with its own tools.
 */
export async function sendPreview(
  deps: PreviewDeps,
  { slugBase, recipient, lang }: PreviewRequest,
): Promise<Result<SentPreview, PreviewRefusal>> {
  const mailbox = deps.mailbox();
  const id = deps.newId();
  // Whole seconds: the link says when it ends, and the database keeps the same moment.
  const expiresAt = new Date(Math.floor(deps.now().getTime() / 1000) * 1000 + previewDays * 86_400_000);
  const stored = await deps.store({
    id,
    slugBase,
    lang,
    expiresAt,
    ...deps.keyDigests({ id, expiresAt }),
    recipient,
    toBusiness: recipient?.toLowerCase() === mailbox.toLowerCase(),
  });
  if (stored.outcome !== 'stored')
    return refuse({ code: stored.outcome === 'no-article' ? 'post-not-found' : 'recipient-refused' });
  return done({
    id: stored.id,
    recipient: stored.recipient ?? mailbox,
    expiresAt: stored.expiresAt,
    delivery: await deps.deliver(stored.id),
  });
}

export type PreviewRequest = { slugBase: string; recipient?: string | undefined; lang: Locale };

export type PreviewDeps = {
  /** The mailbox of the business. Stops where the host has not been told what sending a preview needs. */
  mailbox: () => string;
  newId: () => string;
  now: () => Date;
  /** What the database may know of the two keys of a preview. */
  keyDigests: (preview: PreviewKeyParts) => { viewDigest: string; verdictDigest: string };
  store: (preview: PreviewOrder) => Promise<StoredPreview>;
  deliver: (id: string) => Promise<'sent' | 'queued'>;
};

export type PreviewKeyParts = { id: string; expiresAt: Date };

export type PreviewOrder = PreviewRequest &
  PreviewKeyParts & { viewDigest: string; verdictDigest: string; toBusiness: boolean };

export type StoredPreview =
  | { outcome: 'no-article' | 'recipient-refused' }
  /** `id` is that of another preview where the same one was asked for a moment ago. */
  | { outcome: 'stored'; id: string; recipient: string | undefined; expiresAt: Date };

export type SentPreview = { id: string; recipient: string; expiresAt: Date; delivery: 'sent' | 'queued' };

export type PreviewRefusal = { code: 'post-not-found' } | { code: 'recipient-refused' };
