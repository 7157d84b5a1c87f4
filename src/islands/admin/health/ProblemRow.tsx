import { deskPages } from '#core/desk-pages.ts';
import type { ProblemCode } from '#core/health/find-problems.ts';
import type { ListedProblem } from '#contract/health.ts';
import { formatAgo } from '#i18n/format.ts';
import { problemText } from '#i18n/desk/problem-text.ts';
import { ToneLead } from '../parts/list/StateLead.tsx';
import { Row } from '../parts/list/Row.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { toneOf } from './health-head.ts';
import { Moment } from './Moment.tsx';

/** What is wrong, since when, and what to do about it. */
export function ProblemRow({ problem: { code, since, n, names } }: { problem: ListedProblem }) {
  const { words, language } = useDesk();
  const { health: texts } = words;
  const href = fixedAt[code];
  const { action } = texts.problems[code];
  return (
    <Row
      lead={<ToneLead tone={toneOf(code)} />}
      title={problemText(texts, { code, n: n ?? undefined, names })}
      about={href === undefined ? `${texts.forAdmin}: ${action}` : <a href={href}>{action}</a>}
      marks={
        since !== null && (
          <Moment at={since}>{formatAgo(Date.now() - new Date(since).getTime(), language)}</Moment>
        )
      }
    />
  );
}

/** The desk page on which an editor can solve the problem. Other problems are solved outside the desk. */
const fixedAt: Partial<Record<ProblemCode, string>> = {
  'posts-skipped': deskPages.articles,
  'database-full': deskPages.trash,
  'mails-lost': deskPages.enquiries,
  'mails-waiting': deskPages.enquiries,
  'payments-waiting': deskPages.bitcoin,
  'enquiries-held': deskPages.enquiries,
  'news-failed': deskPages.news,
  'news-waiting': deskPages.news,
  'unread-stopped': deskPages.news,
  'judge-failing': deskPages.news,
  'feeds-failing': deskPages.news,
  'pages-missing': deskPages['missing-pages'],
  'translations-outdated': `${deskPages.articles}?show=outdated`,
  'invitations-open': deskPages.editors,
};
