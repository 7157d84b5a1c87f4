import type { Locale } from '#core/locale.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { pageFrame, type DrawnPage } from './page-frame.tsx';
import { previewStyle } from './preview-style.ts';

/** Says in a tab of its own why a page cannot be shown to an editor. */
export const refusedPage = ({ lang, text }: { lang: Locale; text: string }): DrawnPage =>
  pageFrame({
    lang,
    title: deskWords(lang).frame.desk,
    style: previewStyle,
    children: (
      <div className="stack">
        <h1>{deskWords(lang).frame.desk}</h1>
        <p>{text}</p>
      </div>
    ),
  });
