import { inWords, type Phases } from '../../build/phases.ts';
import { inSeconds, type Row } from '../report.ts';

/** Times in milliseconds, memory in bytes. */
export type Cost = { ms: number; peak: number; phases?: Phases };

export type Measured = {
  articles: number;
  /** Per row. */
  importing: number;
  cold: Cost;
  /** The first publish after the cold build, and the median of several. */
  first: Cost;
  publish: Cost;
  /** The newest article, and one in the middle. */
  hide: Cost;
  hideOld: Cost;
  /** A change that concerns every page. */
  words: Cost;
  /** `site`: what one site takes. */
  disk: { state: number; site: number };
  hugo: Cost | undefined;
};

/** The goals: of a cold build and a publish as parts of what Hugo needs for all, by number of articles. */
const goals: Record<number, { publish?: number; cold?: number }> = {
  1000: { publish: 0.3 },
  5000: { publish: 0.15, cold: 3 },
};

export function rowsOf(measured: Measured[]): Row[] {
  return [...measured.flatMap(rowsOfSize), ...growth(measured)];
}

function rowsOfSize(size: Measured): Row[] {
  const { articles, hugo, disk } = size;
  const goal = goals[articles] ?? {};
  const name = `${articles} × 4: `;
  const row = (what: string, { ms, peak }: Cost, most?: number): Row => {
    const ratio = hugo === undefined ? 'Hugo is not installed' : `${(ms / hugo.ms).toFixed(2)} of Hugo`;
    return {
      what: `${name}${what}`,
      value: `${inSeconds(ms)} · ${ratio} · ${inMegabytes(peak)}`,
      ...(most === undefined || hugo === undefined
        ? {}
        : { goal: `≤ ${most} of Hugo`, ok: ms <= most * hugo.ms }),
    };
  };
  const most = Math.max(...[size.cold, size.publish, size.hideOld, size.words].map(({ peak }) => peak));
  return [
    {
      what: `${name}imported, per row`,
      value: `${size.importing.toFixed(2)} ms`,
      goal: '≤ 1 ms',
      ok: size.importing <= 1,
    },
    ...(hugo === undefined
      ? []
      : [{ what: `${name}Hugo, everything`, value: `${inSeconds(hugo.ms)} · ${inMegabytes(hugo.peak)}` }]),
    row('from nothing', size.cold, goal.cold),
    ...phasesOf(size.cold),
    row('one article more (median)', size.publish, goal.publish),
    ...phasesOf(size.publish),
    row('one article more, the first time', size.first),
    row('the newest hidden', size.hide),
    row('one in the middle hidden', size.hideOld),
    row('all pages, after a change of words', size.words),
    { what: `${name}memory at most`, value: inMegabytes(most), goal: '≤ 400 MB', ok: most <= 400e6 },
    {
      what: `${name}on the disk, as a part of one site`,
      value: `${(disk.state / disk.site).toFixed(2)} of ${inMegabytes(disk.site)}`,
      ...(articles < 1000 ? {} : { goal: '≤ 1.3', ok: disk.state <= 1.3 * disk.site }),
    },
  ];
}

const phasesOf = ({ phases }: Cost): Row[] =>
  phases === undefined ? [] : [{ what: `  ${inWords(phases)}`, value: '' }];

/** What each further page adds to a publish, between the two largest sizes. */
function growth(measured: Measured[]): Row[] {
  const [small, large] = measured.slice(-2);
  if (small === undefined || large === undefined) return [];
  const pages = (large.articles - small.articles) * 4;
  const perPage = (large.publish.ms - small.publish.ms) / pages;
  return [
    {
      what: `one article more: what each page between ${small.articles * 4} and ${large.articles * 4} adds`,
      value: `${perPage.toFixed(4)} ms`,
      goal: '≤ 0.02 ms',
      ok: perPage <= 0.02,
    },
  ];
}

const inMegabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
