import { expect, test } from 'vitest';
import { zapierAddress } from './webhook.ts';

test('an address of Zapier is taken as it is called', () => {
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
])('%j is refused', (text) => expect(zapierAddress(text)).toBeUndefined());
