import { statSync } from 'node:fs';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { SetupMistake } from '../start/setup-mistake.ts';

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

/** Returns the target of the first rule that matches, with its placeholders (such as `:splat`) replaced. */
export function findRedirect(
  rules: RedirectRule[],
  { address, query, isForced }: RedirectQuestion,
): RedirectTarget | undefined {
  for (const rule of rules) {
    if (isForced && !rule.force) continue;
    // Only Netlify evaluates conditions, such as the visitor's country. Here, a rule with a condition never matches.
    if (Object.keys(rule.conditions).length > 0) continue;
    const found = matchRule(rule, { address, query });
    if (found === undefined) continue;
    // Browsers read two leading slashes as the start of another host, so only one slash stays.
    const to = rule.to
      .replaceAll(/:(\w+)/g, (all, name: string) => found[name] ?? all)
      .replace(/^\/{2,}/, '/');
    return { to: to.includes('?') || query === '' ? to : `${to}?${query}`, status: rule.status };
  }
  return undefined;
}

function matchRule(
  { path: from, query: wanted }: RedirectRule,
  { address, query }: { address: string; query: string },
) {
  const found: Record<string, string> = {};
  const given = new URLSearchParams(query);
  for (const [name, value] of Object.entries(wanted)) {
    const actual = given.get(name);
    if (actual === null || (!value.startsWith(':') && actual !== value)) return undefined;
    if (value.startsWith(':')) found[value.slice(1)] = encodeURIComponent(actual);
  }
  const parts = segmentsOf(from);
  const segments = segmentsOf(address);
  for (const [place, part] of parts.entries()) {
    if (part === '*') return { ...found, splat: segments.slice(place).join('/') };
    const segment = segments[place];
    if (segment === undefined) return undefined;
    if (part.startsWith(':')) found[part.slice(1)] = segment;
    else if (part !== segment) return undefined;
  }
  return segments.length === parts.length ? found : undefined;
}

/** Splits an address into segments. As in Netlify's rules, a trailing slash makes no difference. */
const segmentsOf = (address: string): string[] => address.replace(/^\//, '').replace(/\/$/, '').split('/');

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
    redirects: (redirects.redirects as Partial<RedirectRule>[]).map((rule) => ({
      path: rule.path ?? '',
      to: rule.to ?? '',
      status: rule.status ?? 301,
      force: rule.force ?? false,
      query: rule.query ?? {},
      conditions: rule.conditions ?? {},
    })),
  };
}

const changeOf = (siteDir: string, name: string): string => `|${timeOf(path.join(siteDir, name)) ?? ''}`;

/** The call is synchronous, because every request makes this call and the asynchronous call takes ten times as long. */
const timeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

export type NetlifyRules = (siteDir: string) => Promise<SiteRules>;

export type SiteRules = { headers: HeaderRule[]; redirects: RedirectRule[] };

export type HeaderRule = { forRegExp: RegExp; values: Record<string, string> };

export type RedirectRule = {
  path: string;
  to: string;
  status: number;
  force: boolean;
  query: Record<string, string>;
  conditions: Record<string, unknown>;
};

export type RedirectTarget = { to: string; status: number };

type RedirectQuestion = { address: string; query: string; isForced: boolean };
