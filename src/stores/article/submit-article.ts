import { articleOfForm } from '#core/post/fields.ts';
import { pauseAutosave, resumeAutosave, startEmptyArticle } from './article-autosave.ts';
import { $articleDraft, $articleForm, noteDraft } from './article-form.ts';
import { imageRequest } from '#clients/images.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { sendArticle, type CreatedArticle } from '../change-posts.ts';

/**
 * Stores what is written as an article, and begins an empty one once that is done. An attempt whose answer was lost is
 * remembered: sent again, the same article is no second one.
 */
export async function submitArticle(): Promise<CreatedArticle> {
  // A draft that is saved while the article is stored would be left behind.
  await pauseAutosave();
  const form = $articleForm.get();
  const { id } = $articleDraft.get();
  try {
    const created = await sendArticle({
      ...articleOfForm(form),
      slug_base: form.slugBase,
      languages: form.languages,
      publish_main: form.publishNow,
      // Translations are reviewed before they go out, each on its own.
      publish_translations: false,
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

/** Whether the article may have been stored although the answer says otherwise. */
const isLost = (code: string): boolean => code === 'unreachable' || code === 'internal';
