import { plainText } from '#core/news/gathering/plain-text.ts';
import { monthNumber, readLanguages } from '#core/language/calendar-names.ts';
import { counting } from '#core/language/words/words-of-language.ts';

/**
 * Reads the date of a report in any usual order, in the languages of feeds from Ibiza and its guests, or in seconds
 * since 1970. A time without a zone counts as UTC. Returns undefined for an invalid date or a year outside 1990 to 2200.
 * @example reportDate('lun, 07 dic 2026 10:00:00 +0100') // => 2026-12-07T09:00:00Z
 */
export function reportDate(raw: string | undefined): Date | undefined {
  const text = plainText(raw ?? '', 120)
    .replaceAll('\u2212', '-')
    .replace(unixDate, '$1 $4 $2 $3');
  const [, seconds, thousandths = '000'] = /^(1\d{9})(\d{3})?(?:\.\d+)?$/.exec(text) ?? [];
  if (seconds !== undefined) return new Date(Number(seconds + thousandths));
  for (const order of orders)
    for (const found of text.matchAll(order)) {
      const day = found.groups && isoDay(found.groups);
      if (day === undefined) continue;
      const after = text.slice(found.index + found[0].length);
      const timeBefore =
        /\b\d{1,2}[:h.]\d{2}(:\d{2})?\b(?: ?[ap]\.? ?m\b\.?)?/i.exec(text.slice(0, found.index))?.[0] ?? '';
      return momentOf(day, /\d/.test(after) ? after : `${timeBefore} ${after}`);
    }
  return undefined;
}

/** “Mon Dec 7 10:00:00 CET 2026”, “Mon Dec 07 10:00:00 +0100 2026” */
const unixDate = /^(?:\p{L}+ )?(\p{L}+ \d{1,2}) (\d{2}:\d{2}:\d{2})(?: ([A-Z]{3,4}|[+-]\d{4}))? (\d{4})$/u;

/** Month names may have a full stop, and Spanish and Catalan write “de” around them. */
const name = String.raw`(?<m>\p{L}{2,})\.?`;
const orders = [
  // “20261207”, “20261207100000”
  /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})(?=\D|$|\d{4}(?:\d{2})?$)/g,
  // “2026-12-07T10:00:00Z”, “2026. 12. 7”
  /^(?<y>\d{4})[-/.] ?(?<m>\d{1,2})[-/.] ?(?<d>\d{1,2})(?!\d)/g,
  // “7 Dec 2026”, “7. Dezember 2026”, “7 de diciembre de 2026”, “7-dic-26”
  new RegExp(
    String.raw`(?<![\d:])(?<d>\d{1,2})(?:er|r|st|nd|rd|th|[.º°])?[\s/-](?:de |d[’'])?${name}(?:,? del? |,? |-|/)['’]?(?<y>\d{4}|\d{2}(?!:))(?!\d)`,
    'giu',
  ),
  // “December 7th, 2026”
  new RegExp(String.raw`${name} (?<d>\d{1,2})(?:st|nd|rd|th)?,? (?<y>\d{4})(?!\d)`, 'gu'),
  // “7/12/2026”: feeds of this region write the day first.
  /(?<!\d)(?<d>\d{1,2})(?:[/.-]|\. )(?<m>\d{1,2})(?:[/.-]|\. )(?<y>\d{4}|\d{2})(?!\d)/g,
  // “12/31/2026”, if the day cannot come first
  /(?<!\d)(?<m>\d{1,2})[/-](?<d>\d{1,2})[/-](?<y>\d{4}|\d{2})(?!\d)/g,
];

/** Returns `2026-11-21`, or undefined if there is no such day. */
function isoDay({ y = '', m = '', d = '' }: Partial<Record<string, string>>): string | undefined {
  const month = /^\d/.test(m) ? Number(m) : monthNumber(m);
  if (month === undefined) return undefined;
  const year = y.length === 2 ? `20${y}` : y;
  const day = [year, String(month).padStart(2, '0'), d.padStart(2, '0')].join('-');
  const date = new Date(`${day}T00:00:00Z`);
  const isInRange = Number(year) >= 1990 && Number(year) <= 2200;
  return isInRange && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined;
}

