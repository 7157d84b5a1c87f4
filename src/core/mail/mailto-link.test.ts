import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mailtoLink, maxMailto } from './mailto-link.ts';

const partsOf = (link: string) => {
  const { pathname, searchParams } = new URL(link);
  return { to: decodeURIComponent(pathname), ...Object.fromEntries(searchParams) };
};

describe('mailtoLink', () => {
  test('keeps short texts whole, with line ends as mail programs expect them', () => {
    const mail = { to: 'josé+1@example.com', subject: 'Re: Zon & zee?', body: 'a\nb\r\nc' };
    expect(partsOf(mailtoLink(mail))).toEqual({ ...mail, body: 'a\r\nb\r\nc' });
    expect([mailtoLink({}), mailtoLink({ to: 'a@b.c' })]).toEqual(['mailto:', 'mailto:a@b.c']);
  });

  test.each([
    ['Cyrillic', 'Здравствуйте, мы ищем человека, который будет присматривать за домом. '],
    ['Arabic', 'مرحبا، نبحث عن شخص يعتني بالمنزل والحديقة في الشتاء. '],
    ['Chinese', '您好，我们正在找人冬天照看房子。'],
    ['emoji', '👨‍👩‍👧‍👦🏡'],
    ['German', 'Wir suchen für unser Häuschen jemanden, der größere Arbeiten übernimmt. '],
  ])('shortens a long message in %s by the length of the finished link', (_, text) => {
    const link = mailtoLink({ to: 'a@example.com', subject: text.repeat(20), body: text.repeat(100) });
    // The subject takes half of the link at most.
    for (const [length, max] of [
      [link.indexOf('&body='), maxMailto / 2],
      [link.length, maxMailto],
    ] as const) {
      expect(length).toBeLessThanOrEqual(max);
      expect(length).toBeGreaterThan(max - 120);
    }
    const { subject = '', body = '' } = partsOf(link) as Record<string, string>;
    for (const part of [subject, body]) expect(part).toMatch(/…$/);
    expect(text.repeat(100).startsWith(body.slice(0, -1))).toBe(true);
  });

  test('leaves out a text of which nothing would fit', () => {
    const to = (length: number) => 'a'.repeat(length);
    const whole = { to: to(maxMailto - 23), body: 'abcdefghij' };
    expect(mailtoLink(whole)).toBe(`mailto:${whole.to}?body=${whole.body}`);
    const filled = `mailto:${to(maxMailto - 23)}?body=a${encodeURIComponent('…')}`;
    expect(mailtoLink({ to: to(maxMailto - 23), body: 'abcdefghijkl' })).toBe(filled);
    expect(mailtoLink({ to: to(maxMailto - 22), body: 'abcdefghijkl' })).toBe(`mailto:${to(maxMailto - 22)}`);
  });

  test('is never longer than mail programs accept, and never ends within a character', () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3000 }),
      fc.string({ unit: 'grapheme', maxLength: 900 }),
    );
    fc.assert(
      fc.property(fc.emailAddress(), any, any, (to, subject, body) => {
        const link = mailtoLink({ to, subject, body });
        expect(link.length).toBeLessThanOrEqual(maxMailto);
        expect(Object.keys(partsOf(link))).toEqual(['to', 'subject', 'body']);
      }),
    );
  });
});
