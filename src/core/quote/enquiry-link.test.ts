import { expect, test } from 'vitest';
import { enquiryLink } from './enquiry-link.ts';

test('enquiryLink leads to the contact form with the service, and for the rental service with its package', () => {
  expect(enquiryLink({ service: 'pool', locale: 'nl' })).toBe('/nl?service=pool#contact');
  expect(enquiryLink({ service: 'rental', locale: 'en' })).toBe('/?pkg=rental&service=rental#contact');
});
