import { escapeAttribute } from '#core/html/entities.ts';
import type { StoredMail } from './stored-mail.ts';

/** The page at which a local product shows the mails that it stored instead of sending: the list, or one mail. */
export function mailPage({ address, mails }: PageAsked): Response {
  const [, id, part] = address.split('/');
  const mail = mails.find((one) => one.id === id);
  if (id !== undefined && id !== '' && mail === undefined) return new Response(null, { status: 404 });
  const html = mail === undefined ? list(mails) : part === 'html' ? mail.html : whole(mail);
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; sandbox",
    },
  });
}

const list = (mails: StoredMail[]): string =>
  page(
    'Mails',
    mails.length === 0
      ? '<p>No mail has been sent yet.</p>'
      : `<ul>${mails.slice(0, 200).map(entry).join('')}</ul>`,
  );

const entry = ({ id, receivedAt, to, subject }: StoredMail): string =>
  `<li><a href="/local/mails/${id}">${escapeAttribute(subject)}</a><br>${escapeAttribute(receivedAt)} → ${escapeAttribute(String(to))}</li>`;

const whole = ({ id, receivedAt, from, to, reply_to, subject, text, idempotencyKey }: StoredMail): string =>
  page(
    subject,
    `<p><a href="/local/mails">All mails</a></p>
<dl>${[
      ['From', from],
      ['To', String(to)],
      ['Reply to', reply_to === undefined ? '–' : String(reply_to)],
      ['Time', receivedAt],
      ['Key', idempotencyKey],
    ]
      .map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeAttribute(value)}</dd>`)
      .join('')}</dl>
<iframe title="As it looks" src="/local/mails/${id}/html" sandbox></iframe>
<h2>As text</h2>
<pre>${escapeAttribute(text)}</pre>`,
  );

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escapeAttribute(title)}</title>
<style>body{font-family:system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem}li{margin-block:.75rem}
pre{white-space:pre-wrap}iframe{width:100%;height:40rem;border:1px solid}dt{font-weight:bold}</style>
<h1>${escapeAttribute(title)}</h1>${body}</html>`;

type PageAsked = { address: string; mails: StoredMail[] };
