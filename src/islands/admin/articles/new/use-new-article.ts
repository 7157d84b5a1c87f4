import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { maxAltLength } from '#core/images/image-limits.ts';
import { idle, savingAfter } from '#core/post/editing/save-steps.ts';
import { isProposedSlugBase } from '#core/post/slugs/default-slug-base.ts';
import { isSlugBase } from '#core/post/slugs/slug-base.ts';
import { postFieldNames, postFields } from '#core/post/fields.ts';
import { checkSlugBase } from '#contract/articles.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { $articleDraft, $articleForm, typeArticle, type ArticleForm } from '#stores/article/new-article.ts';
import { submitArticle } from '#stores/article/submit-article.ts';
import type { CreatedArticle } from '#stores/change-posts.ts';
import { refusalOf } from '#session/desk-refusal.ts';
import { callAsEditor } from '#session/session.ts';
import { waitForUploads } from '#stores/pending-uploads.ts';
import { openCreatedArticle } from '#stores/shown-page.ts';
import { showToast } from '#stores/toasts.ts';
import { notifySkippedImages } from '../../images/notify-skipped-images.ts';
import { planTexts } from '../../life/plan-texts.ts';
import { refusalText } from '../../parts/refusal-text.ts';
import { reportRefusal } from '../../parts/report-refusal.ts';
import { useDeskAction } from '../../parts/use-desk-action.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { flushTyping } from '../../writing/unsent-typing.ts';
import { undescribedImages } from '#core/images/undescribed-images.ts';
import { fieldProblem, problemsOf, refusedFields } from '../../writing/field-problem.ts';
import { useDrafts } from './use-drafts.ts';

