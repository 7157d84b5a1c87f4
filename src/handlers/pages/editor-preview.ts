import { guarded } from '#adapters/http/guarded.ts';
import { refusalAfter } from '#adapters/http/endpoint.ts';
import { pageAnswer } from '#adapters/http/page-answer.ts';
import { boundedBody, isForeignOrigin } from '#adapters/http/request-input.ts';
import { editorBehind, type Editor } from '#adapters/supabase/access/editor-session.ts';
import { refusalAnswers, type RefusalCode } from '#contract/refusals.ts';
import type { Locale } from '#core/locale.ts';
import { refusedPage } from '#served-pages/refused-page.tsx';
import { deskWords, type DeskWords } from '#i18n/desk/desk-words.ts';

/**
 * A page for one editor, with what the editor has not saved yet. The request must be a form with an access token.
 * `drawn` returns the page and the note at its top, or a refusal.
 */
export const editorPreview = ({ languageOf, drawn }: Preview) =>
  guarded(async (request) => {
    const fields = await formOf(request);
    const lang = languageOf(fields);
    const words = deskWords(lang);
    const refused = (code: RefusalCode) => {
      const { html, contentPolicy } = refusedPage({ lang, text: words.refusals[code] });
      return pageAnswer(html, { status: refusalAnswers[code][0], contentPolicy });
    };

    // Another site could otherwise show invented words under this site's address.
    if (isForeignOrigin(request)) return refused('wrong-origin');
    try {
      const editor = await editorBehind(fields.get('token') ?? '');
      if (!editor.ok) return refused(editor.refusal.code);
      if (!editor.value.isConfirmed) return refused('second-factor-needed');
      const result = await drawn(fields, { editor: editor.value, words });
      if (typeof result === 'string') return refused(result);
      const note = `<p class="wrap" role="status"><strong>${result.note}</strong></p>`;
      return pageAnswer(result.page.replace(/<body[^<>]*>/, `$&${note}`), {});
    } catch (cause) {
      return refused(refusalAfter(cause).code);
    }
  });

/** A form with a file’s encoding is a third shorter than one in a URL’s encoding, so a long text fits. */
async function formOf(request: Request): Promise<URLSearchParams> {
  const body = request.method === 'POST' ? await boundedBody(request) : undefined;
  if (body?.ok !== true) return new URLSearchParams();
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/')) return new URLSearchParams(body.value);
  const form = await new Response(body.value, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => []);
  return new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

type Preview = {
  languageOf: (fields: URLSearchParams) => Locale;
  drawn: (
    fields: URLSearchParams,
    context: { editor: Editor; words: DeskWords },
  ) => Promise<{ page: string; note: string } | RefusalCode>;
};
