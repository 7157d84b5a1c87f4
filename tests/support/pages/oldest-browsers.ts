import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import packageJson from '../../../package.json' with { type: 'json' };

/** Maps the names in `browserslist` to those in MDN’s table. */
const browsers: Record<string, Omit<OldestBrowser, 'version'>> = {
  chrome: { id: 'chrome', name: 'Chrome' },
  edge: { id: 'edge', name: 'Edge' },
  firefox: { id: 'firefox', name: 'Firefox' },
  safari: { id: 'safari', name: 'Safari' },
  ios_saf: { id: 'safari_ios', name: 'Safari on iOS' },
};

/** The oldest browsers in which the product works: the field `browserslist` of package.json. */
export const oldestBrowsers: OldestBrowser[] = packageJson.browserslist.map((line) => {
  const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  const known = browsers[name];
  if (known === undefined) throw new Error(`package.json names an unknown browser: “${line}”.`);
  return { ...known, version };
});

/** As people read it: “Chrome 121, Edge 121 …”. */
export const oldestInWords: string = oldestBrowsers
  .filter(({ id }) => id !== 'safari_ios')
  .map(({ name, version }) => `${name} ${version}`)
  .join(', ');

/** Returns the oldest browsers that lack the feature, or have only part of it. */
export const lacking = (feature: Identifier | undefined): string[] =>
  feature?.__compat === undefined
    ? []
    : oldestBrowsers
        .filter(({ id, version }) => !(sinceIn(feature.__compat, id) <= Number(version)))
        .map(({ name }) => name);

/** Returns the version of the browser that brought the whole feature, or `Infinity`. */
export function sinceIn(compat: CompatStatement | undefined, id: BrowserId): number {
  const statements = [compat?.support[id] ?? []].flat();
  const whole = statements.filter(
    (one) =>
      !one.flags &&
      !one.prefix &&
      !one.alternative_name &&
      !one.partial_implementation &&
      !one.version_removed,
  );
  const versions = whole.map(({ version_added: added }) => {
    const number = typeof added === 'string' ? Number.parseFloat(added.replace('≤', '')) : Number.NaN;
    return Number.isNaN(number) ? Infinity : number;
  });
  return Math.min(Infinity, ...versions);
}

type BrowserId = 'chrome' | 'edge' | 'firefox' | 'safari' | 'safari_ios';
type OldestBrowser = { id: BrowserId; name: string; version: string };
