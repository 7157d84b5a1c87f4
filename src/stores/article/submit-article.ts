import { articleOfForm } from '#core/post/fields.ts';
import { pauseAutosave, resumeAutosave, startEmptyArticle } from './article-autosave.ts';
import { $articleDraft, $articleForm, noteDraft } from './article-form.ts';
import { imageRequest } from '#clients/images.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { sendArticle, type CreatedArticle } from '../change-posts.ts';

/** Stores the new article. Submitting it again after a lost response creates no second article. */
export async function submitArticle(): Promise<CreatedArticle> {
  // An autosave during this request would create a draft that the server never deletes.
  await pauseAutosave();
  const form = $articleForm.get();
  const { id } = $articleDraft.get();
  try {
    const created = await sendArticle({
      ...articleOfForm(form),
      slugBase: form.slugBase,
      languages: form.languages,
      publishMain: form.publishNow,
      // Translations stay unpublished, because an editor reviews each of them first.
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

const isLost = (code: string): boolean => code === 'unreachable' || code === 'internal';
