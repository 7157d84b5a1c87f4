/**
 * Scores headers like Mozilla’s HTTP Observatory (version 5), as if the response used HTTPS.
 * Omits the checks of the HTTPS redirection and of the preload list, which require a deployed site.
 */
export function observatoryScore({ headers, html }: { headers: Headers; html: string }): {
  score: number;
  lost: string[];
} {
  const policies = [headers.get('content-security-policy') ?? '', metaPolicy(html)].flatMap((text) =>
    text.split(',').filter((one) => one.trim() !== ''),
  );
  const found: [string, number][] = [
    ['content security policy', scoreOfPolicies(policies)],
    ['framing', scoreOfFraming(headers)],
    [
      'referrer',
      /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(referrer(headers)) ? 5 : 0,
    ],
    ['HSTS', scoreOfHsts(headers.get('strict-transport-security') ?? '')],
    [
      'resource policy',
      /^same-(origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0,
    ],
    ['content type', headers.get('x-content-type-options') === 'nosniff' ? 0 : -5],
    ['scripts of others', scoreOfScripts(html)],
    ['cookies', headers.getSetCookie().every(isSafeCookie) ? 0 : -20],
    ['other origins', headers.get('access-control-allow-credentials') === 'true' ? -50 : 0],
  ];
  const base = 100 + found.reduce((sum, [, points]) => sum + Math.min(0, points), 0);
  const extra = found.reduce((sum, [, points]) => sum + Math.max(0, points), 0);
  const max: Record<string, number> = {
    'content security policy': 10,
    framing: 5,
    referrer: 5,
    'resource policy': 10,
  };
  return {
    score: Math.max(0, base + (base >= 90 ? extra : 0)),
    lost: found.filter(([what, points]) => points < (max[what] ?? 0)).map(([what]) => what),
  };
}

const referrer = (headers: Headers): string => headers.get('referrer-policy') ?? '';

function metaPolicy(html: string): string {
  const tag = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html);
  return tag?.[1] ?? '';
}

/** A browser enforces all policies at once, so only the sources that every policy allows remain. */
function merged(policies: string[]): Map<string, Set<string>> {
  const directives = new Map<string, Set<string>>();
  for (const policy of policies)
    for (const directive of policy.split(';')) {
      const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
      if (name === '') continue;
      const before = directives.get(name);
      directives.set(name, new Set(sources.filter((source) => before?.has(source) ?? true)));
    }
  return directives;
}

/** Sources of a policy that allow any host. */
const broad = /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/;

function scoreOfPolicies(policies: string[]): number {
  const directives = merged(policies);
  if (directives.size === 0) return -25;
  const sourcesOf = (name: string): string[] => [
    ...(directives.get(name) ?? directives.get('default-src') ?? ['*']),
  ];
  const scripts = sourcesOf('script-src');
  const styles = sourcesOf('style-src');
  if (scripts.some((one) => broad.test(one) || one === "'unsafe-inline'" || one === 'data:')) return -20;
  if (sourcesOf('object-src').some((one) => broad.test(one))) return -20;
  const active = [...directives].filter(([name]) => name !== 'img-src' && name !== 'media-src');
  if (active.some(([, sources]) => [...sources].some((one) => one.startsWith('http:')))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if ([...sourcesOf('img-src'), ...sourcesOf('media-src')].some((one) => one.startsWith('http:'))) return -10;
  if (styles.some((one) => broad.test(one) || one === "'unsafe-inline'" || one === 'data:')) return 0;
  const fallback = directives.get('default-src');
  return fallback?.size === 1 && fallback.has("'none'") ? 10 : 5;
}

/** Browsers ignore `frame-ancestors` in a meta tag, so only the headers count. */
function scoreOfFraming(headers: Headers): number {
  const own = merged((headers.get('content-security-policy') ?? '').split(',')).get('frame-ancestors');
  if (own !== undefined && ![...own].some((one) => broad.test(one))) return 5;
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
}

function scoreOfHsts(value: string): number {
  const seconds = Number(/max-age=(\d+)/.exec(value)?.[1] ?? -1);
  if (seconds < 0) return -20;
  return seconds >= 15_768_000 ? 0 : -10;
}

function scoreOfScripts(html: string): number {
  const outside = [...html.matchAll(/<script[^>]*\ssrc="(?:https?:)?\/\/[^"]*"[^>]*>/g)].map(([tag]) => tag);
  return outside.every((tag) => tag.includes(' integrity=')) ? 0 : -5;
}

const isSafeCookie = (cookie: string): boolean => /;\s*secure/i.test(cookie) && /;\s*httponly/i.test(cookie);
