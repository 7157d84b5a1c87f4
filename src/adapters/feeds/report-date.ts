import { monthNumber } from '#core/language/month-names.ts';

/**
 * Reads the date of a report in any of the usual orders, and in the languages of feeds that people read here, and seconds since 1970. A
 * time without a zone counts as UTC. Returns undefined for an invalid date or a year outside 1990 to 2200.
 * @example reportDate('lun, 07 dic 2026 10:00:00 +0100') // => 2026-12-07T09:00:00Z
 */
export function reportDate(raw: string | undefined): Date | undefined {
  const text = (raw ?? '')
    .normalize()
    .trim()
    .slice(0, 80)
    .replaceAll(/(?:\s|&nbsp;)+/g, ' ')
    .replace(unixDate, '$1 $4 $2 $3');
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
const name = String.raw`(?<m>\p{L}{2,})\.?`;
const orders = [
  /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})(?=\D|$|\d{4}(?:\d{2})?$)/g,
  /^(?<y>\d{4})[-/.] ?(?<m>\d{1,2})[-/.] ?(?<d>\d{1,2})(?!\d)/g,
  new RegExp(
    String.raw`(?<![\d:])(?<d>\d{1,2})(?:er|r|st|nd|rd|th|[.º°])?[\s/-](?:de |d[’'])?${name}(?:,? del? |,? |-|/)(?<y>\d{4}|\d{2}(?!:))(?!\d)`,
    'gu',
  ),
  new RegExp(String.raw`${name} (?<d>\d{1,2})(?:st|nd|rd|th)?,? (?<y>\d{4})(?!\d)`, 'gu'),
  // Feeds of this region write the day first.
  /(?<!\d)(?<d>\d{1,2})(?:[/.-]|\. )(?<m>\d{1,2})(?:[/.-]|\. )(?<y>\d{4}|\d{2})(?!\d)/g,
  /(?<!\d)(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{4}|\d{2})(?!\d)/g,
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

/** “10:00:00”, “10h00”, “10 h 30”, “10 Uhr”, “4.05 p. m.” */
const clock =
  /^(?:[^\d+-]|- )*?:?(?<hour>\d{1,2})(?:(?:[:h.]| h )?(?<minute>\d{2})(?::?(?<second>\d{2}))?(?:[.,]\d+)?|(?=\s?(?:h|hs|hrs|uhr|uur|[ap]\.?\s?m\.?)\b))(?:\s*(?<half>[ap])\.?\s?m\b\.?)?/i;

/** Returns the minutes ahead of UTC, or the name of a zone whose clock changes. */
function zoneIn(written: string): number | string | undefined {
  const [beforeComment = ''] = written.trim().endsWith(')') ? written.split('(') : [written];
  const zone = beforeComment.trim().replace(/^(h|hs|hrs|uur|uhr|horas?|hores)\b\.?\s*/i, '');
  if (/^[a-z]+(\/[a-z_-]+){1,2}$/i.test(zone)) return zone;
  const [, sign, hours, minutes = '0'] = /^(?:GMT|UTC)?\s?([+-])(\d{1,2}):?(\d{2})?$/i.exec(zone) ?? [];
  if (sign !== undefined) return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  // “+0100 CET” says the same twice.
  const twice = /^([+-]\d{2}:?\d{2}) [A-Z]{3,4}$|^[A-Z]{3,4} ([+-]\d{2}:?\d{2})$/.exec(zone);
  if (twice) return zoneIn(twice[1] ?? twice[2] ?? '');
  const ahead = zone === '' ? 0 : zones.get(zone.toUpperCase());
  return ahead === undefined ? undefined : ahead * 60;
}

/** Returns undefined for a name that no zone has. */
function offsetIn(timeZone: string, written: number): number | undefined {
  const ahead = (moment: number) => {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
      moment,
    );
    const [, sign = '+', hours = '0', minutes = '0'] =
      /([+-])(\d\d):(\d\d)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
    return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  };
  try {
    return ahead(written - ahead(written) * 60_000);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The names of zones by their hours ahead of UTC. */
const zoneNames: [hours: number, names: string][] = [
  [-8, 'PST'],
  [-7, 'PDT MST'],
  [-6, 'MDT CST'],
  [-5, 'CDT EST'],
  [-4, 'EDT'],
  [0, 'Z UT UTC GMT WET'],
  [1, 'WEST BST CET MET MEZ'],
  [2, 'CEST MEST MESZ EET'],
  [3, 'EEST MSK'],
  [9, 'JST'],
  [10, 'AEST'],
  [11, 'AEDT'],
];
const zones = new Map(zoneNames.flatMap(([hours, names]) => names.split(' ').map((name) => [name, hours])));
