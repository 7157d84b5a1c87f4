import { useState } from 'react';
import { deskPages, editAddress } from '#core/desk-pages.ts';
import { sourceLocale } from '#core/locale.ts';
import { postSlug, slugBaseOf } from '#core/post/post.ts';
import type { Today } from '#contract/today.ts';
import { formatNearMoment } from '#i18n/format.ts';
import { NavLead } from '../parts/list/Lead.tsx';
import { Codes } from '../parts/list/Codes.tsx';
import { Row } from '../parts/list/Row.tsx';
import { isBeingWritten, stepText } from '../articles/page/what-next.ts';
import { useDesk } from '../parts/use-desk.ts';
import { ArticleRows, byArticle, StepInLine, type ListedPost } from './ArticleRows.tsx';
import { keyOf, workOnce, type Kind } from './kinds-of-work.ts';
import { RetryTranslation } from './RetryTranslation.tsx';
import { TodayPanel } from './TodayPanel.tsx';

/** What an editor has begun, or the site has prepared for her. */
export function Unfinished({ today }: { today: Today }) {
  const { words, language } = useDesk();
  const [showsAll, setShowsAll] = useState(false);
  const texts = words.today;
  const { steps } = texts;
  const kinds = [
    // Leads to the Dutch text, because an editor can repeat a failed translation on that page.
    { kind: 'failed', all: articles('failed'), href: editDutch, action: retry },
    { kind: 'outdated', all: articles('outdated'), href: review, step: () => steps.update },
    { kind: 'unread', all: articles('machine'), href: review, step: () => steps.review },
    { kind: 'news', all: deskPages.news, step: () => steps.review },
  ] as const;
  const { kindsOf, listed } = workOnce(today);
  const also = (post: { slug: string | null; id?: string }) => {
    const others = kindsOf(post).slice(1);
    if (others.length === 0) return undefined;
    return others
      .map((kind) => (kind === 'drafts' ? words.articles.states.draft : texts.kinds[kind]))
      .join(' · ');
  };
  // Of the texts of one article, the latest.
  const unsaved = listed('unsaved', today.unsaved.first).filter(
    (text, index, all) => all.findIndex((other) => keyOf(other) === keyOf(text)) === index,
  );
  const shown = showsAll ? unsaved : unsaved.slice(0, 5);
  const drafts = listed('drafts', today.drafts.first);
  /** Counts rows, because an article with several languages has one. What is not listed is counted as it is. */
  const count = (kind: Kind, rows: number) => rows + today[kind].n - today[kind].first.length;
  if (isFinished(today)) return null;
  return (
    <section className="stack gap-3" aria-labelledby="today-unfinished">
      <h2 id="today-unfinished">{texts.groups.unfinished}</h2>
      <div className="desk-list">
        {kinds.map(({ kind, all, ...rows }) => {
          const posts = listed(kind, today[kind].first);
          const n = byArticle(posts).length;
          return (
            <TodayPanel key={kind} title={texts.kinds[kind]} n={count(kind, n)} listed={n} all={all}>
              <ArticleRows posts={posts} about={also} {...rows} />
            </TodayPanel>
          );
        })}
        <TodayPanel title={words.edit.notes.title} n={today.notes.n}>
          {today.notes.first.map(({ id, title, text, slug, language: locale }) => (
            <Row
              key={id}
              lead={icon}
              title={text}
              href={editAddress(slug)}
              about={
                <>
                  <Codes of={[locale]} />
                  {title}
                </>
              }
              step={steps.open}
            />
          ))}
        </TodayPanel>
        <TodayPanel
          title={texts.kinds.unsaved}
          n={count('unsaved', unsaved.length)}
          listed={shown.length}
          all={() => setShowsAll(true)}
        >
          {shown.map(({ id, title, updatedAt, slug, language: locale }) => (
            <Row
              key={id}
              lead={icon}
              title={title.trim() || texts.untitled}
              lang={locale}
              href={slug === null ? `${deskPages['manual-blog-create']}?draft=${id}` : editAddress(slug)}
              about={
                <>
                  <Codes of={[locale]} />
                  <StepInLine step={steps.goOn} />
                  {[formatNearMoment(updatedAt, language), also({ id, slug })].filter(Boolean).join(' · ')}
                </>
              }
              step={steps.goOn}
            />
          ))}
        </TodayPanel>
        <TodayPanel
          title={texts.kinds.drafts}
          n={count('drafts', byArticle(drafts).length)}
          listed={byArticle(drafts).length}
          all={articles('draft')}
        >
          <ArticleRows
            posts={drafts}
            step={({ language: own, liveIn }) =>
              stepText(isBeingWritten(own, { isLive: liveIn.length > 0 }) ? 'draft' : 'ready', words)
            }
          />
        </TodayPanel>
      </div>
    </section>
  );
}

export const isFinished = ({ failed, outdated, unread, news, notes, unsaved, drafts }: Work): boolean =>
  [failed, outdated, unread, news, notes, unsaved, drafts].every(({ n }) => n === 0);

type Work = Pick<Today, 'failed' | 'outdated' | 'unread' | 'news' | 'notes' | 'unsaved' | 'drafts'>;

const icon = <NavLead name="articles" />;

const review = ({ slug }: ListedPost) => `${deskPages['review-translations']}?article=${slugBaseOf(slug)}`;
const articles = (show: string) => `${deskPages.articles}?show=${show}`;
const retry = ({ slug, title }: ListedPost) => <RetryTranslation slug={slug} title={title} />;

const editDutch = ({ slug }: ListedPost) =>
  editAddress(postSlug({ slugBase: slugBaseOf(slug), locale: sourceLocale }));
