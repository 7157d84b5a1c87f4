import type { Article, ArticlePost } from '#contract/articles.ts';
import type { LibraryImage } from '#contract/images.ts';
import { deskPages, editAddress } from '#core/desk-pages.ts';
import type { ListedEnquiry } from '#core/enquiry/stored-enquiry.ts';
import { fromHit, hitsIn } from '#core/language/hits.ts';
import { sourceFirst } from '#core/locale.ts';
import { formatNearMoment } from '#i18n/format.ts';
import { thumbnail, wordsFor } from '../../images/Images.tsx';
import { Thumbnail } from '../../parts/drawings/Thumbnail.tsx';
import { Initials } from '../../parts/list/Lead.tsx';
import type { Desk } from '../../parts/use-desk.ts';
import { stateOf } from '../../publication/article-state.ts';
import type { Result } from './SearchResult.tsx';

/** The article under its title in the language that an editor reads first, and where the words were found. */
export function articleResult({ slugBase, posts }: Article, search: Search): Result {
  const sorted = posts.toSorted(
    (one, other) => sourceFirst.indexOf(one.language) - sourceFirst.indexOf(other.language),
  );
  const [post] = sorted;
  const state = post && stateOf(post);
  return {
    names: sorted.map(({ title }) => title),
    href: editAddress(post?.slug),
    lead: <Thumbnail className="desk-lead" address={post?.heroImageUrl} slugBase={slugBase} />,
    lang: post?.language,
    about: aboutArticle(sorted, search),
    mark: state === undefined || state === 'live' ? undefined : search.words.articles.states[state],
  };
}

/** Another title or a part of a text that has the words, or else how the article is. */
function aboutArticle(posts: readonly ArticlePost[], { words, language, query }: Search): Result['about'] {
  const [post] = posts;
  const titled = posts.find(({ title }) => isHit(title, query));
  if (post === undefined) return undefined;
  if (titled !== undefined && titled !== post) return { text: titled.title, lang: titled.language };
  const facts = [formatNearMoment(post.updatedAt, language)];
  if (titled === undefined && query !== '') {
    const read = posts.find(({ found }) => found !== undefined);
    if (read?.found !== undefined) return { text: fromHit(read.found, query), lang: read.language };
    // In another spelling.
    facts.push(words.frame.search.inText);
  }
  return { text: facts.join(' · ') };
}

/** The customer, with the part of her message that was found. */
export function enquiryResult(
  { id, name, email, phone, subject, message, lang }: ListedEnquiry,
  query: string,
): Result {
  const found = isHit(name, query)
    ? undefined
    : ([email, phone, subject].find((text) => isHit(text, query)) ??
      // The stored number may have other spaces.
      (/^[\d+ ()-]+$/.test(query) ? phone : undefined));
  const isInMessage = !isHit(name, query) && isHit(message, query);
  return {
    names: [name],
    href: `${deskPages.enquiries}?${new URLSearchParams({ q: email })}#${id}`,
    lead: <Initials name={name} />,
    about: { text: found ?? (isInMessage ? fromHit(message, query) : subject || message), lang },
  };
}

export function imageResult(image: LibraryImage, { words, language, query }: Search): Result {
  const { path, name } = image;
  const described = [language, ...sourceFirst].map((locale) => ({
    lang: locale,
    text: wordsFor(image, locale),
  }));
  const shown = described.find(({ text }) => isHit(text, query)) ?? described.find(({ text }) => text !== '');
  return {
    names: [shown?.text ?? (name || words.library.undescribed)],
    href: `${deskPages.media}?${new URLSearchParams({ q: query })}#${path}`,
    lead: <img className="desk-lead" src={thumbnail(path)} alt="" loading="lazy" />,
    lang: shown?.lang,
  };
}

const isHit = (text: string, query: string): boolean => hitsIn(text, query).some((piece) => piece.isHit);

type Search = Desk & { query: string };
