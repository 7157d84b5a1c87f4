import { useEffect, useState } from 'react';
import { fill } from '#i18n/fill.ts';
import type { OrderWords } from './order-words.ts';

/** Shows the time that is left to pay. Screen readers announce it only when little time is left. */
export function Countdown({ left, words }: Props) {
  return (
    <>
      <p className="order-countdown" role="timer" aria-live="off">
        {fill(words.timeLeft, { time: clockTime(left) })}
      </p>
      <Announcement left={left} words={words} />
    </>
  );
}

/** Screen readers announce the countdown when this many minutes are left. */
const announcedAt = [10, 5, 1];

function Announcement({ left, words }: Props) {
  const minutes = Math.ceil(left / 60_000);
  const [first] = useState(minutes);
  const [announcement, setAnnouncement] = useState('');
  const reached = announcedAt.findLast((mark) => minutes <= mark);
  useEffect(() => {
    // The page already shows the time that is left when it opens, so only later marks are announced.
    if (reached === undefined || first <= reached) return;
    setAnnouncement(reached === 1 ? words.minuteLeft : fill(words.minutesLeft, { n: reached }));
  }, [reached, first, words]);
  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}

/** @example clockTime(3_605_000) // => '1:00:05' */
export function clockTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours = 0, ...rest] = parts;
  const shown = hours > 0 ? parts : rest;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** `left` is the time that is left, in milliseconds. */
type Props = { left: number; words: OrderWords['order'] };
