import { articleOfForm } from '#core/post/fields.ts';
import { pauseAutosave, resumeAutosave, startEmptyArticle } from './article-autosave.ts';
import { $articleDraft, $articleForm, noteDraft } from './article-form.ts';
import { imageRequest } from '#clients/images.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { sendArticle, type CreatedArticle } from '../change-posts.ts';

/**
 * Stores the new article, then starts an empty one. If the response is lost, this is remembered: submitting the same article
 * again creates no second one.
 */
export async function submitArticle(): Promise<CreatedArticle> {
  // A draft saved while the article is stored would be left behind.
  await pauseAutosave();
  const form = $articleForm.get();
  const { id } = $articleDraft.get();
  try {
    const created = await sendArticle({
      ...articleOfForm(form),
      slugBase: form.slugBase,
      languages: form.languages,
      publishMain: form.publishNow,
      // Each translation is reviewed before it is published.
      publishTranslations: false,
      ...imageRequest(form.image),
      draft: id,
    });
    startEmptyArticle();
    return created;
  } catch (cause) {
    noteDraft({ sentAs: isLost(refusalCode(cause)) ? form.slugBase : undefined });
    resumeAutosave();
    throw cause;
  }
}

/** Whether the article may be stored despite the error. */
const isLost = (code: string): boolean => code === 'unreachable' || code === 'internal';
