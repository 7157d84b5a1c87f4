import { describe, expect, test } from 'vitest';
import { headersOf, outcomeOf, senderNamed } from './send-letter.ts';

describe('outcomeOf', () => {
  test.each([
    [null, 'application_error', 'unclear'],
    [400, 'validation_error', 'dead'],
    [401, 'missing_api_key', 'failed'],
    [403, 'invalid_api_key', 'failed'],
    [404, 'not_found', 'dead'],
    [408, 'application_error', 'unclear'],
    [409, 'concurrent_idempotent_requests', 'unclear'],
    [409, 'invalid_idempotent_request', 'key-used'],
    [422, 'validation_error', 'dead'],
    [429, 'rate_limit_exceeded', 'failed'],
    [500, 'application_error', 'unclear'],
    [503, 'application_error', 'unclear'],
  ])('converts status %s with error %s to the outcome “%s”', (statusCode, name, outcome) =>
    expect(outcomeOf({ statusCode, name, message: 'Words' }, {}).outcome).toBe(outcome),
  );

  test('reads the delay from the Retry-After header of a rate-limited response', () => {
    const busy = { statusCode: 429, name: 'rate_limit_exceeded', message: 'Slow down' };
    expect(outcomeOf(busy, { 'retry-after': '40' })).toMatchObject({
      isTooFast: true,
      retryAfterSeconds: 40,
    });
    expect(outcomeOf(busy, { 'retry-after': 'soon' })).not.toHaveProperty('retryAfterSeconds');
  });
});

// zulip#13193, vexim2#298: holiday notices came back to the sender.
test('headersOf marks each mail as written by a program', () => {
  const letter = { subject: 'Zon', html: '', text: '' };
  expect(headersOf({ ...letter, to: { visitor: 'jan@example.com' } })['Auto-Submitted']).toBe('auto-replied');
  expect(headersOf({ ...letter, to: 'business' })['Auto-Submitted']).toBe('auto-generated');
});

describe('senderNamed', () => {
  test.each([
    ['Casa Clara', 'Website <site@example.com>', '"Casa Clara" <site@example.com>'],
    ['Bonet, "Casa"', 'site@example.com', '"Bonet, \\"Casa\\"" <site@example.com>'],
  ])('gives the name %j to the mail address %j', (name, sender, named) => {
    expect(senderNamed(name, sender)).toBe(named);
  });
});
