import { useQuery } from '@tanstack/react-query';
import { deskPages } from '#core/desk-pages.ts';
import { callAsEditor } from '#session/session.ts';
import type { Today } from '#contract/today.ts';
import { counted } from '#i18n/counted.ts';
import { formatDay } from '#i18n/format.ts';
import { Lead } from '../parts/list/Lead.tsx';
import { NavIcon } from '../parts/drawings/NavIcon.tsx';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { Empty } from '../parts/list/Empty.tsx';
import { Row } from '../parts/list/Row.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { useHealth } from '../health/use-health.ts';
import { useToday } from '../parts/use-today.ts';
import { OnTheSite } from './OnTheSite.tsx';
import { isFinished, Unfinished } from './Unfinished.tsx';
import { WaitingPeople } from './WaitingPeople.tsx';
import './start.css';

/** What waits for an editor today: messages, payments, texts to read, and faults of the site. */
export default function StartPage() {
  const { words } = useDesk();
  const today = useToday();
  const health = useHealth();
  const business = useQuery({ queryKey: ['business'], queryFn: fetchBusiness });
  // All panels appear together, so that a late panel does not push the others down.
  const isPending = [today, health, business].some((query) => query.isPending);
  const { data } = today;
  const { failed, loading, groups } = words.today;
  return (
    <>
      <ListTrouble query={{ ...today, isPending }} text={failed} loading={loading} />
      {data && !isPending && (
        <>
          <Summary today={data} />
          <div className="today">
            <div className="stack gap-5">
              <WaitingPeople today={data} />
              <Unfinished today={data} />
              {isDone(data) && (
                <div className="desk-list">
                  <Empty of="coast" text={words.today.done} hint={words.today.doneHint} />
                </div>
              )}
            </div>
            <section className="stack gap-3 today-site" aria-labelledby="today-site">
              <h2 id="today-site">{groups.site}</h2>
              <div className="desk-list">
                <ul className="plain desk-leads">
                  <Notice
                    page="health"
                    n={health.data?.problems.length ?? 0}
                    texts={words.health.start}
                    href={deskPages.health}
                  />
                  <Notice
                    page="business"
                    n={business.data?.left.length ?? 0}
                    texts={words.business.start}
                    href={deskPages['first-hour']}
                  />
                </ul>
                <OnTheSite today={data} />
              </div>
            </section>
          </div>
        </>
      )}
    </>
  );
}

/** Loads the contract with its rules for each field on demand. */
const fetchBusiness = async () => callAsEditor((await import('#contract/site.ts')).readBusiness, {});

const isDone = ({ enquiries, held, payments, ...today }: Today): boolean =>
  enquiries.n + held + payments.n === 0 && isFinished(today);

/** The day, and how much there is to do. */
function Summary({ today }: { today: Today }) {
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

const Notice = ({ page, n, texts, href }: NoticeProps) =>
  n > 0 && (
    <Row
      lead={
        <Lead tone={page === 'health' ? 'bad' : 'open'}>
          <NavIcon name={page} />
        </Lead>
      }
      title={counted(texts, n)}
      href={href}
    />
  );

type NoticeProps = {
  page: 'health' | 'business';
  n: number;
  texts: Parameters<typeof counted>[0];
  href: string;
};
