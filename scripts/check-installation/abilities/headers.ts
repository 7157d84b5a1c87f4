import { Unmet } from '../unmet.ts';
import { type Ability } from '../ability.ts';
import type { Page } from '../site.ts';

/** The headers that protect visitors come with pages, with addresses that do not exist and with answers of functions. */
export const headersAbility: Ability = {
  name: 'Security headers',
  needs: ['Site', 'Functions'],
  async run({ site }) {
    const answers: [string, Page, Record<string, RegExp>][] = [
      ['The home page', await site.page('/'), pageHeaders],
      ['An address that does not exist', await site.page('/installation-check-nowhere'), pageHeaders],
      ['The answer of a function', await site.call('site-status', {}), functionHeaders],
    ];
    const problems = answers.flatMap(([what, { headers }, wanted]) => {
      const missing = Object.entries(wanted)
        .filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ''))
        .map(([name]) => name);
      return missing.length === 0 ? [] : [`${what} lacks ${missing.join(', ')}.`];
    });
    if (problems.length > 0)
      throw new Unmet(`${problems.join(' ')} Deploy the code of this folder, netlify.toml included.`);
    return 'There on pages, on addresses that do not exist, and on answers of functions.';
  },
};

const pageHeaders = {
  'strict-transport-security': /max-age=\d{7,}/,
  'x-content-type-options': /nosniff/,
  'referrer-policy': /./,
  'content-security-policy': /frame-ancestors 'none'/,
};

const functionHeaders = {
  'strict-transport-security': /max-age=\d{7,}/,
  'x-content-type-options': /nosniff/,
  'referrer-policy': /./,
  'content-security-policy': /default-src 'none'/,
  'cache-control': /no-store/,
};
