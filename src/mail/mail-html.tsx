import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { lightColours as colours } from '#core/colours.ts';

/** The HTML around the parts of every mail. */
export const mailHtml = ({ lang, title, children }: MailPage): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <style>{css}</style>
      </head>
      <body>
        <div className="letter">{children}</div>
      </body>
    </html>,
  )}`;

export const Lines = ({ text }: { text: string }) => (
  <p>
    {text.split(/\r?\n/).map((line, index) => (
      <span key={index}>
        {index > 0 && <br />}
        {line}
      </span>
    ))}
  </p>
);

/** No CSS variables: mail programs do not support them. No quotation marks: React would escape them. */
const css = `
body { margin: 0; background: ${colours.mist}; color: ${colours.ink}; font-family: Figtree, Arial, sans-serif; font-size: 16px; line-height: 1.5; }
.letter { max-width: 600px; margin: 0 auto; padding: 24px; background: ${colours.paper}; }
a { color: ${colours.sea}; overflow-wrap: anywhere; word-break: break-word; }
a.button { display: inline-block; margin: 12px 0; padding: 10px 20px; border-radius: 24px; background: ${colours.sea}; color: ${colours.paper}; text-decoration: none; }
h2 { margin: 28px 0 8px; font-size: 18px; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 6px 12px 6px 0; text-align: left; vertical-align: top; border-bottom: 1px solid ${colours.line}; font-weight: normal; }
td { overflow-wrap: anywhere; word-break: break-word; }
td.sum { text-align: right; padding-right: 0; }
tr.total th, tr.total td { font-weight: bold; }
.quiet { color: ${colours['ink-soft']}; font-size: 14px; }
.sealed { font-family: monospace; font-size: 11px; word-break: break-all; }
`;

type MailPage = { lang: string; title: string; children: ReactNode };
