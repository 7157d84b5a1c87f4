import { describe, expect, test } from 'vitest';
import { hasLink } from './link-in-name.ts';

describe('hasLink', () => {
  test.each([
    'https://site.example',
    'www.site.example/click',
    'WWW.Site.Example',
    'site.example',
    'Click Shops.Example now',
    'x.com',
    'SHOP.COM',
    'Shop.Com',
    'Shop.Example',
    'ana@site.example',
    'evil。example',
    'Win: Bit.Ly/3xYz',
    'T.Co/abc',
    'sub.Ab.Xyz/q',
    '192.0.2.1/x',
    'ｗｗｗ．evil．example',
  ])('is true for “%s”', (name) => {
    expect(hasLink(name)).toBe(true);
  });

  test.each([
    'Jan de Vries',
    'J.de Vries',
    'A.B.Smith',
    'J.SMITH',
    'Dr.Jones',
    'Prof.Dr.Jones',
    'Dipl.Ing. Huber',
    'Jan / Marie Jansen',
    'J.Smit/M.Bos',
    'A.B./C.D.',
    'María José Núñez i Ferrer',
    'O’Neill-Smith, Jr.',
    '李小龙',
  ])('is false for “%s”', (name) => {
    expect(hasLink(name)).toBe(false);
  });
});
