import { describe, expect, test } from 'vitest';
import { addressesIn } from './addresses.ts';

describe('addressesIn', () => {
  test.each([
    ['Kijk op www.Example.com.', ['www.example.com']],
    [
      'See https://example.org/a?b=1, or write to hola@casa.example!',
      ['https://example.org/a?b=1', 'hola@casa.example'],
    ],
    ['Meer...sub.example.es/pad', ['sub.example.es/pad']],
    ['Siehe Haus.de und example.shop)', ['haus.de', 'example.shop']],
    ['Om 14.30 uur, 1.250,50 euro. De tuin', []],
  ])('finds in “%s” the web addresses %j', (text, addresses) => {
    expect(addressesIn(text)).toEqual(addresses);
  });
});
