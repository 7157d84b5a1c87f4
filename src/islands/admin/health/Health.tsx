import { deskPages } from '#core/desk-pages.ts';
import type { ProblemCode } from '#core/health/find-problems.ts';
import type { ListedProblem } from '#contract/health.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import { problemText } from '#i18n/desk/problem-text.ts';
import { Fact } from '../parts/Fact.tsx';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { useHealth } from './use-health.ts';
import './health.css';

export default function Health() {
  const { words, language } = useDesk();
  const { health: texts } = words;
  const dateOf = (at: string | null) => (at === null ? texts.never : formatMoment(at, language));
  const query = useHealth();
  const { data } = query;
  return (
    <>
      <p>{texts.intro}</p>
      <ListTrouble query={query} text={texts.failed} loading={texts.loading} />
      {data?.problems.length === 0 && (
        <p role="status" className="health-line" data-well={data.backedUpAt !== null}>
          {data.backedUpAt === null ? texts.noBackup : texts.well}
        </p>
      )}
      {data !== undefined && data.problems.length > 0 && (
        <ul className="plain health">
          {data.problems.map((problem) => (
            <ProblemLine key={problem.code} problem={problem} />
          ))}
        </ul>
      )}
      {data !== undefined && (
        <dl className="health-facts">
          <Fact label={texts.backup}>{dateOf(data.backedUpAt)}</Fact>
          <Fact label={texts.rehearsal}>{dateOf(data.rehearsedAt)}</Fact>
          <Fact label={texts.lastCheck}>{dateOf(data.checkedAt)}</Fact>
          <Fact label={texts.signedIn}>
            {fill(texts.signedInTimes, { n: data.signedIn.n, moment: dateOf(data.signedIn.since) })}{' '}
            <a href={deskPages.editors}>{texts.people}</a>
          </Fact>
        </dl>
      )}
      <p className="row">
        {(['actions', 'missing-pages'] as const).map((page) => (
          <a key={page} className="button button-quiet" href={deskPages[page]}>
            {words.pages[page]}
          </a>
        ))}
      </p>
    </>
  );
}

function ProblemLine({ problem: { code, since, n, names } }: { problem: ListedProblem }) {
  const { words, language } = useDesk();
  const { health: texts } = words;
  const href = fixedAt[code];
  const { action } = texts.problems[code];
  return (
    <li>
      <strong>{problemText(texts, { code, n: n ?? undefined, names })}</strong>
      {since !== null && (
        <span className="soft">{fill(texts.since, { moment: formatMoment(since, language) })}</span>
      )}
      {href === undefined ? <span>{action}</span> : <a href={href}>{action}</a>}
    </li>
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