/** Saves, plans and publishes a new article, and asks before what needs a decision. */
export function useNewArticle() {
  const desk = useDesk();
  const { words } = desk;
  const queries = useQueryClient();
  const [saving, dispatch] = useReducer(savingAfter, idle);
  const [asksUndescribed, setAsksUndescribed] = useState(false);
  const texts = words.manual;
  const failed = (text: string) => showToast({ tone: 'failure', title: texts.failed, text });
  const { refresh, ...drafts } = useDrafts({
    hasAllImages,
    failed,
    onOpened: () => dispatch({ type: 'opened' }),
  });

  const submission = useDeskAction({
    run: (at: string | undefined) =>
      submitArticle(at === undefined ? undefined : (created) => plan(created, at)),
    onSuccess: ({ data }) => {
      const text = fill(texts.createdText, { slug: data.slugBase });
      showToast({ tone: 'success', title: texts.created, text });
      notifySkippedImages(words, data.imagesLeftOut);
      const refused = data.posts.flatMap(({ published }) =>
        published?.ok === false ? [published.error] : [],
      );
      if (refused.length > 0) {
        const reasons = new Set(refused.map((code) => refusalText(words, code)));
        showToast({ tone: 'failure', title: words.edit.publishFailed, text: [...reasons].join(' ') });
      }
      openCreatedArticle(data);
    },
    onError: (cause) => {
      const { code, fields } = refusalOf(cause);
      const problems =
        code === 'slug-taken' ? { slugBase: refusalText(words, code) } : refusedFields(fields, words);
      dispatch({ type: 'refused', problems });
      failed(code in words.refusals && code !== 'internal' ? refusalText(words, code) : texts.failedText);
    },
    onSettled: refresh,
  });

  /** Waits for the uploads. If an upload fails, reports the failure and resolves to false. */
  async function hasAllImages(): Promise<boolean> {
    dispatch({ type: 'awaited' });
    const areUploaded = await waitForUploads();
    dispatch({ type: 'arrived' });
    flushTyping();
    if (!areUploaded) failed(words.images.notArrived);
    return areUploaded;
  }

  /** A failure leaves the stored article a draft, and its page offers to schedule it again. */
  async function plan({ data: { posts } }: CreatedArticle, at: string): Promise<void> {
    const source = posts.slice(0, 1).map((post) => ({ ...post, publishAt: null }));
    const afterUndo = () => queries.invalidateQueries();
    await planTexts({ posts: source, at, desk, afterUndo }).catch((cause: unknown) =>
      reportRefusal({ words, title: words.life.schedule.failed, cause }),
    );
  }

  /** Before publishing a text in which an image has no description, asks the editor for confirmation. */
  async function save({ isConfirmed = false, publishAt, publishNow }: Saving = {}): Promise<void> {
    if (saving.step === 'uploading' || !(await hasAllImages())) return;
    const form = $articleForm.get();
    const found = problemsWith(form, words);
    dispatch({ type: 'refused', problems: found });
    if (form.title.trim() === '' || form.content.trim() === '') {
      showToast({ tone: 'failure', title: texts.missing, text: texts.missingText });
      return;
    }
    if (Object.keys(found).length > 0) return;
    if (publishNow !== undefined) change({ publishNow });
    const isPublished = publishNow ?? form.publishNow;
    if (isPublished && publishAt === undefined && !isConfirmed && undescribedImages(form.content) > 0) {
      setAsksUndescribed(true);
      return;
    }
    setAsksUndescribed(false);
    dispatch({ type: 'sent' });
    const { id } = $articleDraft.get();
    await takeFreeSlugBase();
    // The editor may have opened another draft during the request.
    if ($articleDraft.get().id === id) submission.mutate(publishAt);
    else dispatch({ type: 'opened' });
  }

  /** Adds a number to a proposed slug base that is in use, but leaves a typed slug base unchanged. */
  async function takeFreeSlugBase(): Promise<void> {
    const { slugBase, title } = $articleForm.get();
    if ($articleDraft.get().sentAs !== undefined || !isProposedSlugBase({ slugBase, title })) return;
    const { proposal } = await callAsEditor(checkSlugBase, { slugBase }).catch(() => ({ proposal: null }));
    if (proposal !== null && $articleForm.get().slugBase === slugBase) change({ slugBase: proposal });
  }

  async function takeFromText(): Promise<void> {
    const reader = await import('#core/post/text/markup.ts').catch(() => undefined);
    if (reader === undefined) {
      failed(texts.failedText);
      return;
    }
    const { title, excerpt } = reader.titleAndExcerpt($articleForm.get().content);
    if (title === undefined && excerpt === undefined) {
      failed(texts.fromTextNone);
      return;
    }
    change({ ...(title === undefined ? {} : { title }), ...(excerpt === undefined ? {} : { excerpt }) });
  }

  function change(changes: Partial<ArticleForm>): void {
    typeArticle(changes);
    dispatch({ type: 'typed', fields: Object.keys(changes).map((field) => fieldNames[field] ?? field) });
  }

  return {
    saving,
    asksUndescribed,
    setAsksUndescribed,
    save,
    takeFromText,
    change,
    ...drafts,
  };
}

function problemsWith(form: ArticleForm, words: DeskWords): Record<string, string> {
  const check = (text: string, max: number, isRequired = false) =>
    fieldProblem({ text, max, isRequired, words });
  return problemsOf({
    ...Object.fromEntries(
      postFieldNames.map((name) => [
        postFields[name].inArticle,
        check(form[name], postFields[name].maxLength, postFields[name].isRequired),
      ]),
    ),
    slugBase: isSlugBase(form.slugBase) ? undefined : words.manual.slugInvalid,
    languages: form.languages.length > 0 ? undefined : words.manual.languagesNone,
    heroImageAlt: form.image && check(form.image.alt, maxAltLength, true),
  });
}

const fieldNames: Partial<Record<string, string>> = {
  ...Object.fromEntries(postFieldNames.map((name) => [name, postFields[name].inArticle])),
  image: 'heroImageAlt',
};

type Saving = {
  isConfirmed?: boolean;
  /** Dutch is scheduled instead of published. The dialog for this time has shown its own warning. */
  publishAt?: string;
  /** Also ticks or clears the tick-box for publishing at once. */
  publishNow?: boolean;
};

export type NewArticle = ReturnType<typeof useNewArticle>;
