import { statSync } from 'node:fs';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { SetupMistake } from '../start/setup-mistake.ts';

/** Reads redirects and headers from `netlify.toml` and the built site, and again after a build has changed them. */
export function netlifyRules(configFile: string): NetlifyRules {
  let known: { key: string; rules: Promise<SiteRules> } | undefined;
  return (siteDir) => {
    const key = siteDir + changeOf(siteDir, '_redirects') + changeOf(siteDir, '_headers');
    if (known?.key !== key) known = { key, rules: readRules(configFile, siteDir) };
    return known.rules;
  };
}

/** If several rules set the same header, the last rule wins. */
export function headersFor(rules: HeaderRule[], address: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { forRegExp, values } of rules) {
    if (!forRegExp.test(address)) continue;
    for (const [name, value] of Object.entries(values)) found[name.toLowerCase()] = value;
  }
  return found;
}

/** Returns the target of the first rule that matches, with `:splat` replaced. */
export function findRedirect(
  rules: RedirectRule[],
  { address, query }: { address: string; query: string },
): Omit<RedirectRule, 'path'> | undefined {
  for (const { path: from, to: target, status } of rules) {
    const splat = splatOf(from, address);
    if (splat === undefined) continue;
    // Browsers read two leading slashes as the start of another host, so only one slash stays.
    const to = target.replace(':splat', splat).replace(/^\/{2,}/, '/');
    return { to: to.includes('?') || query === '' ? to : `${to}?${query}`, status };
  }
  return undefined;
}

/** Returns what `*` matches, or '' for a rule without `*`. As in Netlify's rules, a trailing slash makes no difference. */
function splatOf(from: string, address: string): string | undefined {
  const plain = address.replace(/\/$/, '');
  if (!from.endsWith('/*')) return plain === from.replace(/\/$/, '') ? '' : undefined;
  return `${plain}/`.startsWith(from.slice(0, -1)) ? plain.slice(from.length - 1) : undefined;
}

async function readRules(configFile: string, siteDir: string): Promise<SiteRules> {
  const netlifyConfigPath = timeOf(configFile) === undefined ? undefined : configFile;
  const read = { ...(netlifyConfigPath === undefined ? {} : { netlifyConfigPath }), minimal: false };
  const headers = await parseAllHeaders({
    ...read,
    headersFiles: [path.join(siteDir, '_headers')],
    configHeaders: undefined,
  });
  const redirects = await parseAllRedirects({
    ...read,
    redirectsFiles: [path.join(siteDir, '_redirects')],
    configRedirects: [],
  });
  const [error] = [...headers.errors, ...(redirects.errors as Error[])];
  if (error !== undefined) throw new SetupMistake(`A rule for Netlify cannot be read: ${error.message}`);
  return {
    headers: headers.headers as HeaderRule[],
    redirects: (redirects.redirects as ReadRule[]).map(knownRule),
  };
}

/** Throws for parts of a rule that only Netlify follows, because the two hosts would answer differently. */
function knownRule({
  path: from = '',
  to = '',
  status = 301,
  force,
  query,
  conditions,
}: ReadRule): RedirectRule {
  const isConditional = [query, conditions].some((given) => Object.keys(given ?? {}).length > 0);
  if (force === true || isConditional || /\/:/.test(from))
    throw new SetupMistake(
      `The local host knows no conditions, placeholders or force, as in the rule for ${from}.`,
    );
  return { path: from, to, status };
}

const changeOf = (siteDir: string, name: string): string => `|${timeOf(path.join(siteDir, name)) ?? ''}`;

/** The call is synchronous, because every request makes this call and the asynchronous call takes ten times as long. */
const timeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

export type NetlifyRules = (siteDir: string) => Promise<SiteRules>;

export type SiteRules = { headers: HeaderRule[]; redirects: RedirectRule[] };

export type HeaderRule = { forRegExp: RegExp; values: Record<string, string> };

export type RedirectRule = { path: string; to: string; status: number };

type ReadRule = Partial<RedirectRule> & { force?: boolean; query?: object; conditions?: object };
