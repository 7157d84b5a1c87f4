import { describe, expect, test } from 'vitest';
import { zapierAddress } from './zapier-address.ts';

describe('zapierAddress', () => {
  test('returns a webhook address of Zapier without spaces around it', () => {
    expect(zapierAddress(' https://hooks.zapier.com/hooks/catch/1/abc/ ')).toBe(
      'https://hooks.zapier.com/hooks/catch/1/abc/',
    );
  });

  test.each([
    'http://hooks.zapier.com/hooks/catch/1',
    'https://hooks.zapier.com.evil.example/hooks',
    'https://evil.example/https://hooks.zapier.com/',
    'https://hooks.zapier.com@evil.example/',
    'https://me:secret@hooks.zapier.com/hooks',
    'https://hooks.zapier.com:8443/hooks',
    'javascript:alert(1)',
    'hooks.zapier.com/hooks',
    '',
    'https://user@hooks.zapier.com/hooks/catch/1/abc',
    'https://:secret@hooks.zapier.com/hooks/catch/1/abc',
  ])('returns undefined for %j, which is not a webhook address of Zapier', (text) =>
    expect(zapierAddress(text)).toBeUndefined(),
  );
});
