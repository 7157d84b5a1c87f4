import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { deskPages } from '#core/desk-pages.ts';
import type { ListedProblem } from '#contract/health.ts';
import { callAsEditor } from '#session/session.ts';
import type { Today as TodayAnswer } from '#contract/today.ts';
import { counted } from '#i18n/counted.ts';
import { formatDay } from '#i18n/format.ts';
import { LaterPart } from '../parts/LaterPart.tsx';
import { NavLead } from '../parts/list/Lead.tsx';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { Empty } from '../parts/list/Empty.tsx';
import { Row } from '../parts/list/Row.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { toneOf } from '../health/health-head.ts';
import { useHealth } from '../health/use-health.ts';
import { useToday } from '../parts/use-today.ts';
import { OnTheSite } from './OnTheSite.tsx';
import { isFinished, Unfinished } from './Unfinished.tsx';
import { WaitingPeople } from './WaitingPeople.tsx';
import './start.css';

const FirstSteps = lazy(() => import('../articles/list/FirstSteps.tsx'));

/** What waits for an editor today: messages, payments, texts to read, and faults of the site. */
export default function StartPage() {
  const { words } = useDesk();
  const today = useToday();
  const health = useHealth();
  const business = useQuery({ queryKey: ['business'], queryFn: fetchBusiness });
  // All panels appear together, so that a late panel does not push the others down.
  const isPending = [today, health, business].some((query) => query.isPending);
  const { data } = today;
  const { failed, loading } = words.today;
  return (
    <>
      <ListTrouble query={{ ...today, isPending }} text={failed} loading={loading} />
      {data && !isPending && (
        <Today today={data} problems={health.data?.problems ?? []} left={business.data?.left.length ?? 0} />
      )}
    </>
  );
}

/** A new installation shows only the guide to its first article, because nothing else can be done yet. */
function Today({ today, problems, left }: Seen) {
  const { words } = useDesk();
  const { today: texts } = words;
  const isNew = isDone(today) && today.live.n + today.scheduled.n + today.onItsWay.n === 0;
  const [text, hint] =
    problems.length + left === 0 ? [texts.done, texts.doneHint] : [texts.siteOnly, texts.siteOnlyHint];
  const notices = [
    ['health', problems.length, words.health.start, deskPages.health],
    ['business', isNew ? 0 : left, words.business.start, deskPages['first-hour']],
  ] as const;
  const isBroken = problems.some(({ code }) => toneOf(code) === 'bad');
  return (
    <>
      <Summary today={today} />
      <div className="today" data-new={isNew}>
        <div className="stack gap-5">
          <WaitingPeople today={today} />
          <Unfinished today={today} />
          {isNew && (
            <LaterPart>
              <FirstSteps />
            </LaterPart>
          )}
          {isDone(today) && !isNew && (
            <div className="desk-list">
              <Empty of="coast" text={text} hint={hint} />
            </div>
          )}
        </div>
        {(!isNew || problems.length > 0) && (
          <section className="stack gap-3 today-site" aria-labelledby="today-site">
            <h2 id="today-site">{texts.groups.site}</h2>
            <div className="desk-list">
              <ul className="plain desk-leads">
                {notices.map(([page, n, about, href]) => (
                  <Notice
                    key={page}
                    page={page}
                    tone={page === 'health' && isBroken ? 'bad' : 'open'}
                    n={n}
                    texts={about}
                    href={href}
                  />
                ))}
              </ul>
              <OnTheSite today={today} />
            </div>
          </section>
        )}
      </div>
    </>
  );
}

/** Loads the contract with its rules for each field on demand. */
const fetchBusiness = async () => callAsEditor((await import('#contract/site.ts')).readBusiness, {});

const isDone = ({ enquiries, held, payments, ...today }: TodayAnswer): boolean =>
  enquiries.n + held + payments.n === 0 && isFinished(today);

/** The day, and how much there is to do. */
function Summary({ today }: { today: TodayAnswer }) {
  const { words, language } = useDesk();
  const { badges } = words.today;
  const parts = [
    [today.enquiries.n, badges.enquiries],
    [today.payments.n, badges.payments],
    [today.articles, badges.articles],
    [today.news.n, badges.news],
  ] as const;
  const said = parts.flatMap(([n, texts]) => (n > 0 ? [counted(texts, n)] : []));
  return (
    <p className="today-summary">
      {[formatDay(new Date(), language), ...said].map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}

const Notice = ({ page, tone, n, texts, href }: NoticeProps) =>
  n > 0 && <Row lead={<NavLead name={page} tone={tone} />} title={counted(texts, n)} href={href} />;

type Seen = {
  today: TodayAnswer;
  problems: readonly ListedProblem[];
  /** How many details of the business still show an example. */
  left: number;
};

type NoticeProps = {
  page: 'health' | 'business';
  tone: 'open' | 'bad';
  n: number;
  texts: Parameters<typeof counted>[0];
  href: string;
};
