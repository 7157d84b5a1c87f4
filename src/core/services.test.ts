import { describe, expect, test } from 'vitest';
import { serviceOfPost } from './post/service-of-post.ts';
import { services, singleServices } from './services.ts';

test('the single services are all services except full rental management', () => {
  expect(services.filter((id) => !singleServices.some((single) => single === id))).toEqual(['rental']);
});

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
