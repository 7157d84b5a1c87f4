import type { Letter } from '#core/enquiry/mail.ts';
import { sourceLocale } from '#core/locale.ts';
import { postState } from '#core/post/post-state.ts';
import type { PreviewMail } from '#core/preview/preview.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { formatMoment } from '#i18n/format.ts';
import { languages } from '#i18n/languages.ts';
import { previewWords } from '#i18n/preview-words.ts';
import { fill } from '#i18n/words.ts';
import { mailHtml } from './mail-html.tsx';

/**
 * Shows somebody an article before it is published: a link, and how its languages stood when it was asked for. Made from
 * the stored preview alone, so that a mail that is tried again is the same one.
 */
export function previewLetter(
  { recipient, lang, posts, createdAt, expiresAt }: PreviewMail,
  link: string,
): Letter {
  const { mail: words } = previewWords(lang);
  const { states } = deskWords(lang).articles;
  const named = posts.find(({ locale }) => locale === sourceLocale) ?? posts[0];
  const subject = fill(words.subject, { title: named?.title ?? '' });
  const until = fill(words.until, { moment: formatMoment(expiresAt, lang) });
  const rows = posts.map((post) => ({
    post,
    language: languages[post.locale].name,
    state: states[postState(post, createdAt)],
  }));
  const text = [
    words.intro,
    `${words.open}:\n${link}`,
    rows.map(({ post, language, state }) => `${language} (${state}): ${post.title}`).join('\n'),
    until,
    words.keep,
  ].join('\n\n');
  const html = mailHtml({
    lang,
    title: subject,
    children: (
      <>
        <p>{words.intro}</p>
        <p>
          <a href={link}>{words.open}</a>
        </p>
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
        <p>{until}</p>
        <p className="quiet">{words.keep}</p>
      </>
    ),
  });
  return { to: recipient === undefined ? 'business' : { editor: recipient }, subject, html, text };
}
