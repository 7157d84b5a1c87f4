import { $articleDraft, $articleForm, newArticle, startEmptyArticle } from './new-article.ts';
import { imageRequest } from '#clients/images.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { sendArticle, type CreatedArticle } from '../change-posts.ts';

/**
 * Creates an article from the form. If the answer is lost, the form keeps the slug base that it sent (`sentAs`), so
 * that submitting again completes the same article (`createArticle`). `schedule` sets the time of publication, and never rejects.
 */
export async function submitArticle(
  schedule?: (created: CreatedArticle) => Promise<void>,
): Promise<CreatedArticle> {
  // An autosave during this request would create a draft that is never deleted.
  await newArticle.hold();
  const form = $articleForm.get();
  const { id } = $articleDraft.get();
  try {
    const created = await sendArticle({
      titleNl: form.title,
      excerptNl: form.excerpt,
      htmlNl: form.content,
      metaTitle: form.metaTitle,
      metaDescription: form.metaDescription,
      slugBase: form.slugBase,
      languages: form.languages,
      publishMain: form.publishNow && schedule === undefined,
      // An editor reviews each translation before it is published.
      publishTranslations: false,
      ...imageRequest(form.image),
      draft: id,
    });
    await schedule?.(created);
    startEmptyArticle();
    return created;
  } catch (cause) {
    newArticle.note({ sentAs: isLost(refusalCode(cause)) ? form.slugBase : undefined });
    throw cause;
  } finally {
    newArticle.release();
  }
}

const isLost = (code: string): boolean => code === 'unreachable' || code === 'internal';
