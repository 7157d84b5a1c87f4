import { useContext } from 'react';
import { minutesLeft } from '#core/enquiry/answer-time.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { AnswerHours, useDesk } from '../parts/use-desk.ts';

/** How long the business still has to answer, or by how much it is late. */
export function AnswerTime({ createdAt, now }: { createdAt: Date; now: number }) {
  const { enquiries: words } = useDesk().words;
  const hours = useContext(AnswerHours);
  const minutes = minutesLeft({ createdAt, now: new Date(now), hours });
  const time = spell(Math.abs(minutes), words);
  return (
    <span
      className="desk-mark answer-time"
      // In the last third of the promised time, and in its last hour.
      data-urgent={minutes <= 60 ? 'late' : minutes <= hours * 20 && 'soon'}
      title={fill(words.promise, { hours })}
    >
      {fill(minutes < 0 ? words.late : words.left, { time })}
    </span>
  );
}

function spell(minutes: number, words: Words): string {
  const [hours, days] = [Math.floor(minutes / 60), Math.floor(minutes / 1440)];
  if (days > 0) return fill(words.days, { d: days, h: hours % 24 });
  return hours > 0 ? fill(words.hours, { h: hours }) : fill(words.minutes, { m: minutes });
}

type Words = DeskWords['enquiries'];
