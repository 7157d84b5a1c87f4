import { deskPages, editAddress } from '#core/desk-pages.ts';
import { sourceFirst, sourceLocale, type Locale } from '#core/locale.ts';
import { postSlug, slugBaseOf } from '#core/post/post.ts';
import type { ArticlePost } from '#contract/articles.ts';
import { showToast } from '#stores/toasts.ts';
import { translate } from '#stores/change-posts.ts';
import { openPage } from '#stores/shown-page.ts';
import { useArticle } from '../publication/use-article.ts';
import { hasFailed, isUnread, stateOf, translatingText } from '../publication/article-state.ts';
import { stateMark } from '../publication/state-mark.ts';
import { Button } from '../parts/Button.tsx';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { addLanguage } from './add-language.ts';
import { UpdateAll } from './UpdateAll.tsx';
import { useWritingHelp } from './use-writing-help.ts';

/** Lists the other languages of an article with their states, each with what an editor can do about it. */
export function OtherLanguages({ slug, open }: Props) {
  const { words } = useDesk();
  const slugBase = slugBaseOf(slug);
  const others = sourceFirst.filter((locale) => locale !== open);
  const isShown = ({ language }: ArticlePost) => open === sourceLocale || language === open;
  const texts = words.translation;
  const { help, whyNot } = useWritingHelp();
  const { data: article, isPending, refetch } = useArticle(slugBase, { polls: true });

  const making = useDeskAction({
    run: (locale: Locale) => translate({ slugBase, language: locale }),
    onSuccess: () => showToast({ tone: 'success', title: texts.done, text: texts.doneText }),
    failureTitle: texts.failed,
    onSettled: refetch,
  });
  const adding = useDeskAction({
    run: (locale: Locale) => addLanguage({ slugBase, language: locale }),
    onSuccess: (_, locale) => openPage(addressOf(locale)),
    failureTitle: words.edit.failed,
    onSettled: refetch,
  });
  const addressOf = (locale: Locale) => editAddress(postSlug({ slugBase, locale }));
  const hasSource = article?.posts.some(({ language }) => language === sourceLocale);

  return (
    <section aria-labelledby="other-languages">
      <h2 id="other-languages">{texts.languages}</h2>
      <ul className="plain other-languages" aria-busy={isPending || whyNot === words.translation.helpLoading}>
        {others.map((locale) => {
          const post = article?.posts.find((candidate) => candidate.language === locale);
          const name = words.languageNames[locale];
          // Until the article has loaded, a language that seems missing may exist.
          if (article === undefined || article === null) return <li key={locale}>{name}: …</li>;
          const state = post ? stateOf(post) : 'missing';
          const isFailed = post !== undefined && hasFailed(post);
          const about = {
            'data-sign': stateMark(isFailed ? 'failed' : state)['data-sign'],
            children: (
              <>
                {name}:{' '}
                <span className="soft">{isFailed ? texts.listProblem : words.articles.states[state]}</span>
              </>
            ),
          };
          const isMakeable = whyNot === undefined && locale !== sourceLocale && isToBeMade(post);
          return (
            <li key={locale} data-state={state}>
              {post ? <a href={addressOf(locale)} {...about} /> : <span {...about} />}
              {post?.isTranslating === true && <Progress post={post} />}
              {isMakeable ? (
                <Button
                  variant="link"
                  text={texts.translate}
                  about={name}
                  busy={making.isPending}
                  onClick={() => making.mutate(locale)}
                />
              ) : post ? (
                // The name leads there too, so only those who see the row need this link.
                <a className="link" href={addressOf(locale)} tabIndex={-1} aria-hidden="true">
                  {state === 'pending' && help?.translator === false ? texts.byHand : words.today.steps.open}
                </a>
              ) : (
                help?.translator === false &&
                hasSource && (
                  <Button
                    variant="link"
                    text={words.business.addLanguage}
                    about={name}
                    busy={adding.isPending}
                    onClick={() => adding.mutate(locale)}
                  />
                )
              )}
            </li>
          );
        })}
      </ul>
      {/* Editors can confirm all outdated translations on the page of the Dutch text, and each on its own page. */}
      {article && (
        <UpdateAll articles={[{ slugBase, posts: article.posts.filter(isShown) }]} onChanged={refetch} />
      )}
      {article?.posts.some(isUnread) && (
        <p>
          <a className="button button-quiet" href={`${deskPages['review-translations']}?article=${slugBase}`}>
            {words.pages['review-translations']}
          </a>
        </p>
      )}
      <p className="soft" role="status">
        {/* `TranslateText` may already show `whyNot` on the same page, and the settings say how to get a translator. */}
        {making.isPending ? texts.working : open === sourceLocale && help?.translator !== false && whyNot}
      </p>
    </section>
  );
}

export function Progress({ post }: { post: ArticlePost }) {
  const { words } = useDesk();
  if (post.isTranslating) return <small role="status"> {translatingText(post, words)}</small>;
  if (!hasFailed(post)) return null;
  return <small className="problem"> {words.translation.listProblem}</small>;
}

const isToBeMade = (post: ArticlePost | undefined): boolean =>
  post === undefined || (post.translation === 'pending' && hasFailed(post));

type Props = { slug: string; open: Locale };
