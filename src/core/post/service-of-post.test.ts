import { describe, expect, test } from 'vitest';
import { serviceOfPost } from './service-of-post.ts';

describe('serviceOfPost', () => {
  test.each([
    ['zwembad-het-hele-jaar-door', 'pool'],
    ['stormschade-voorkomen', 'works'],
    ['sleutelbeheer-op-afstand', 'keys'],
    ['gasten-ontvangen-na-een-late-vlucht', 'rental'],
    ['zilte-lucht-en-metaal', 'works'],
    ['daily-ibiza-news-2026-11-21', undefined],
    ['een-goed-begin', undefined],
  ])('returns for the article %s the service %s', (slugBase, service) => {
    expect(serviceOfPost(slugBase)).toBe(service);
  });
});
