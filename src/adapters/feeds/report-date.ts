/** A date without a zone counts as UTC. Returns undefined for an invalid date or a year outside 1990 to 2200. */
export function reportDate(raw: string | undefined): Date | undefined {
  const text = raw?.trim().slice(0, 60) ?? '';
  if (!/\d/.test(text)) return undefined;
  const date = new Date(isoLike.test(text) ? inIso(text) : inMail(text));
  const year = date.getUTCFullYear();
  return year >= 1990 && year <= 2200 ? date : undefined;
}

const isoLike = /^\d{4}-?\d{2}-?\d{2}/;

function inIso(text: string): string {
  const [, day = '', time = '', zone = ''] =
    /^(\d{4}-?\d{2}-?\d{2})(?:[Tt ]\s*(\d{2}:?\d{2}(?::?\d{2})?)(?:[.,]\d+)?)?\s*(.*)$/.exec(text) ?? [];
  const dashed = day.replace(/^(\d{4})-?(\d{2})-?(\d{2})$/, '$1-$2-$3');
  const clock = time.replace(
    /^(\d{2}):?(\d{2})(?::?(\d{2}))?$/,
    (_, hour: string, minute: string, second?: string) => [hour, minute, second ?? '00'].join(':'),
  );
  return `${dashed}T${clock === '' ? '00:00:00' : clock}${offsetOf(zone)}`;
}

/** Rewrites a date in e-mail format so that `Date` can parse it. Omits the weekday, which is often not in English. */
function inMail(text: string): string {
  const [, date = '', zone = ''] =
    /^(?:\p{L}+\.?,?\s+)?(\d{1,2}[\s-]\p{L}{3,}\.?[\s-]\d{2,4}(?:,?\s+\d{1,2}:\d{2}(?::\d{2})?)?)\s*(.*)$/u.exec(
      text,
    ) ?? [];
  return date === '' ? '' : `${date.replaceAll('-', ' ')} ${offsetOf(zone)}`;
}

/** Returns `x` for an unknown zone. The `x` makes the date invalid. */
function offsetOf(zone: string): string {
  const [beforeComment = ''] = zone.trim().endsWith(')') ? zone.split('(') : [zone];
  const name = beforeComment.trim().toUpperCase();
  const [, sign, hours, minutes = '00'] = /^(?:GMT|UTC)?([+-])(\d{2}):?(\d{2})?$/.exec(name) ?? [];
  return sign === undefined ? (zones[name] ?? 'x') : `${sign}${hours ?? ''}:${minutes}`;
}

const zones: Record<string, string> = {
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
  CEST: '+02:00',
  MEST: '+02:00',
  EST: '-05:00',
  EDT: '-04:00',
  CST: '-06:00',
  CDT: '-05:00',
  PST: '-08:00',
  PDT: '-07:00',
};
