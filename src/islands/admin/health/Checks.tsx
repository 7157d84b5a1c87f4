import type { ProblemCode } from '#core/health/find-problems.ts';
import type { Health } from '#contract/health.ts';
import { formatAgo, formatMoment } from '#i18n/format.ts';
import { StateLead } from '../parts/list/StateLead.tsx';
import { Row } from '../parts/list/Row.tsx';
import { Section } from '../parts/list/Section.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { Moment } from './Moment.tsx';

/** What a technician has to do now and then outside the desk. Each has a state of its own, also if it never ran. */
export function Checks({ data }: { data: Health }) {
  const { words, language } = useDesk();
  const { health: texts } = words;
  const rows = [
    {
      name: 'backup',
      icon: 'disk',
      at: data.backedUpAt,
      step: data.backedUpAt === null ? texts.backupStep : texts.problems['backup-old'].action,
    },
    {
      name: 'rehearsal',
      icon: 'restore',
      at: data.rehearsedAt,
      step: texts.problems['rehearsal-old'].action,
    },
    { name: 'lastCheck', icon: 'checked', at: data.checkedAt, step: texts.checkStep },
  ] as const;
  const isLate = (name: (typeof rows)[number]['name']) =>
    data.problems.some(({ code }) => problemsOf[name].includes(code));
  return (
    <Section title={texts.checks} about={texts.checksAbout}>
      <ul className="plain desk-list desk-times">
        {rows.map(({ name, icon, at, step }) => {
          const tone = at === null ? 'open' : isLate(name) ? 'bad' : 'good';
          return (
            <Row
              key={name}
              lead={<StateLead name={icon} tone={tone} />}
              title={texts[name]}
              about={
                tone === 'good' && at !== null ? (
                  formatMoment(at, language)
                ) : (
                  <details className="health-how">
                    <summary>{texts.forAdmin}</summary>
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
      </ul>
    </Section>
  );
}

const problemsOf: Record<'backup' | 'rehearsal' | 'lastCheck', readonly ProblemCode[]> = {
  backup: ['backup-failed', 'backup-old'],
  rehearsal: ['rehearsal-old'],
  lastCheck: [],
};
