import type { FunctionAnswer } from '#adapters/functions.browser.ts';
import type { AnswerOf, InputOf } from '#contract/contract.ts';
import { writeAiText, writingHelp } from '#contract/model-texts.ts';
import { previews, sendPreview } from '#contract/previews.ts';
import * as publishing from '#contract/publishing.ts';
import type { Locale } from '#core/locale.ts';
import { answered } from '#session/desk-refusal.ts';
import { $publication, followPosts } from './publication.ts';
import { callAsEditor } from '#session/session.ts';

/** Has a preview of an article mailed; `lang` is the language of the mail. */
export const mailPreview = (request: {
  slug: string;
  lang: Locale;
}): Promise<FunctionAnswer<MailedPreview>> => callAsEditor(sendPreview, request);

/** Publishes posts with one build, in the order given, and follows what is published to the site. */
export const publishTogether = (slugs: string[]): Promise<FunctionAnswer<PublishedTogether>> =>
  followed(publishing.publishBlogPosts, { slugs });

/** Publishes all of today's daily news. */
export const publishToday = (): Promise<FunctionAnswer<PublishedTogether>> =>
  followed(publishing.publishToday, {});

/** Takes today's daily news off the site, and follows that until its pages are gone. */
export async function hideDaily(): Promise<FunctionAnswer<HiddenDaily>> {
  $publication.set({ step: 'saving' });
  const sent = await callAsEditor(publishing.hideDaily, {});
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
}): Promise<FunctionAnswer<WrittenText>> => callAsEditor(writeAiText, request);

/** Whether there is anybody who writes; not where that cannot be asked. */
export async function canWrite(): Promise<boolean> {
  const asked = await callAsEditor(writingHelp, {});
  return asked.ok && asked.value.translator;
}

/** The latest previews of an article, newest first. Throws a `DeskRefusal`. */
export async function fetchPreviews(slug: string): Promise<PostPreview[]> {
  return answered(await callAsEditor(previews, { slug })).previews;
}

async function followed<Together extends typeof publishing.publishBlogPosts | typeof publishing.publishToday>(
  together: Together,
  input: InputOf<Together>,
): Promise<FunctionAnswer<PublishedTogether>> {
  $publication.set({ step: 'saving' });
  const sent = await callAsEditor(together, input);
  if (sent.ok) {
    const { published, rebuild, content_version } = sent.value;
    followPosts({ slugs: published.map(({ slug }) => slug), rebuild, contentVersion: content_version });
  } else $publication.set({ step: 'idle' });
  return sent;
}

type MailedPreview = AnswerOf<typeof sendPreview>;
export type PublishedTogether = AnswerOf<typeof publishing.publishBlogPosts>;
type HiddenDaily = AnswerOf<typeof publishing.hideDaily>;
type WrittenText = AnswerOf<typeof writeAiText>;
export type PostPreview = AnswerOf<typeof previews>['previews'][number];
