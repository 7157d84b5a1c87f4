import { listEditors } from '#contract/access.ts';
import { deskPages } from '#core/desk-pages.ts';
import type { Health as HealthAnswer, ListedProblem } from '#contract/health.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import { AdministratorMail } from './AdministratorMail.tsx';
import { PageLead } from '../parts/list/PageLead.tsx';
import { ToneLead } from '../parts/list/StateLead.tsx';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { Row } from '../parts/list/Row.tsx';
import { Section } from '../parts/list/Section.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useDesk } from '../parts/use-desk.ts';
import { Checks } from './Checks.tsx';
import { forAdministrator } from './for-administrator.ts';
import { healthHead, toneOf } from './health-head.ts';
import { ProblemRow } from './ProblemRow.tsx';
import { useHealth } from './use-health.ts';
import './health.css';

/** The page that says what is wrong with the site, and what to do about it. */
export default function Health() {
  const { words, language } = useDesk();
  const { health: texts } = words;
  const query = useHealth();
  const { data } = query;
  // The names of the invited come with the list of editors, so that none is in a stored problem or a mail.
  const since = data?.problems.find(({ code }) => code === 'invitations-open')?.since ?? undefined;
  const editors = useAnswer(listEditors, { key: ['editors'], input: {}, enabled: since !== undefined });
  const isPending = query.isPending || editors.isLoading;
  const invited = (editors.data?.invitations ?? [])
    .filter(({ createdAt }) => since !== undefined && new Date(createdAt) >= new Date(since))
    .map(({ name }) => name);
  return (
    <>
      <ListTrouble query={{ ...query, isPending }} text={texts.failed} loading={texts.loading} />
      {data !== undefined && !isPending && (
        <>
          <Summary data={data} />
          {data.problems.length > 0 && (
            <Section title={texts.toDo}>
              <ul className="plain desk-list">
                {data.problems.toSorted(worstFirst).map((problem) => (
                  <ProblemRow key={problem.code} problem={problem} invited={invited} />
                ))}
              </ul>
            </Section>
          )}
          <Checks data={data} />
        </>
      )}
      <Section title={texts.more}>
        <ul className="plain desk-list desk-leads">
          {(['actions', 'missing-pages'] as const).map((page) => (
            <Row
              key={page}
              lead={<PageLead page={page} />}
              title={words.pages[page]}
              href={deskPages[page]}
              about={words.settings[page]}
            />
          ))}
          {data !== undefined && (
            <Row
              lead={<PageLead page="editors" />}
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
  const { words, language } = useDesk();
  const { tone, text, more } = healthHead(data, words);
  const steps = forAdministrator(data, words, language);
  return (
    <div className="health-summary" data-tone={tone}>
      <ToneLead tone={tone} />
      <div>
        <p role="status">{text}</p>
        <p className="soft">{more}</p>
      </div>
      {steps.length > 0 && <AdministratorMail subject={text} steps={steps} />}
    </div>
  );
}

/** Red before amber. */
const worstFirst = (one: ListedProblem, other: ListedProblem): number =>
  Number(toneOf(other.code) === 'bad') - Number(toneOf(one.code) === 'bad');
