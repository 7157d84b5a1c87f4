import { momentsOnIsland } from '#core/ibiza-time/clock.ts';
import { monthNumber } from '#core/language/month-names.ts';

/**
 * Reads the date of a report in any of the usual orders, and in the languages of feeds that people read here, and seconds since 1970. A
 * time without a zone counts as UTC. Returns undefined for an invalid date or a year outside 1990 to 2200.
 * @example reportDate('lun, 07 dic 2026 10:00:00 +0100') // => 2026-12-07T09:00:00Z
 */
export function reportDate(raw: string | undefined): Date | undefined {
  const text = (raw ?? '').trim().slice(0, 80).replaceAll(/\s+/g, ' ').replace(unixDate, '$1 $4 $2 $3');
  if (/^1\d{9}(\d{3})?$/.test(text)) return new Date(Number(text.padEnd(13, '0')));
  for (const order of orders)
    for (const found of text.matchAll(order)) {
      const day = found.groups && isoDay(found.groups);
      if (day === undefined) continue;
      const after = text.slice(found.index + found[0].length);
      const timeBefore = /\b\d{1,2}[:h.]\d{2}(:\d{2})?\b/.exec(text.slice(0, found.index))?.[0] ?? '';
      return momentOf(day, /\d/.test(after) ? after : `${timeBefore} ${after}`);
    }
  return undefined;
}

/** “Mon Dec 7 10:00:00 CET 2026” */
const unixDate = /^(?:\p{L}+ )?(\p{L}+ \d{1,2}) (\d{2}:\d{2}:\d{2})(?: ([A-Z]{3,4}))? (\d{4})$/u;

/** Month names may have a full stop, and Spanish and Catalan write “de” around them. */
const name = String.raw`(?<m>\p{L}{3,})\.?`;
const orders = [
  /^(?<y>\d{4})[-/.]?(?<m>\d{2})[-/.]?(?<d>\d{2})(?!\d)/g,
  new RegExp(
    String.raw`(?<![\d:])(?<d>\d{1,2})\.?[\s-](?:de |d[’'])?${name}(?:,? del? |,? |-)(?<y>\d{4}|\d{2})(?!\d|:)`,
    'gu',
  ),
  new RegExp(String.raw`${name} (?<d>\d{1,2})(?:st|nd|rd|th)?,? (?<y>\d{4})(?!\d)`, 'gu'),
  // Feeds of this region write the day first.
  /(?<!\d)(?<d>\d{1,2})[/.-](?<m>\d{1,2})[/.-](?<y>\d{4})(?!\d)/g,
  /(?<!\d)(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{4})(?!\d)/g,
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
  const [clock = '', hours = '0', minutes = '00', seconds = '00', half] =
    /^(?:[^\d+-]|- )*?(\d{1,2})[:h.]?(\d{2})(?::?(\d{2}))?(?:[.,]\d+)?(?:\s*([ap])\.?m\.?)?/i.exec(rest) ??
    [];
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  const time = `${String(hour).padStart(2, '0')}:${minutes}`;
  const offset = offsetOf(rest.slice(clock.length));
  if (offset === undefined) return undefined;
  const date =
    offset === 'island'
      ? new Date(
          (momentsOnIsland(`${day}T${time}`)[0] ?? new Date(`${day}T${time}Z`)).getTime() +
            Number(seconds) * 1000,
        )
      : new Date(`${day}T${time}:${seconds}${offset}`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function offsetOf(written: string): string | undefined {
  const [beforeComment = ''] = written.trim().endsWith(')') ? written.split('(') : [written];
  const zone = beforeComment
    .trim()
    .replace(/^(h|hs|hrs|uur|uhr|horas?|hores)\b\.?\s*/i, '')
    .toUpperCase();
  if (/^EUROPE\/(MADRID|AMSTERDAM|BERLIN|PARIS|ROME|BRUSSELS)$/.test(zone)) return 'island';
  const [, sign, hours, minutes = '00'] = /^(?:GMT|UTC)?\s?([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  return sign === undefined ? zones[zone] : `${sign}${hours?.padStart(2, '0') ?? ''}:${minutes}`;
}

const zones: Record<string, string | undefined> = {
  '': 'Z',
  Z: 'Z',
  UT: 'Z',
  UTC: 'Z',
  GMT: 'Z',
  WET: 'Z',
  WEST: '+01:00',
  BST: '+01:00',
  CET: '+01:00',
  MET: '+01:00',
  MEZ: '+01:00',
  CEST: '+02:00',
  MEST: '+02:00',
  MESZ: '+02:00',
  EST: '-05:00',
  EDT: '-04:00',
  CST: '-06:00',
  CDT: '-05:00',
  PST: '-08:00',
  PDT: '-07:00',
};
