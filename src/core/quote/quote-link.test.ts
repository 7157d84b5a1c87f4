import { expect, test } from 'vitest';
import { quoteLink } from './quote-link.ts';

test('quoteLink leads to the form with the service, and for the rental service with its package', () => {
  expect(quoteLink({ service: 'pool', locale: 'nl' })).toBe('/nl?service=pool#contact');
  expect(quoteLink({ service: 'rental', locale: 'en' })).toBe('/?pkg=rental&service=rental#contact');
});
