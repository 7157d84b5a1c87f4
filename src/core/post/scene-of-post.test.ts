import { describe, expect, test } from 'vitest';
import { dailyNewsBase } from './slugs/daily-news.ts';
import { sceneOfPost } from './scene-of-post.ts';

describe('sceneOfPost', () => {
  test.each([
    ['zwembad-het-hele-jaar-door', 'pool'],
    ['tuin-zonder-waterverspilling', 'garden'],
    ['sleutelbeheer-op-afstand', 'keys'],
    ['vocht-en-schimmel-in-de-winter', 'air'],
    ['limpieza-entre-estancias', 'cleaning'],
    ['handwerker-aus-der-ferne', 'works'],
    ['the-salt-in-the-air', 'coast'],
    ['casa-al-mar', 'coast'],
    ['mijn-huis', 'house'],
    ['huis-winterklaar-maken', 'winter'],
    ['controleronde-wat-wij-bekijken', 'inspection'],
    ['airco-en-ventilatie-onderhoud', 'air'],
    ['mar-y-sal', 'coast'],
    ['marktdag-in-het-dorp', 'town'],
    ['market-day', 'town'],
    ['village-life', 'town'],
    ['keys-and-a-house', 'keys'],
    ['marmer-laten-schilderen', 'works'],
    ['season-of-storms', 'rain'],
    [dailyNewsBase('2026-11-21'), 'town'],
  ])('chooses for the article at %s the drawing “%s”', (slugBase, scene) => {
    expect(sceneOfPost(slugBase)).toBe(scene);
  });

  test('varies the drawing between articles with unknown subjects, and keeps it from release to release', () => {
    const bases = ['een-goed-begin', 'x', 'ons-verhaal', 'a-word-of-thanks'];
    expect(bases.map(sceneOfPost)).toEqual(['garden', 'house', 'house', 'garden']);
  });
});
