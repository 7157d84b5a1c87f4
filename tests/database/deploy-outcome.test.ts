/** The desk shows a change as live or as failed only if the reported deploy contains it. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import deployOutcome from '../../functions/deploy-outcome.ts';
import { testBackend, anEditor, answerTo } from '../support/database/backend.ts';
import { aPost } from '../support/database/posts.ts';
import { portOf } from '../support/port-of.ts';
import { createStandIn } from '../support/stand-ins/create-stand-in.ts';

const backend = testBackend({ isShared: true });
let owner: SupabaseClient;
let editor: SupabaseClient;
let site: Server;
/** The answers of the public site, in order. The last one repeats. */
let answers: string[] = [];

beforeAll(async () => {
  owner = backend.owner();
  editor = (await anEditor(backend)).client;
  site = createStandIn((_, response) => {
    response.end(answers.length > 1 ? answers.shift() : answers[0]);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('SITE_URL', `http://127.0.0.1:${portOf(site)}`);
  vi.stubEnv('SUPABASE_URL', backend.url);
  vi.stubEnv('SUPABASE_SECRET_KEY', backend.keys.secretKey);
});
afterAll(() => {
  vi.unstubAllEnvs();
  site.close().closeAllConnections();
});

describe('a failed deploy', () => {
  test('of pushed code does not mark content as failed after a successful deploy of the same content', async () => {
    const version = await askedFor();
    answers = [containing(version)];
    await deployOutcome.deploySucceeded(anEvent());
    await deployOutcome.deployFailed(anEvent({ errorMessage: 'Type error.' }));
    expect(await state()).toMatchObject({ built_version: version, failed_version: null, last_error: null });
  });

  test('of pushed code does not mark online content as failed, even without a reported success', async () => {
    const version = await askedFor();
    answers = [containing(version)];
    await deployOutcome.deployFailed(anEvent({ errorMessage: 'Type error.' }));
    expect(await state()).toMatchObject({ failed_version: null, last_error: null });
  });

  test('is not recorded for the requested build if the deploy started before the request', async () => {
    const version = await askedFor();
    answers = [containing(version - 1)];
    const createdAt = new Date(Date.now() - 10 * 60_000).toISOString();
    await deployOutcome.deployFailed(anEvent({ createdAt, errorMessage: 'Type error.' }));
    expect(await state()).toMatchObject({ failed_version: null });
    await deployOutcome.deployFailed(anEvent({ errorMessage: 'A page could not be drawn.' }));
    expect(await state()).toMatchObject({
      failed_version: version,
      last_error: 'A page could not be drawn.',
    });
  });

  test('is recorded for the requested version even if the report arrives before the request is stored', async () => {
    const version = await changed();
    answers = [containing(version - 1)];
    const reported = deployOutcome.deployFailed(anEvent({ errorMessage: 'The disk is full.' }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await confirm(version);
    await reported;
    expect(await state()).toMatchObject({ failed_version: version, last_error: 'The disk is full.' });
  });

  test('of pushed code does not mark a waiting change as failed', async () => {
    const version = await askedFor();
    answers = [containing(version)];
    await deployOutcome.deploySucceeded(anEvent());
    await changed();
    const before = await state();
    await deployOutcome.deployFailed(anEvent({ errorMessage: 'Type error.' }));
    expect(await state()).toEqual(before);
  });
});

describe('a successful deploy', () => {
  test('is recorded even if the site first returns the previous version', async () => {
    const version = await askedFor();
    answers = [containing(version - 1), containing(version)];
    await deployOutcome.deploySucceeded(anEvent());
    expect(await state()).toMatchObject({ built_version: version, failed_version: null });
  });

  test.each([
    '{}',
    'Site not available',
    '{"contentVersion":"9"}',
    '{"contentVersion":-1}',
    '{"contentVersion":1e300}',
  ])('is not recorded if the site returns %s', async (answer) => {
    const before = await state();
    answers = [answer];
    await expect(deployOutcome.deploySucceeded(anEvent())).rejects.toThrow('build.json cannot be read');
    expect(await state()).toEqual(before);
  });
});

const containing = (version: number): string => JSON.stringify({ contentVersion: version });

async function askedFor(): Promise<number> {
  const version = await changed();
  await confirm(version);
  return version;
}

/** Publishes a post. Returns the new content version. */
async function changed(): Promise<number> {
  expect((await editor.from('blog_posts').insert(aPost())).error).toBeNull();
  return (await state()).content_version;
}

async function confirm(version: number): Promise<void> {
  expect((await answerTo(owner.rpc('confirm_rebuild', { version }))).error).toBeNull();
}

const state = async (): Promise<State> => (await owner.rpc('rebuild_state')).data as State;

const anEvent = (changes: Partial<Deploy> = {}): Event =>
  ({
    deploy: { context: 'production', errorMessage: null, createdAt: new Date().toISOString(), ...changes },
  }) as Event;

type Event = Parameters<typeof deployOutcome.deployFailed>[0];
type Deploy = Event['deploy'];
type State = { content_version: number; failed_version: number | null };
