import { describe, expect, test } from 'vitest';
import { plainLink } from './plain-link.ts';

describe('plainLink', () => {
  test.each([
    ['https://www.google.com/url?q=https://example.com/a%3Fb%3D1&sa=D&usg=x', 'https://example.com/a?b=1'],
    ['https://www.google.nl/url?sa=t&url=https%3A%2F%2Fexample.com%2F', 'https://example.com/'],
    [
      'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2F%3Futm_id%3D2&data=x',
      'https://example.com/',
    ],
    [
      'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.google.com%2Furl%3Fq%3Dmailto%253Aa%2540b.example',
      'mailto:a@b.example',
    ],
    [
      'https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2Fx%3Ffbclid%3D1&h=AT',
      'https://example.com/x',
    ],
    ['https://example.com/?utm_source=a&id=7&UTM_Medium=b&gclid=c#deel', 'https://example.com/?id=7#deel'],
    [
      'https://www.google.com/search?q=https://example.com',
      'https://www.google.com/search?q=https://example.com',
    ],
    [
      'https://www.google.com.evil.example/url?q=https://a.example',
      'https://www.google.com.evil.example/url?q=https://a.example',
    ],
    ['HTTPS://Example.com', 'HTTPS://Example.com'],
    ['https://ons.example/blog/a-nl?utm_source=x', '/blog/a-nl'],
    ['/blog/a-nl', '/blog/a-nl'],
    ['tel:+34000000000', 'tel:+34000000000'],
    ['//evil.example/x', undefined],
    ['/\\evil.example', undefined],
    ['#_Toc1', undefined],
    ['file:///C:/a.docx', undefined],
    ['java\nscript:alert(1)', undefined],
    ['https://www.google.com/url?q=javascript:alert(1)', undefined],
  ])('converts the link %s to %s', (href, target) => {
    expect(plainLink(href, 'https://ons.example')).toBe(target);
  });
});
