import { deskPages } from '#core/desk-pages.ts';
import type { Health as HealthAnswer } from '#contract/health.ts';
import { counted } from '#i18n/counted.ts';
import { StateIcon } from '../parts/drawings/StateIcon.tsx';
import { Lead } from '../parts/list/Lead.tsx';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { Row } from '../parts/list/Row.tsx';
import { Section } from '../parts/list/Section.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { Checks, neverRun } from './Checks.tsx';
import { ProblemRow } from './ProblemRow.tsx';
import { useHealth } from './use-health.ts';
import './health.css';

/** The page that says what is wrong with the site, and what to do about it. */
export default function Health() {
  const { words } = useDesk();
  const { health: texts } = words;
  const query = useHealth();
  const { data } = query;
  return (
    <>
      <ListTrouble query={query} text={texts.failed} loading={texts.loading} />
      {data !== undefined && (
        <>
          <Summary data={data} />
          {data.problems.length > 0 && (
            <ul className="plain desk-list">
              {data.problems.map((problem) => (
                <ProblemRow key={problem.code} problem={problem} />
              ))}
            </ul>
          )}
          <Checks data={data} />
        </>
      )}
      <Section title={texts.more}>
        <ul className="plain desk-list desk-leads">
          {(['actions', 'missing-pages'] as const).map((page) => (
            <Row
              key={page}
              lead={
                <Lead>
                  <StateIcon name={page === 'actions' ? 'log' : 'missing'} />
                </Lead>
              }
              title={words.pages[page]}
              href={deskPages[page]}
              about={words.settings[page]}
            />
          ))}
        </ul>
      </Section>
    </>
  );
}

/** Says how the site is: how many problems the checks found, and how many of the checks never ran. */
function Summary({ data }: { data: HealthAnswer }) {
  const { health: texts } = useDesk().words;
  const { length } = data.problems;
  const missed = neverRun(data);
  const tone = length > 0 ? 'bad' : missed > 0 ? 'open' : 'good';
  const checks = missed > 0 ? counted(texts.notRun, missed) : texts.allRun;
  const [first, second] = {
    bad: [counted(texts.found, length), checks],
    open: [checks, texts.well],
    good: [texts.well, checks],
  }[tone];
  return (
    <div className="health-summary" data-tone={tone}>
      <Lead tone={tone}>
        <StateIcon name={length > 0 ? 'problem' : missed > 0 ? 'waiting' : 'done'} />
      </Lead>
      <div>
        <p role="status">{first}</p>
        <p className="soft">{second}</p>
      </div>
    </div>
  );
}
