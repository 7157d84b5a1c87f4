import type { ArticleImage } from '#core/images/article-image.ts';
import { formOf, rowOfText, type WritableText } from '#core/post/fields.ts';
import { openInNewTab } from '../parts/browser/open-in-new-tab.ts';
import { flushTyping } from '../writing/unsent-typing.ts';

/** Opens the page as it will be. `read` returns the unsaved text once the last key strokes have reached it. */
export function openPreview(read: () => PreviewedText): void {
  flushTyping();
  const { slug, isStored, text, image } = read();
  const post = { slug, is_stored: isStored, ...rowOfText(formOf(text)), ...(image && { image }) };
  void openInNewTab('preview-article', { post: JSON.stringify(post) });
}

type PreviewedText = {
  slug: string;
  isStored: boolean;
  text: WritableText;
  image: ArticleImage | undefined;
};
