import * as v from 'valibot';
import type { FunctionAnswer } from '#adapters/functions.browser.ts';
import { locales, type Locale } from '#core/locale.ts';
import { answered } from './desk-answer.ts';
import { $publication, followPosts } from './publication.ts';
import { callAsEditor } from './session.ts';

/** Has a preview of an article mailed; `lang` is the language of the mail. */
export const mailPreview = (request: {
  slug: string;
  lang: Locale;
}): Promise<FunctionAnswer<MailedPreview>> =>
  callAsEditor('send-preview', { body: request, answer: mailedSchema });

/** Publishes posts with one build, in the order given, and follows what is published to the site. */
export const publishTogether = (slugs: string[]): Promise<FunctionAnswer<PublishedTogether>> =>
  followed('publish-blog-posts', { slugs });

/** Publishes all of today's daily news. */
export const publishToday = (): Promise<FunctionAnswer<PublishedTogether>> => followed('publish-today', {});

/** Takes today's daily news off the site, and follows that until its pages are gone. */
export async function hideDaily(): Promise<FunctionAnswer<HiddenDaily>> {
  $publication.set({ step: 'saving' });
  const sent = await callAsEditor('hide-daily', { body: {}, answer: hiddenSchema });
  if (sent.ok) {
    const { slugs, rebuild, content_version } = sent.value;
    followPosts({ slugs: [], gone: slugs, rebuild, contentVersion: content_version });
  } else $publication.set({ step: 'idle' });
  return sent;
}

/** Has a text written, which becomes a draft. */
export const writeText = (request: {
  topic: string;
  language: Locale;
}): Promise<FunctionAnswer<WrittenText>> =>
  callAsEditor('write-ai-text', { body: request, answer: writtenSchema });

/** Whether there is anybody who writes; not where that cannot be asked. */
export async function canWrite(): Promise<boolean> {
  const asked = await callAsEditor('writing-help', { answer: v.object({ translator: v.boolean() }) });
  return asked.ok && asked.value.translator;
}

/** The latest previews of an article, newest first. Throws a `DeskRefusal`. */
export async function fetchPreviews(slug: string): Promise<PostPreview[]> {
  return answered(await callAsEditor('previews', { query: { slug }, answer: previewsSchema })).previews;
}

async function followed(name: string, body: object): Promise<FunctionAnswer<PublishedTogether>> {
  $publication.set({ step: 'saving' });
  const sent = await callAsEditor(name, { body, answer: publishedSchema });
  if (sent.ok) {
    const { published, rebuild, content_version } = sent.value;
    followPosts({ slugs: published.map(({ slug }) => slug), rebuild, contentVersion: content_version });
  } else $publication.set({ step: 'idle' });
  return sent;
}

const rebuild = {
  rebuild: v.picklist(['requested', 'waiting', 'unreachable']),
  content_version: v.number(),
};

const mailedSchema = v.object({ recipient: v.string(), delivery: v.picklist(['sent', 'queued']) });

const publishedSchema = v.object({
  published: v.array(v.object({ slug: v.string() })),
  refused: v.array(v.object({ slug: v.string(), error: v.string() })),
  ...rebuild,
});

const hiddenSchema = v.object({ slugs: v.array(v.string()), ...rebuild });

const writtenSchema = v.object({ slug: v.string(), language: v.picklist(locales) });

const previewsSchema = v.object({
  previews: v.array(
    v.object({
      id: v.string(),
      recipient: v.nullable(v.string()),
      created_at: v.string(),
      expires_at: v.string(),
      verdict: v.nullable(v.picklist(['published', 'rejected'])),
      note: v.string(),
      decided_at: v.nullable(v.string()),
    }),
  ),
});

type MailedPreview = v.InferOutput<typeof mailedSchema>;
export type PublishedTogether = v.InferOutput<typeof publishedSchema>;
type HiddenDaily = v.InferOutput<typeof hiddenSchema>;
type WrittenText = v.InferOutput<typeof writtenSchema>;
export type PostPreview = v.InferOutput<typeof previewsSchema>['previews'][number];
