import { editAddress } from '#core/desk-pages.ts';
import { formatNearMoment } from '#i18n/format.ts';
import type { Locale } from '#core/locale.ts';
import type { ArticlePost } from '#contract/articles.ts';
import { stateOf } from '../../publication/article-state.ts';
import { Progress } from '../../translation/OtherLanguages.tsx';
import { stateMark } from '../../publication/state-mark.ts';
import { useDesk } from '../../parts/use-desk.ts';

/** The state of one language of an article: missing, draft, scheduled, online, or on its way to it. */
export function LanguageCell({ post, locale, liveVersion }: Props) {
  const { words, language } = useDesk();
  const code = locale.toUpperCase();
  const about = (state: string) => `${words.languageNames[locale]}: ${state}`;
  if (post === undefined)
    return (
      <span {...stateMark('missing')} title={about(words.articles.states.missing)} data-language={code}>
        <span className="state-name">{words.articles.states.missing}</span>
      </span>
    );
  const state = stateOf(post);
  const isOnItsWay = (post.onItsWay ?? 0) > liveVersion;
  const comes = post.publishAt ?? post.publishedAt;
  const name = isOnItsWay
    ? words.articles[post.isPublished ? 'toOnline' : 'toGone']
    : words.articles.states[state];
  return (
    <>
      <a
        {...stateMark(isOnItsWay ? 'on-its-way' : state)}
        href={editAddress(post.slug)}
        title={about(name)}
        data-language={code}
      >
        <span className="state-name">{name}</span>
        <span className="visually-hidden">
          : {post.title} ({post.language.toUpperCase()})
        </span>
      </a>
      {state === 'scheduled' && comes !== null && (
        <small>
          <time dateTime={comes}>{formatNearMoment(comes, language)}</time>
        </small>
      )}
      <Progress post={post} />
    </>
  );
}

type Props = {
  post: ArticlePost | undefined;
  locale: Locale;
  liveVersion: number;
};
