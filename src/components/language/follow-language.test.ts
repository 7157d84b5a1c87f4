import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { languageKeys } from './language-choice.ts';
import { followScript } from './follow-language.ts';

/** Returns the addresses to which the script redirects in `visits` visits of one session. */
function redirects(stored: string | null, visits = 1): string[] {
  const followed: string[] = [];
  const session = new Map<string, string>();
  const globals = {
    localStorage: { getItem: (key: string) => (key === languageKeys.choice ? stored : null) },
    sessionStorage: {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
    },
    document: { documentElement: {} },
    location: { search: '?a=1', hash: '#about', replace: (to: string) => followed.push(to) },
  };
  for (let visit = 0; visit < visits; visit++) runInNewContext(followScript, globals);
  return followed;
}

describe('followScript', () => {
  test.each(['nl', 'es', 'de'])(
    'redirects from the English home page to the chosen language %s',
    (stored) => {
      expect(redirects(stored)).toEqual([`/${stored}?a=1#about`]);
    },
  );

  test.each([null, 'en', '', 'xx', 'NL', '/evil.example', 'nl/../x'])(
    'does not redirect if the stored choice is %j',
    (stored) => {
      expect(redirects(stored)).toEqual([]);
    },
  );

  test('does not redirect twice per session, so that the visitor can return to English', () => {
    expect(redirects('nl', 2)).toHaveLength(1);
    expect(followScript).toContain(`'${languageKeys.followed}'`);
  });
});
