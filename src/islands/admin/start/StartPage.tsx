import { deskPages } from '#core/desk-pages.ts';
import { sourceFirst, sourceLocale, type Locale } from '#core/locale.ts';
import { postSlug, slugBaseOf } from '#core/post/post.ts';
import { useQuery } from '@tanstack/react-query';
import { callAsEditor } from '#session/session.ts';
import type { Today } from '#contract/today.ts';
import { counted } from '#i18n/counted.ts';
import { formatEuro, formatNearMoment } from '#i18n/format.ts';
import { AnswerTime } from '../enquiries/AnswerTime.tsx';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { Empty } from '../parts/list/Empty.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { RetryTranslation } from './RetryTranslation.tsx';
import { TodayPanel } from './TodayPanel.tsx';
import { useHealth } from '../health/use-health.ts';
import { useToday } from '../parts/use-today.ts';
import './start.css';

export function StartPage() {
  const { words } = useDesk();
  const today = useToday();
  const health = useHealth();
  const business = useQuery({ queryKey: ['business'], queryFn: fetchBusiness });
  // All panels appear together, so that a late panel does not push the others down.
  const isPending = [today, health, business].some((query) => query.isPending);
  const { data } = today;
  const texts = words.today;
  return (
    <>
      <ListTrouble query={{ ...today, isPending }} text={texts.failed} loading={texts.loading} />
      {!isPending && (
        <>
          <Line n={health.data?.problems.length ?? 0} texts={words.health.start} href={deskPages.health} />
          <Line
            n={business.data?.left.length ?? 0}
            texts={words.business.start}
            href={deskPages['first-hour']}
          />
        </>
      )}
      {data && !isPending && <Panels today={data} />}
    </>
  );
}

/** Loads the contract with its rules for each field on demand. */
const fetchBusiness = async () => callAsEditor((await import('#contract/site.ts')).readBusiness, {});

const Line = ({ n, texts, href }: { n: number; texts: Parameters<typeof counted>[0]; href: string }) =>
  n > 0 && (
    <p className="problem">
      <a href={href}>{counted(texts, n)}</a>
    </p>
  );

function Panels({ today }: { today: Today }) {
  const { words, language } = useDesk();
  const texts = words.today;
  const edit = (slug: string) => `${deskPages['edit-article']}?slug=${slug}`;
  const review = (slug: string) => `${deskPages['review-translations']}?article=${slugBaseOf(slug)}`;
  const articles = (show: string) => `${deskPages.articles}?show=${show}`;
  const { setUp: _, ...work } = today;
  const isEmpty = Object.values(work).every((kind) => (typeof kind === 'number' ? kind : kind.n) === 0);
  const now = Date.now();
  if (isEmpty) return <Empty of="coast" text={texts.done} />;
  return (
    <div className="today">
      <TodayPanel
        title={texts.enquiries.title}
        n={today.enquiries.n}
        all={deskPages.enquiries}
        rows={today.enquiries.first.map(({ id, name, createdAt }) => ({
          key: id,
          text: name ?? texts.enquiries.someone,
          href: `${deskPages.enquiries}#${id}`,
          aside: <AnswerTime createdAt={new Date(createdAt)} now={now} />,
        }))}
      >
        {today.held > 0 && <p className="soft">{counted(texts.enquiries.held, today.held)}</p>}
      </TodayPanel>
      <TodayPanel
        title={texts.kinds.payments}
        n={today.payments.n}
        all={deskPages.bitcoin}
        rows={today.payments.first.map(({ id, state, amountCents }) => ({
          key: id,
          text: amountCents === null ? words.payment.states[state] : formatEuro(amountCents, language),
          href: deskPages.bitcoin,
          aside: amountCents === null ? undefined : words.payment.states[state],
        }))}
      />
      {(['failed', 'outdated', 'unread', 'news'] as const).map((kind) => (
        <TodayPanel
          key={kind}
          title={texts.kinds[kind]}
          n={today[kind].n}
          all={kind === 'news' ? deskPages.news : articles(kind === 'unread' ? 'machine' : kind)}
          listed={today[kind].first.length}
          rows={byArticle(today[kind].first).map(({ slug, title, languages }) => ({
            key: slug,
            text: title,
            lang: sourceLocale,
            // Failed translations link to the Dutch text, because an editor can repeat a translation on that page.
            href: kind === 'news' ? edit(slug) : kind === 'failed' ? edit(dutchOf(slug)) : review(slug),
            aside: languages,
            action: kind === 'failed' && <RetryTranslation slug={slug} title={title} />,
          }))}
        />
      ))}
      <TodayPanel
        title={words.edit.notes.title}
        n={today.notes.n}
        rows={today.notes.first.map(({ id, title, text, slug, language: locale }) => ({
          key: id,
          text: `${title}: ${text}`,
          href: edit(slug),
          aside: locale.toUpperCase(),
        }))}
      />
      <TodayPanel
        title={texts.kinds.onItsWay}
        n={today.onItsWay.n}
        rows={today.onItsWay.first.map(({ slug, becomes }) => ({
          key: slug,
          text: slug,
          href: edit(slug),
          aside: texts.becomes[becomes],
        }))}
      />
      <TodayPanel
        title={texts.kinds.scheduled}
        n={today.scheduled.n}
        all={articles('scheduled')}
        rows={today.scheduled.first.map((post) => ({
          key: post.slug,
          text: post.title,
          lang: sourceLocale,
          href: edit(post.slug),
          aside: `${post.language.toUpperCase()}, ${formatNearMoment(post.at, language)}`,
        }))}
      />
      <TodayPanel
        title={texts.kinds.unsaved}
        n={today.unsaved.n}
        all={deskPages['manual-blog-create']}
        rows={today.unsaved.first.map(({ id, title, updatedAt, slug, language: locale }) => ({
          key: id,
          text: title.trim() || texts.untitled,
          lang: locale,
          href: slug === null ? `${deskPages['manual-blog-create']}?draft=${id}` : edit(slug),
          aside: formatNearMoment(updatedAt, language),
        }))}
      />
      <TodayPanel
        title={texts.kinds.drafts}
        n={today.drafts.n}
        all={articles('draft')}
        listed={today.drafts.first.length}
        rows={byArticle(today.drafts.first).map(({ slug, title, languages }) => ({
          key: slug,
          text: title,
          lang: sourceLocale,
          href: edit(slug),
          aside: languages,
        }))}
      />
    </div>
  );
}

const dutchOf = (slug: string): string => postSlug({ slugBase: slugBaseOf(slug), locale: sourceLocale });

/** Returns one text per article, preferably the Dutch text, with the languages of all listed texts of the article. */
function byArticle(posts: readonly ListedPost[]): (ListedPost & { languages: string })[] {
  const place = ({ language }: ListedPost) => sourceFirst.indexOf(language);
  const articles = Map.groupBy(posts, ({ slug }) => slugBaseOf(slug));
  return [...articles.values()].flatMap((listed) => {
    const all = listed.toSorted((one, other) => place(one) - place(other));
    const languages = all.map(({ language }) => language.toUpperCase()).join(', ');
    return all.slice(0, 1).map((first) => ({ ...first, languages }));
  });
}

type ListedPost = { slug: string; title: string; language: Locale };
