import { describe, expect, test } from 'vitest';
import { isScannerProbe } from './scanner-probe.ts';

describe('isScannerProbe', () => {
  test.each([
    '/wp-login.php',
    '/wp/',
    '/blog/wp-includes/wlwmanifest.xml',
    '/.env',
    '/.well-known/traffic-advice',
    '/.git/config',
    '/cgi-bin/luci',
    '/phpMyAdmin/index.php',
    '/backup.zip',
    '/ads.txt',
  ])('recognises %s as a request of a vulnerability scanner', (path) =>
    expect(isScannerProbe(path)).toBe(true),
  );

  test.each([
    '/nl/prijzen',
    '/blog/zwembad-nl',
    '/weblog',
    '/over-ons',
    '/blog/wpg-2026-nl',
    '/oude-pagina.html',
  ])('does not treat %s as a request of a vulnerability scanner', (path) =>
    expect(isScannerProbe(path)).toBe(false),
  );
});
