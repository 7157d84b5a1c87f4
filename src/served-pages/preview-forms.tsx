import { previewDays } from '#core/lifetimes.ts';
import { previewPath } from '#core/paths.ts';
import { readyPosts, type Verdict } from '#core/preview/preview.ts';
import type { PreviewTrouble, PreviewView } from '#core/preview/preview-view.ts';
import { languages, type Locale } from '#core/locale.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { spelledNumber } from '#i18n/spelled-number.ts';
import { words as wordsOf } from '#i18n/words.ts';
import { business } from '#core/business/current.ts';
import { pageFrame, type DrawnPage } from './page-frame.tsx';
import { previewAddress } from './preview-page.tsx';
import { previewStyle } from './preview-style.ts';

/** Mail scanners open links, so only this form’s POST publishes or rejects. `token` is signed. */
export function verdictPage(
  { preview, key, lang }: PreviewView,
  { verdict, token }: { verdict: Verdict; token: string },
): DrawnPage {
  const words = wordsOf(lang).preview;
  const isPublish = verdict === 'published';
  const title = isPublish ? words.confirmPublish : words.confirmReject;
  const ready = readyPosts(preview.posts).map(({ locale }) => languages[locale].name);
  return pageFrame({
    lang,
    title,
    style: previewStyle,
    children: (
      <form className="stack" method="post" action={previewPath}>
        <h1>{title}</h1>
        <p>
          {isPublish
            ? fill(words.confirmPublishText, { languages: ready.join(', ') })
            : words.confirmRejectText}
        </p>
        <input type="hidden" name="t" value={key} />
        <input type="hidden" name="lang" value={lang} />
        <input type="hidden" name="form" value={token} />
        {!isPublish && (
          <p>
            <label htmlFor="note">{words.note}</label>
            <textarea id="note" name="note" rows={5} maxLength={1000} />
          </p>
        )}
        <p className="buttons">
          <button className="button">{isPublish ? words.yesPublish : words.yesReject}</button>
          <a className="button quiet" href={previewAddress({ key, lang })}>
            {words.back}
          </a>
        </p>
      </form>
    ),
  });
}

export function previewTroublePage(
  trouble: PreviewTrouble,
  { lang, id }: { lang: Locale; id?: string },
): DrawnPage {
  const { title, text } = wordsOf(lang).preview.troubles[trouble];
  return pageFrame({
    lang,
    title,
    style: previewStyle,
    children: (
      <div className="stack">
        <h1>{title}</h1>
        <p>{fill(text, { days: spelledNumber(previewDays, deskWords(lang).spelledNumbers) })}</p>
        {id !== undefined && <p className="soft">{id}</p>}
        <p>
          <a href="/">{business().name}</a>
        </p>
      </div>
    ),
  });
}
