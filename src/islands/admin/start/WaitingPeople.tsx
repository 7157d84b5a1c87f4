import { deskPages } from '#core/desk-pages.ts';
import type { Today } from '#contract/today.ts';
import { counted } from '#i18n/counted.ts';
import { formatEuro } from '#i18n/format.ts';
import { AnswerTime } from '../enquiries/AnswerTime.tsx';
import { Initials, NavLead } from '../parts/list/Lead.tsx';
import { Row } from '../parts/list/Row.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { TodayPanel } from './TodayPanel.tsx';

/** The people who wait for an answer, or for a decision about their payment. */
export function WaitingPeople({ today: { enquiries, held, payments } }: { today: Today }) {
  const { words, language } = useDesk();
  const texts = words.today;
  const now = Date.now();
  if (enquiries.n + held + payments.n === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby="today-people">
      <h2 id="today-people">{texts.groups.people}</h2>
      <div className="desk-list">
        <TodayPanel
          title={texts.enquiries.title}
          n={enquiries.n}
          listed={enquiries.first.length}
          all={deskPages.enquiries}
          note={held > 0 ? counted(texts.enquiries.held, held) : undefined}
        >
          {enquiries.first.map(({ id, name, words: beginning, createdAt }) => (
            <Row
              key={id}
              lead={name === null ? <NavLead name="enquiries" /> : <Initials name={name} />}
              title={name ?? texts.enquiries.someone}
              href={`${deskPages.enquiries}#${id}`}
              about={beginning === null ? undefined : <span className="one-line">{beginning}</span>}
              marks={<AnswerTime createdAt={new Date(createdAt)} now={now} />}
              step={texts.steps.answer}
            />
          ))}
        </TodayPanel>
        <TodayPanel
          title={texts.kinds.payments}
          n={payments.n}
          listed={payments.first.length}
          all={deskPages.bitcoin}
        >
          {payments.first.map(({ id, state, amountCents }) => (
            <Row
              key={id}
              lead={<NavLead name="bitcoin" />}
              title={amountCents === null ? words.payment.states[state] : formatEuro(amountCents, language)}
              href={deskPages.bitcoin}
              about={amountCents === null ? undefined : words.payment.states[state]}
              step={texts.steps.decide}
            />
          ))}
        </TodayPanel>
      </div>
    </section>
  );
}
