import { expect, test } from 'vitest';
import { isScannerProbe } from './scanner-probe.ts';

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
])('%s is what programs try', (path) => expect(isScannerProbe(path)).toBe(true));

test.each([
  '/nl/prijzen',
  '/blog/zwembad-nl',
  '/weblog',
  '/over-ons',
  '/blog/wpg-2026-nl',
  '/oude-pagina.html',
])('%s may be somebody', (path) => expect(isScannerProbe(path)).toBe(false));
