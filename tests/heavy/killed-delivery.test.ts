import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aMessage, bundledFunctions, settingsFor } from '../support/functions/bundled-functions.ts';
import { runScheduled } from '../support/functions/call-bundled.ts';
import { killableCall } from '../support/functions/killable.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { aBackend, type TestBackend } from '../support/database/backend.ts';
import { keepFigure } from '../support/figures.ts';
import { aMailService, type MailStandIn } from '../support/stand-ins/mail-stand-in.ts';

/** Together with `killed-work.test.ts`: 100 killed processes in `npm run scoreboard`, 50 in the nightly run. */
const kills = process.env['SCOREBOARD_SEED'] === undefined ? 30 : 60;
const seed = 20261121;

const compileCache = mkdtempSync(path.join(tmpdir(), 'kill-test-cache-'));

let backend: TestBackend;
let service: MailStandIn;
let functions: Awaited<ReturnType<typeof bundledFunctions>>;

beforeAll(async () => {
  const outDir = path.join(mkdtempSync(path.join(tmpdir(), 'kill-test-')), 'functions');
  [backend, service, functions] = await Promise.all([aBackend(), aMailService(), bundledFunctions(outDir)]);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  functions.remove();
  rmSync(compileCache, { recursive: true, force: true });
  await service.stop();
  await backend.stop();
});

describe('mail delivery', () => {
  test('loses no message and sends no mail twice if its process is killed many times', async ({ task }) => {
    const random = seededRandom(seed);
    const reported: string[] = [];
    const killedAt = { beforeStored: 0, stored: 0, handedIn: 0, ended: 0 };
    let next = startChild(0);
    for (let round = 0; round < kills; round++) {
      const { ready, go, kill, submission, printed } = next;
      await ready;
      if (round + 1 < kills) next = startChild(round + 1);
      const mailsBefore = service.mails().length;
      const firstRequest = nextRequest();
      service.state.delay = random() * 60;
      go();
      // Half of the kills wait until the mail service receives a request, because a kill is most dangerous then.
      if (round % 2 === 1) await firstRequest();
      await pause(random() * (round % 2 === 1 ? 90 : 320));
      await kill();
      if (printed().includes('said-sent')) reported.push(submission);
      const isStored = submission === '' || (await storedMessages()).has(submission);
      if (printed().includes('ended')) killedAt.ended++;
      else if (service.mails().length > mailsBefore) killedAt.handedIn++;
      else if (isStored) killedAt.stored++;
      else killedAt.beforeStored++;
      await passTime();
    }

    for (const [name, value] of Object.entries(settingsFor(backend, service))) vi.stubEnv(name, value);
    service.state.delay = 0;
    for (let run = 0; run < 3; run++) {
      await passTime();
      await runScheduled(functions.at('tick'));
    }
    const stored = await storedMessages();
    const value = Object.entries(killedAt)
      .map(([when, count]) => `${when} ${count}`)
      .join(', ');
    keepFigure(task, { what: 'kills, by what had happened to the message', value, count: kills, seed });
    // The test proves enough only if kills came both between storing and mailing a message and after mailing.
    expect(killedAt.stored, JSON.stringify(killedAt)).toBeGreaterThan(5);
    expect(killedAt.handedIn, JSON.stringify(killedAt)).toBeGreaterThan(5);
    expect(reported.filter((submission) => !stored.has(submission))).toEqual([]);
    const mailed = service
      .mails()
      .map(({ to, text }) => `${to} ${/Kenmerk: (\S+)/.exec(text)?.[1] ?? 'held'}`);
    const business = mailed.filter((mail) => mail.startsWith('business@'));
    // One mail reports all held messages.
    const tellsOf = new Set([...stored].map(([submission, isHeld]) => (isHeld ? 'held' : submission)));
    expect(business.toSorted()).toEqual(
      [...tellsOf].map((what) => `business@example.com ${what}`).toSorted(),
    );
    expect(new Set(mailed).size).toBe(mailed.length);
    // At most 20 confirmations an hour are queued, so not every message has one.
    const { data } = await backend.owner().from('mail_outbox').select('kind, state');
    expect(data?.filter(({ state }) => state !== 'sent')).toEqual([]);
    const notHeld = [...stored.values()].filter((isHeld) => !isHeld).length;
    expect(data?.filter(({ kind }) => kind === 'confirmation').length).toBe(Math.min(20, notHeld));
    expect(mailed).toHaveLength(data?.length ?? 0);
  }, 240_000);
});

/** In two of three rounds, the process handles a message of the contact form. In the third, it runs the schedule. */
function startChild(round: number) {
  const message = round % 3 === 2 ? undefined : aMessage();
  const name = message === undefined ? 'tick' : 'send-contact-email';
  const call = { file: functions.at(name).file, name, body: message };
  const env = { NODE_COMPILE_CACHE: compileCache, ...settingsFor(backend, service) };
  const submission = typeof message?.['submission'] === 'string' ? message['submission'] : '';
  return { ...killableCall(call, env), submission };
}

/** Returns a function that waits for the next request to the mail service, at most about a second. */
function nextRequest(): () => Promise<void> {
  const before = service.state.requests;
  return async () => {
    for (let tries = 0; tries < 200 && service.state.requests === before; tries++) await pause(5);
  };
}

/** Returns for each submission id whether the message is held back. */
async function storedMessages(): Promise<Map<string, boolean>> {
  const { data } = await backend.owner().from('enquiries').select('submission, held_reason');
  const rows: { submission: string; held_reason: string | null }[] = data ?? [];
  return new Map(rows.map(({ submission, held_reason }) => [submission, held_reason !== null]));
}

async function passTime(): Promise<void> {
  const past = '2026-01-01T00:00:00Z';
  const outbox = () => backend.owner().from('mail_outbox');
  await outbox().update({ lease_until: past }).eq('state', 'sending');
  await outbox().update({ next_try_at: past }).in('state', ['sending', 'waiting']);
}
