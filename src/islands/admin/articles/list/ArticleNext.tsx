import { deskPages, editAddress } from '#core/desk-pages.ts';
import type { Article } from '#contract/articles.ts';
import { counted } from '#i18n/counted.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { updateAddress } from '../../translation/UpdateAll.tsx';
import { whatNext } from '../page/what-next.ts';

/** The one thing that the article waits for, as a link to where an editor does it. */
export function ArticleNext({ article: { slugBase, posts } }: { article: Article }) {
  const { words } = useDesk();
  const texts = words.writing.article.next;
  const next = whatNext(posts, '');
  if (next === undefined) return null;
  const about = counted(texts[next.name], next.posts.length);
  if (next.name === 'translating') return <small>{about}</small>;
  const text = openPost(next.posts);
  const [step, address] = {
    outdated: [texts.update, updateAddress(slugBase)],
    unread: [texts.read, `${deskPages['review-translations']}?article=${slugBase}`],
    failed: [words.translation.translate, text],
    untranslated: [words.translation.translate, text],
    ready: [posts.some(({ isPublished }) => isPublished) ? words.edit.publish : words.today.steps.goOn, text],
  }[next.name];
  return (
    <a className="desk-row-step" href={address} title={about}>
      {step}
      <span className="visually-hidden">
        : {slugBase}, {about}
      </span>
    </a>
  );
}

const openPost = ([first]: { slug: string }[]): string => editAddress(first?.slug);
