import { deskPages } from '#core/desk-pages.ts';
import type { Health as HealthAnswer } from '#contract/health.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import { StateLead, ToneLead } from '../parts/list/StateLead.tsx';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { NavLead } from '../parts/list/Lead.tsx';
import { Row } from '../parts/list/Row.tsx';
import { Section } from '../parts/list/Section.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { Checks } from './Checks.tsx';
import { healthHead } from './health-head.ts';
import { ProblemRow } from './ProblemRow.tsx';
import { useHealth } from './use-health.ts';
import './health.css';

/** The page that says what is wrong with the site, and what to do about it. */
export default function Health() {
  const { words, language } = useDesk();
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
              lead={<StateLead name={page === 'actions' ? 'log' : 'missing'} />}
              title={words.pages[page]}
              href={deskPages[page]}
              about={words.settings[page]}
            />
          ))}
          {data !== undefined && (
            <Row
              lead={<NavLead name="editors" />}
              title={texts.signedIn}
              href={deskPages.editors}
              about={fill(texts.signedInTimes, {
                n: data.signedIn.n,
                moment:
                  data.signedIn.since === null
                    ? texts.never.toLocaleLowerCase(language)
                    : formatMoment(data.signedIn.since, language),
              })}
            />
          )}
        </ul>
      </Section>
    </>
  );
}

function Summary({ data }: { data: HealthAnswer }) {
  const { tone, text, more } = healthHead(data, useDesk().words);
  return (
    <div className="health-summary" data-tone={tone}>
      <ToneLead tone={tone} />
      <div>
        <p role="status">{text}</p>
        <p className="soft">{more}</p>
      </div>
    </div>
  );
}
