import { parsedJson } from '#adapters/http/request-input.ts';
import { requireSetting } from '#adapters/settings.ts';
import { renderPreview } from '#adapters/render-preview.ts';
import { postForEditing } from '#adapters/supabase/posts/article-desk.ts';
import { business } from '#core/business/current.ts';
import { sourceLocale } from '#core/locale.ts';
import { postPath } from '#core/paths.ts';
import { previewedPost, validPreviewedText } from '#core/preview/previewed-text.ts';
import { editorPreview } from './editor-preview.ts';

/** Shows the page of an article with the editor’s unsaved text. */
export default editorPreview({
  languageOf: (fields) => textIn(fields)?.locale ?? sourceLocale,
  async drawn(fields, { editor, words }) {
    const text = textIn(fields);
    if (text === undefined) return 'invalid-input';
    const stored = text.isStored ? await postForEditing(editor.supabase, text.slug) : undefined;
    if (text.isStored && stored === undefined) return 'post-not-found';
    const post = previewedPost(text, { stored, untitled: words.writing.article.untitled, now: new Date() });
    const page = await renderPreview(postPath(post.slug), {
      details: business(),
      site: requireSetting('SITE_URL'),
      posts: [post],
    });
    return page === undefined ? 'invalid-input' : { page, note: words.edit.control.previewed };
  },
});

function textIn(fields: URLSearchParams) {
  const json = parsedJson(fields.get('post') ?? '');
  return json.ok ? validPreviewedText(json.value) : undefined;
}
