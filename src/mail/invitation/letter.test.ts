import { describe, expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { invitationLetter } from './letter.ts';

const link = 'https://www.example.com/admin/sign-in#invite=abc';
const letterIn = (language: (typeof locales)[number]) =>
  invitationLetter({
    email: 'marga@example.com',
    name: 'Marga <b>',
    link,
    expiresAt: new Date('2026-11-28T12:00:00Z'),
    language,
  });

describe('invitation mail', () => {
  test.each(locales)(
    'contains the link and the last valid day, but no unfilled placeholder, in %s',
    (language) => {
      const { to, subject, text, html } = letterIn(language);
      expect(to).toEqual({ visitor: 'marga@example.com' });
      expect(text).toContain(`\n${link}\n`);
      expect(html).toContain(`<a class="button" href="${link}">`);
      expect(html).toContain('Marga &lt;b&gt;');
      expect(text).toMatch(/28\b.* 2026/);
      expect(subject + text + html).not.toMatch(/\{\w+\}/);
    },
  );

  test('has a different subject in each language', () => {
    expect(new Set(locales.map((language) => letterIn(language).subject)).size).toBe(locales.length);
  });
});