/** Returns undefined for an unknown zone, because the report could then be hours older or newer. */
function momentOf(day: string, rest: string): Date | undefined {
  const { hour = '0', minute = '00', second = '00', half = '' } = clock.exec(rest)?.groups ?? {};
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  const leapless = second === '60' ? '59' : second;
  const written = Date.parse(`${day}T${String(hours).padStart(2, '0')}:${minute}:${leapless}Z`);
  const zone = zoneIn(rest.replace(clock, ''));
  const minutes = typeof zone === 'string' ? offsetIn(zone, written) : zone;
  return Number.isNaN(written) || minutes === undefined ? undefined : new Date(written - minutes * 60_000);
}

/** “10:00:00”, “10h00”, “10u00”, “10 h 30”, “10 Uhr”, “4.05 p. m.” */
const clock =
  /^(?:[^\d+-]|- )*?:?(?<hour>\d{1,2})(?:(?:[:hu.,]| h )?(?<minute>\d{2})(?::?(?<second>\d{2}))?(?:[.,]\d+)?|(?=\s?(?:h|hs|hrs|u|uhr|uur|[ap]\.?\s?m\.?)\b))(?:\s*(?<half>[ap])\.?\s?m\b\.?)?/i;

/** Returns the minutes ahead of UTC, or the name of a zone whose clock changes. */
function zoneIn(written: string): number | string | undefined {
  // “+0100 (CET)” and “+01:00[Europe/Madrid]” say the same twice.
  const [, before = '', comment = ''] = /^([^([]*)(?:[([](.*)[)\]])?$/.exec(written.trim()) ?? [];
  const zone = (before.trim() || comment).replace(/^(h|hs|hrs|u|uur|uhr|horas|hores)\b\.?\s*/i, '');
  if (/^[a-z]+(\/[\w+-]+){1,2}$/i.test(zone)) return zone;
  const [, sign, hours, minutes = '0'] = /^(?:GMT|UTC)?\s?([+-])\s?(\d{1,2}):?(\d{2})?$/i.exec(zone) ?? [];
  if (sign !== undefined) return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  const twice = /^([+-]\d{2}:?\d{2}) [A-Z]{3,4}$|^[A-Z]{3,4} ([+-]\d{2}:?\d{2})$/.exec(zone);
  if (twice) return zoneIn(twice[1] ?? twice[2] ?? '');
  const ahead = zone === '' ? 0 : hoursAhead(zone);
  return ahead === undefined ? undefined : ahead * 60;
}

/** Returns undefined for a name that no zone has. */
function offsetIn(timeZone: string, written: number): number | undefined {
  try {
    return offsetOf(written - offsetOf(written, timeZone) * 60_000, timeZone);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Returns the minutes ahead of UTC at a moment. */
function offsetOf(moment: number, timeZone: string): number {
  const name = zoneName(moment, 'en', { timeZone, timeZoneName: 'longOffset' });
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
}

const zoneName = (moment: number, language: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, style).formatToParts(moment).find(({ type }) => type === 'timeZoneName')
    ?.value ?? '';

/** Returns the hours ahead of UTC for “CET”, “MEZ” and “hora estándar de Europa central”. */
function hoursAhead(zone: string): number | undefined {
  zones ??= zonesByName();
  return zones.get(zone.toLowerCase());
}

let zones: ReadonlyMap<string, number> | undefined;

function zonesByName(): ReadonlyMap<string, number> {
  const names = counting(farZones);
  for (const language of [...readLanguages, 'en-GB'])
    for (const timeZone of nearZones)
      for (const month of [0, 6])
        for (const timeZoneName of ['short', 'long'] as const) {
          const moment = Date.UTC(2026, month);
          const name = zoneName(moment, language, { timeZone, timeZoneName }).toLowerCase();
          names.set(name, offsetOf(moment, timeZone) / 60);
        }
  return names;
}

/** Zones whose names are read in each language. */
const nearZones = ['UTC', 'Europe/London', 'Europe/Madrid', 'Atlantic/Canary', 'Europe/Athens'];

/** Further names of zones by their hours ahead of UTC. */
const farZones =
  '-8=pst -7=pdt|mst -6=mdt|cst -5=cdt|est -4=edt 0=z|ut 1=met 2=mest 3=msk 9=jst 10=aest 11=aedt';
