import { counted } from '#i18n/counted.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import type { Outlook, LiveProgress } from '#stores/live-progress.ts';
import { useDesk } from '../parts/use-desk.ts';

/** Shows the pending changes, the start and duration of their build, and the number of builds left. */
export function PublicationOutlook({ step, outlook }: Props) {
  const { words, language } = useDesk();
  const texts = words.life.progress;
  const { changes, expectedIn, isHeld, usualSeconds, buildsLeft, isShort } = outlook;
  const isOnItsWay = step === 'waiting' || step === 'building';
  const facts = [
    isOnItsWay && changes > 0 && counted(texts.changes, changes),
    step === 'waiting' &&
      !isHeld &&
      expectedIn !== undefined &&
      (expectedIn === 0 ? texts.expectedNow : counted(texts.expectedIn, expectedIn)),
    step === 'waiting' &&
      isHeld &&
      fill(texts.held, { date: formatMoment(new Date(Date.now() + (expectedIn ?? 0) * 1000), language) }),
    isOnItsWay && usualSeconds !== undefined && counted(texts.usual, usualSeconds),
    buildsLeft !== undefined && !isShort && counted(texts.left, buildsLeft),
  ].filter((fact) => fact !== false);
  return (
    <>
      {/* These facts are not a live region, because their numbers change every second. */}
      {facts.length > 0 && <p className="desk-hint">{facts.join(' ')}</p>}
      {buildsLeft !== undefined && isShort && (
        <p className="desk-problem">
          {buildsLeft === 0 ? texts.leftNone : fill(texts.leftFew, { n: buildsLeft })}
        </p>
      )}
    </>
  );
}

type Props = { step: LiveProgress['step']; outlook: Outlook };
