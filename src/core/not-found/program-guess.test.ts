import { expect, test } from 'vitest';
import { isProgramsGuess } from './program-guess.ts';

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
])('%s is what programs try', (path) => expect(isProgramsGuess(path)).toBe(true));

test.each([
  '/nl/prijzen',
  '/blog/zwembad-nl',
  '/weblog',
  '/over-ons',
  '/blog/wpg-2026-nl',
  '/oude-pagina.html',
])('%s may be somebody', (path) => expect(isProgramsGuess(path)).toBe(false));
