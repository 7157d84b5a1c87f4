import { languages, sourceLocale } from '#core/locale.ts';
import type { Letter, PreviewMatter } from '#core/mail/mail.ts';
import { postState } from '#core/post/post-state.ts';
import { slugParts } from '#core/post/post.ts';
import { isDailyNews } from '#core/post/slugs/daily-news.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import { letterOf, paragraph, quiet } from '../letter-parts.tsx';
import type { Links } from '../links.ts';
import { previewMailWords } from '#i18n/mails/preview.ts';

/** Brings the link to a preview of an article. Uses only the stored preview, so that a retried mail is identical. */
export function previewLetter({ preview }: PreviewMatter, { previewPage }: Links): Letter {
  const { recipient, lang, posts, createdAt, expiresAt } = preview;
  const words = previewMailWords[lang];
  const { states } = deskWords(lang).articles;
  const named = posts.find(({ locale }) => locale === sourceLocale) ?? posts[0];
  const subject = fill(words.subject, { title: named?.title ?? '' });
  const link = previewPage(preview);
  const rows = posts.map((post) => ({
    post,
    language: languages[post.locale].name,
    state: states[postState(post, createdAt)],
  }));
  const openLink = {
    text: `${words.open}:\n${link}`,
    html: (
      <p>
        <a href={link}>{words.open}</a>
      </p>
    ),
  };
  const table = {
    text: rows.map(({ post, language, state }) => `${language} (${state}): ${post.title}`).join('\n'),
    html: (
      <table>
        <tbody>
          {rows.map(({ post, language, state }) => (
            <tr key={post.id}>
              <th scope="row">{language}</th>
              <td lang={post.locale}>{post.title}</td>
              <td>{state}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
  };
  return letterOf({
    to: recipient === undefined ? 'business' : { editor: recipient },
    subject,
    lang,
    parts: [
      paragraph(isDailyNews(slugParts(named?.slug ?? '')?.slugBase ?? '') ? words.news : words.intro),
      openLink,
      table,
      paragraph(fill(words.until, { moment: formatMoment(expiresAt, lang) })),
      quiet(words.keep),
    ],
  });
}
