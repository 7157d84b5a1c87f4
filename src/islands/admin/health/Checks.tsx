import type { ComponentProps } from 'react';
import type { ProblemCode } from '#core/health/find-problems.ts';
import type { Health } from '#contract/health.ts';
import { formatAgo, formatMoment } from '#i18n/format.ts';
import { StateLead } from '../parts/list/StateLead.tsx';
import { Row } from '../parts/list/Row.tsx';
import { Section } from '../parts/list/Section.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { Moment } from './Moment.tsx';
import { forAdministrator } from './for-administrator.ts';

/** What a technician has to do now and then outside the desk. Each has a state of its own, also if it never ran. */
export function Checks({ data }: { data: Health }) {
  const { words, language } = useDesk();
  const { health: texts } = words;
  const steps = forAdministrator(data, words, language);
  return (
    <Section title={texts.checks} about={texts.checksAbout}>
      <ul className="plain desk-list desk-times">
        {checks.map(({ name, icon, at: atOf, late }) => {
          const at = data[atOf];
          const isLate = data.problems.some(({ code }) => late.includes(code));
          // A site without a back-up can be lost at any moment.
          const neverTone = name === 'backup' ? 'bad' : 'open';
          const tone = at === null ? neverTone : isLate ? 'bad' : 'good';
          return (
            <Row
              key={name}
              lead={<StateLead name={icon} tone={tone} />}
              title={texts[name]}
              about={at === null ? texts.never : formatMoment(at, language)}
              marks={
                at !== null && (
                  <Moment at={at}>{formatAgo(Date.now() - new Date(at).getTime(), language)}</Moment>
                )
              }
            />
          );
        })}
      </ul>
      {steps.length > 0 && (
        <details className="health-how">
          <summary>{texts.forAdmin}</summary>
          <ul>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}

const checks: readonly Check[] = [
  { name: 'backup', icon: 'disk', at: 'backedUpAt', late: ['backup-failed', 'backup-old'] },
  { name: 'rehearsal', icon: 'restore', at: 'rehearsedAt', late: ['rehearsal-old'] },
  { name: 'lastCheck', icon: 'checked', at: 'checkedAt', late: [] },
];

type Check = {
  name: 'backup' | 'rehearsal' | 'lastCheck';
  icon: ComponentProps<typeof StateLead>['name'];
  at: 'backedUpAt' | 'rehearsedAt' | 'checkedAt';
  late: readonly ProblemCode[];
};
