import { useState, type ReactNode } from 'react';
import { chosenMoment, islandTime, momentsOnIsland } from '#core/ibiza-time/clock.ts';
import { daysAfter, islandDay } from '#core/ibiza-time/days.ts';
import { minutesBetweenTicks } from '#core/tick-interval.ts';
import { fill } from '#i18n/fill.ts';
import { formatFullMoment } from '#i18n/format.ts';
import { refusalOf } from '#session/desk-refusal.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Check } from '../parts/form/Check.tsx';
import { DeskForm } from '../parts/form/DeskForm.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { scheduleInput } from './plan-texts.ts';

/** Asks for a time on Ibiza. Proposes `at` or, without it, the next morning. */
export function PlanDialog({ at, warning, onPlan, onClose, children }: Props) {
  const { words, language } = useDesk();
  const [{ publishAt: local, hour }, setTyped] = useState<ReturnType<typeof scheduleInput>>(() =>
    at ? scheduleInput(at) : { publishAt: `${daysAfter(islandDay(new Date()), 1)}T09:00` },
  );
  const [problem, setProblem] = useState<string>();
  const texts = words.life.schedule;
  const chosen = chosenMoment({ local, hour });

  const planning = useDeskAction({
    run: onPlan,
    onSuccess: onClose,
    onError: (cause) => setProblem(refusalText(words, refusalOf(cause))),
  });

  function change(typed: ReturnType<typeof scheduleInput>) {
    setTyped(typed);
    setProblem(undefined);
  }

  function plan() {
    if (local === '') setProblem(texts.noTime);
    else if ('problem' in chosen) setProblem(words.refusals[chosen.problem]);
    else if (chosen.moment <= new Date()) setProblem(words.refusals['time-is-past']);
    else planning.mutate(chosen.moment.toISOString());
  }

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <DeskForm className="stack start life-form" noValidate onSend={() => planning.isPending || plan()}>
        <TextField
          label={texts.field}
          name="publish_at"
          hint={fill(texts.within, { n: minutesBetweenTicks })}
          // Browsers show the field in their own language, in which 03/04 may be another day.
          status={'moment' in chosen ? formatFullMoment(chosen.moment, language) : ''}
          problem={problem}
          type="datetime-local"
          value={local}
          min={islandTime(new Date())}
          onText={(publishAt) => change({ publishAt })}
        />
        {momentsOnIsland(local).length > 1 && (
          <fieldset className="stack gap-2 desk-field">
            <legend>{texts.twice}</legend>
            {(['first', 'second'] as const).map((which) => (
              <Check
                key={which}
                type="radio"
                name="hour"
                label={texts[which]}
                checked={hour === which}
                onChange={() => change({ publishAt: local, hour: which })}
              />
            ))}
          </fieldset>
        )}
        {children}
        {warning && <p className="problem">{warning}</p>}
        <div className="row">
          <Button variant="main" type="submit" text={texts.save} busy={planning.isPending} />
          <Button text={words.frame.cancel} onClick={onClose} />
        </div>
      </DeskForm>
    </Dialog>
  );
}

type Props = {
  at: string | null;
  warning: string;
  /** The dialog closes on success, and shows a refusal at the field. */
  onPlan: (at: string) => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
};
