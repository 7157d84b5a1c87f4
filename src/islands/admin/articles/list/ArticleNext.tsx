import { deskPages, editAddress } from '#core/desk-pages.ts';
import type { Article } from '#contract/articles.ts';
import { counted } from '#i18n/counted.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { updateAddress } from '../../translation/UpdateAll.tsx';
import { stepText, whatNext } from '../page/what-next.ts';

/** The one thing that the article waits for, as a link to where an editor does it. */
export function ArticleNext({ article: { slugBase, posts } }: { article: Article }) {
  const { words } = useDesk();
  const texts = words.writing.article.next;
  const next = whatNext(posts);
  if (next === undefined) return null;
  const { name } = next;
  const about = name === 'draft' ? words.articles.states.draft : counted(texts[name], next.posts.length);
  if (name === 'translating') return <small>{about}</small>;
  const address =
    name === 'outdated'
      ? updateAddress(slugBase)
      : name === 'unread'
        ? `${deskPages['review-translations']}?article=${slugBase}`
        : editAddress(next.posts[0]?.slug);
  return (
    <a className="desk-row-step" href={address} title={about}>
      {stepText(name, words)}
      <span className="visually-hidden">
        : {slugBase}, {about}
      </span>
    </a>
  );
}
