import { useEffect, useState } from 'react';
import { fill } from '#i18n/fill.ts';
import type { OrderWords } from './order-words.ts';

/** How long the customer can still pay at this price. */
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

/** Minutes left at which screen readers announce the countdown. */
const announcedAt = [10, 5, 1];

function Announcement({ left, words }: Props) {
  const minutes = Math.ceil(left / 60_000);
  const [first] = useState(minutes);
  const [announcement, setAnnouncement] = useState('');
  const reached = announcedAt.findLast((mark) => minutes <= mark);
  useEffect(() => {
    // Screen readers read the first value with the page, so only later ones are announced.
    if (reached === undefined || first <= reached) return;
    setAnnouncement(reached === 1 ? words.minuteLeft : fill(words.minutesLeft, { n: reached }));
  }, [reached, first, words]);
  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}

export function clockTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours = 0, ...rest] = parts;
  const shown = hours > 0 ? parts : rest;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

type Props = { left: number; words: OrderWords['order'] };
