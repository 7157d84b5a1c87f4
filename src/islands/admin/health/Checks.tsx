import { deskPages } from '#core/desk-pages.ts';
import type { ProblemCode } from '#core/health/find-problems.ts';
import type { Health } from '#contract/health.ts';
import { fill } from '#i18n/fill.ts';
import { formatAgo, formatMoment } from '#i18n/format.ts';
import { NavLead } from '../parts/list/NavLead.tsx';
import { ToneLead } from '../parts/list/StateLead.tsx';
import { Row } from '../parts/list/Row.tsx';
import { Section } from '../parts/list/Section.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { Moment } from './Moment.tsx';

/** What has to be done now and then outside the desk, and who signed in. Each has a state of its own, also if it never ran. */
export function Checks({ data }: { data: Health }) {
  const { words, language } = useDesk();
  const { health: texts } = words;
  const rows = [
    {
      name: 'backup',
      at: data.backedUpAt,
      step: data.backedUpAt === null ? texts.backupStep : texts.problems['backup-old'].action,
    },
    { name: 'rehearsal', at: data.rehearsedAt, step: texts.problems['rehearsal-old'].action },
    { name: 'lastCheck', at: data.checkedAt, step: texts.checkStep },
  ] as const;
  const isLate = (name: (typeof rows)[number]['name']) =>
    data.problems.some(({ code }) => problemsOf[name].includes(code));
  return (
    <Section title={texts.checks}>
      <ul className="plain desk-list desk-times">
        {rows.map(({ name, at, step }) => {
          const tone = at === null ? 'open' : isLate(name) ? 'bad' : 'good';
          return (
            <Row
              key={name}
              lead={<ToneLead tone={tone} />}
              title={texts[name]}
              about={
                tone === 'good' && at !== null ? (
                  formatMoment(at, language)
                ) : (
                  <details className="health-how">
                    <summary>{texts.how}</summary>
                    {step}
                  </details>
                )
              }
              marks={
                at === null ? (
                  <span className="desk-value">{texts.never}</span>
                ) : (
                  <Moment at={at}>{formatAgo(Date.now() - new Date(at).getTime(), language)}</Moment>
                )
              }
            />
          );
        })}
        <Row
          lead={<NavLead name="editors" />}
          title={texts.signedIn}
          about={
            <>
              {fill(texts.signedInTimes, {
                n: data.signedIn.n,
                moment:
                  data.signedIn.since === null
                    ? texts.never.toLocaleLowerCase(language)
                    : formatMoment(data.signedIn.since, language),
              })}
              {' · '}
              <a href={deskPages.editors}>{texts.people}</a>
            </>
          }
        />
      </ul>
    </Section>
  );
}

const problemsOf: Record<'backup' | 'rehearsal' | 'lastCheck', readonly ProblemCode[]> = {
  backup: ['backup-failed', 'backup-old'],
  rehearsal: ['rehearsal-old'],
  lastCheck: [],
};
