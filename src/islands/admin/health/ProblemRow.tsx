import type { ComponentProps } from 'react';
import { deskPages } from '#core/desk-pages.ts';
import type { ProblemCode } from '#core/health/find-problems.ts';
import type { ListedProblem } from '#contract/health.ts';
import { fill } from '#i18n/fill.ts';
import { formatAgo, formatList } from '#i18n/format.ts';
import { problemText } from '#i18n/desk/problem-text.ts';
import { PageLead } from '../parts/list/PageLead.tsx';
import { StateLead } from '../parts/list/StateLead.tsx';
import { Row } from '../parts/list/Row.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { toneOf } from './health-head.ts';
import { Moment } from './Moment.tsx';

/** What is wrong, since when, and what to do about it. */
export function ProblemRow({ problem: { code, since, n, names }, invited }: Props) {
  const { words, language } = useDesk();
  const { health: texts } = words;
  const at = fixedAt[code];
  const { action } = texts.problems[code];
  const tone = toneOf(code);
  const who = texts.invited[invited.length === 1 ? 'one' : 'other'];
  return (
    <Row
      lead={
        at === undefined ? <StateLead name="problem" tone={tone} /> : <PageLead page={at.page} tone={tone} />
      }
      title={
        code === 'invitations-open' && invited.length > 0
          ? fill(who, { names: formatList(invited, language) })
          : problemText(texts, { code, n: n ?? undefined, names }, language)
      }
      about={
        at === undefined ? (
          `${texts.forAdmin}: ${action}`
        ) : (
          <a href={`${deskPages[at.page]}${at.query ?? ''}`}>{action}</a>
        )
      }
      marks={
        since !== null && (
          <Moment at={since}>{formatAgo(Date.now() - new Date(since).getTime(), language)}</Moment>
        )
      }
    />
  );
}

/** The desk page on which an editor can solve the problem. Other problems are solved outside the desk. */
export const fixedAt: Partial<Record<ProblemCode, { page: FixingPage; query?: string }>> = {
  'posts-skipped': { page: 'articles' },
  'database-full': { page: 'trash' },
  'mails-lost': { page: 'enquiries' },
  'mails-waiting': { page: 'enquiries' },
  'payments-waiting': { page: 'bitcoin' },
  'enquiries-held': { page: 'enquiries' },
  'news-failed': { page: 'news' },
  'news-waiting': { page: 'news' },
  'unread-stopped': { page: 'news' },
  'judge-failing': { page: 'news' },
  'feeds-failing': { page: 'news' },
  'insurance-ends': { page: 'business', query: '#proof' },
  'pages-missing': { page: 'missing-pages' },
  'translations-outdated': { page: 'articles', query: '?show=outdated' },
  'invitations-open': { page: 'editors' },
};

type FixingPage = ComponentProps<typeof PageLead>['page'] & keyof typeof deskPages;

/** `invited`: the people whom the problem with invitations counts. */
type Props = { problem: ListedProblem; invited: string[] };
