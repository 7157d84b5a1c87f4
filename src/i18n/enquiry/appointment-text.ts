import type { Appointment } from '#core/enquiry/appointment/appointment.ts';
import type { Locale } from '#core/locale.ts';
import { formatDate } from '../format.ts';
import { words } from '../words.ts';

/** @example appointmentText(appointment, 'en') // => 'House visit: 3 December 2026 (morning) / 4 December 2026 (any time)' */
export function appointmentText({ kind, times }: Appointment, locale: Locale): string {
  const { kinds, parts } = words(locale).contact.form.appointment;
  const days = times.map(({ day, part }) => `${formatDate(`${day}T12:00Z`, locale)} (${parts[part]})`);
  return `${kinds[kind]}: ${days.join(' / ')}`;
}
