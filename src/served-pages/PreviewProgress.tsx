import type { Locale } from '#core/locale.ts';
import type { PreviewStep } from '#core/preview/preview-view.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { words as wordsOf } from '#i18n/words.ts';

/** The steps from a decision to publish until the article is online. */
const steps = ['saved', 'waiting', 'building', 'live'] as const;

/** Shows the same steps as the desk’s progress strip. Links to the article’s pages when they are live. */
export function PreviewProgress({ step, lang, pages, again }: Props) {
  const { progress } = deskWords(lang);
  const words = wordsOf(lang).preview;
  const reached = step === 'failed' ? 1 : steps.indexOf(step) + 1;
  return (
    <div role="status">
      <div id="progress" className="stack" data-step={step}>
        <ol className="steps" aria-label={progress.title}>
          {steps.map((name, index) => (
            <li
              key={name}
              data-reached={index < reached}
              aria-current={index === reached - 1 ? 'step' : undefined}
            >
              {progress.steps[name]}
            </li>
          ))}
        </ol>
        <p>
          {step === 'live' && pages.length > 1
            ? fill(progress.liveSeveral, { n: pages.length })
            : progress[step]}
        </p>
        {step === 'live' ? (
          <ul className="row">
            {pages.map(({ path, locale }) => (
              <li key={path}>
                <a href={path} hrefLang={locale}>
                  {fill(words.view, { language: locale.toUpperCase() })}
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p>
            <a href={again}>{words.lookAgain}</a>
          </p>
        )}
      </div>
    </div>
  );
}

/** Polls every two seconds until the article is live, but for at most ten minutes. */
export const progressScript = `(async () => {
  for (let look = 0; look < 300; look++) {
    const shown = document.getElementById('progress');
    if (shown.dataset.step === 'live') return;
    await new Promise((resolve) => setTimeout(resolve, 2000));
    try {
      const page = await (await fetch(location.href, { cache: 'no-store' })).text();
      const next = new DOMParser().parseFromString(page, 'text/html').getElementById('progress');
      if (next && next.dataset.step !== shown.dataset.step) shown.replaceWith(next);
    } catch {
      // The site is unreachable, so the next poll tries again.
    }
  }
})();`;

type Props = {
  step: PreviewStep;
  lang: Locale;
  pages: { path: string; locale: Locale }[];
  again: string;
};
