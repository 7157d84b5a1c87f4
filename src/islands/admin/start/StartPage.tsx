import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { deskPages } from '#core/desk-pages.ts';
import { callAsEditor } from '#session/session.ts';
import type { Today as TodayAnswer } from '#contract/today.ts';
import { counted } from '#i18n/counted.ts';
import { problemText } from '#i18n/desk/problem-text.ts';
import { formatDay } from '#i18n/format.ts';
import { LaterPart } from '../parts/LaterPart.tsx';
import { NavLead } from '../parts/list/Lead.tsx';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { Empty } from '../parts/list/Empty.tsx';
import { Row } from '../parts/list/Row.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { healthHead, worstPoint, type HealthHead } from '../health/health-head.ts';
import { useHealth } from '../health/use-health.ts';
import { useToday } from '../parts/use-today.ts';
import { OnTheSite } from './OnTheSite.tsx';
import { isFinished, Unfinished } from './Unfinished.tsx';
import { WaitingPeople } from './WaitingPeople.tsx';
import './start.css';

const FirstSteps = lazy(() => import('../articles/list/FirstSteps.tsx'));

/** What waits for an editor today: messages, payments, texts to read, and faults of the site. */
export default function StartPage() {
  const { words, language } = useDesk();
  const today = useToday();
  const health = useHealth();
  const business = useQuery({ queryKey: ['business'], queryFn: fetchBusiness });
  // All panels appear together, so that a late panel does not push the others down.
  const isPending = [today, health, business].some((query) => query.isPending);
  const { data } = today;
  const { failed, loading } = words.today;
  // The owner renews the insurance, whatever else the status lists.
  const found = health.data?.problems ?? [];
  const renewals = found.filter(({ code }) => code === 'insurance-ends');
  const problems = found.filter(({ code }) => code !== 'insurance-ends');
  const status = health.data && { ...health.data, problems };
  return (
    <>
      <ListTrouble query={{ ...today, isPending }} text={failed} loading={loading} />
      {data && !isPending && (
        <Today
          today={data}
          site={status && { ...healthHead(status, words), worst: worstPoint(status, words, language) }}
          renewals={renewals.map(({ code, names }) => problemText(words.health, { code, names }, language))}
          left={business.data?.left.length ?? 0}
        />
      )}
    </>
  );
}

/** A new installation shows only the guide to its first article, because nothing else can be done yet. */
function Today({ today, site, renewals, left }: Seen) {
  const { words } = useDesk();
  const { today: texts } = words;
  const shown = today.live.n + today.scheduled.n + today.onItsWay.n;
  const isNew = isDone(today) && shown === 0;
  // Until the first article, only what is broken interrupts the guide.
  const hasToDo = site !== undefined && site.n > 0 && (!isNew || site.isBroken);
  const isToFill = !isNew && left > 0;
  const hasRows = hasToDo || isToFill || renewals.length > 0;
  const [text, hint] = hasRows ? [texts.siteOnly, texts.siteOnlyHint] : [texts.done, texts.doneHint];
  return (
    <>
      <Summary today={today} />
      <div className="today">
        <div className="stack gap-5">
          <WaitingPeople today={today} />
          {hasRows && (
            <section className="stack gap-3" aria-labelledby="today-site">
              <h2 id="today-site">{texts.groups.site}</h2>
              <ul className="plain desk-list desk-leads">
                {hasToDo && (
                  <Row
                    lead={<NavLead name="health" tone={site.tone === 'bad' ? 'bad' : 'open'} />}
                    title={site.worst}
                    about={site.n > 1 ? site.more : undefined}
                    href={deskPages.health}
                  />
                )}
                {renewals.map((title) => (
                  <Row
                    key={title}
                    lead={<NavLead name="business" tone="open" />}
                    title={title}
                    href={`${deskPages.business}#proof`}
                  />
                ))}
                {isToFill && (
                  <Row
                    lead={<NavLead name="business" tone="open" />}
                    title={counted(words.business.start, left)}
                    href={deskPages['first-hour']}
                  />
                )}
              </ul>
            </section>
          )}
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
        {shown > 0 && (
          <section className="stack gap-3 today-live" aria-labelledby="today-live">
            <h2 id="today-live">{texts.kinds.live}</h2>
            <div className="desk-list">
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

type Seen = {
  today: TodayAnswer;
  /** Undefined if the status is unknown. */
  site: (HealthHead & { worst: string | undefined }) | undefined;
  /** Says of an insurance when it ends or has ended. */
  renewals: string[];
  /** How many details of the business still show an example. */
  left: number;
};
