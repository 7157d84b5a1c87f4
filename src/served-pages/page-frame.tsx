import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { contentHash } from '#core/html/content-hash.ts';
import { languages, locales, type Locale } from '#core/locale.ts';
import { pagePath } from '#core/paths.ts';
import { words as wordsOf } from '#i18n/words.ts';
import { business } from '#core/business/current.ts';

/** A page that a function renders. Its Content-Security-Policy allows no style and no script except the page’s own. */
export function pageFrame({ lang, title, style, addressIn, script, children, footer }: Frame): DrawnPage {
  const words = wordsOf(lang).preview;
  const html = renderToStaticMarkup(
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`${title} – ${business().name}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header className="top">
          <div className="wrap">
            <a className="brand" href={pagePath({ page: 'home', locale: lang })}>
              <img src="/favicon.svg" width="32" height="32" alt="" />
              {business().name}
            </a>
            {addressIn && (
              <nav aria-label={words.pageLanguage}>
                <ul className="row">
                  {locales.map((locale) => (
                    <li key={locale}>
                      <a
                        href={addressIn(locale)}
                        lang={locale}
                        aria-current={locale === lang ? 'page' : undefined}
                      >
                        {languages[locale].name}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
        </header>
        <main className="wrap">{children}</main>
        {footer}
        {script !== undefined && <script dangerouslySetInnerHTML={{ __html: script }} />}
      </body>
    </html>,
  );
  const policy = [
    "default-src 'none'",
    `style-src '${contentHash(style)}'`,
    "img-src 'self'",
    ...(script === undefined ? [] : [`script-src '${contentHash(script)}'`, "connect-src 'self'"]),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return { html: `<!doctype html>${html}`, contentPolicy: policy.join('; ') };
}

type Frame = {
  lang: Locale;
  title: string;
  style: string;
  /** Returns the URL of the page in another language. Undefined if the page has no language links. */
  addressIn?: ((locale: Locale) => string) | undefined;
  script?: string | undefined;
  children: ReactNode;
  footer?: ReactNode;
};

export type DrawnPage = { html: string; contentPolicy: string };
