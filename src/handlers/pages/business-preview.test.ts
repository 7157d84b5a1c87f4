import type { Context } from '@netlify/functions';
import { afterEach, expect, test, vi } from 'vitest';
import { deskWords } from '#i18n/desk/desk-words.ts';
import preview from './business-preview.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each([
  ['from a page of another site', 'https://evil.example', true, 'wrong-origin'],
  ['of an editor who must confirm the second factor', 'https://site.example', false, 'second-factor-needed'],
] as const)('refuses a form %s', async (_, Origin, is_confirmed, code) => {
  vi.stubEnv('SITE_URL', 'https://site.example');
  vi.stubEnv('SUPABASE_URL', 'https://database.example');
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_key');
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ user_id: 'a', session_id: null, is_editor: true, is_confirmed })),
  );
  const body = new URLSearchParams({ path: '/de', token: 'a', details: '{}' });
  const request = { method: 'POST', body, headers: { Origin } };
  const answer = await preview(
    new Request('https://site.example/functions/v1/preview-business', request),
    {} as Context,
  );
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain(`<p>${deskWords('de').refusals[code]}</p>`);
});
