import type { Context } from '@netlify/functions';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import tick from '../../functions/tick.ts';
import visitors from '../../functions/visitors.ts';
import { explorerAt } from '#adapters/bitcoin-order/explorer.ts';
import { feedReader } from '#adapters/feeds/feed-reader.ts';
import { chatModel } from '#adapters/language-model/chat-model.ts';
import { buildHook } from '#adapters/netlify/build-hook.ts';
import { aBackend, type TestBackend } from '../support/database/backend.ts';
import { keepFigure } from '../support/figures.ts';
import { aMessage, settingsFor } from '../support/functions/bundled-functions.ts';
import { aBlockExplorer, type BlockExplorer } from '../support/stand-ins/bitcoin/block-explorer.ts';
import { aChain } from '../support/stand-ins/bitcoin/chain.ts';
import {
  aFailingService,
  faultNames,
  type FailingService,
  type FaultName,
} from '../support/stand-ins/faults.ts';
import { aFeedHost, type FeedHost } from '../support/stand-ins/feed-stand-in.ts';
import { aMailService, type MailStandIn } from '../support/stand-ins/mail-stand-in.ts';
import * as model from '../support/stand-ins/model-stand-in.ts';

let backend: TestBackend;
let mail: MailStandIn;
let failing: Record<'database' | 'mail' | 'model' | 'explorer' | 'feed' | 'hook', FailingService>;
const others: { stop: () => Promise<void> }[] = [];
const key = 'sk-a-secret-key';
const maxSeconds = 30;
/** Raises the hourly limit of mails to the business. Messages above the limit are stored, but not mailed. */
const manyMails = `create or replace function private.max_mailed_per_hour() returns integer
  language sql immutable set search_path = '' as 'select 1000'`;

beforeAll(async () => {
  backend = await aBackend({ sql: manyMails });
  mail = await aMailService();
  const explorer: BlockExplorer = await aBlockExplorer(aChain());
  const feeds: FeedHost = await aFeedHost();
  feeds.state.reports = [
    { feed: 'diario', title: 'Mercado', link: 'https://a.example/1', summary: 'Hoy.', at: new Date() },
  ];
  const answering = await model.aLanguageModel(model.says({ title: 'La piscina' }));
  others.push(mail, explorer, feeds, answering);
  const before = {
    database: backend.url,
    mail: mail.url,
    model: new URL(answering.url).origin,
    explorer: explorer.url,
    feed: feeds.url,
    hook: feeds.url,
  };
  failing = Object.fromEntries(
    await Promise.all(
      Object.entries(before).map(async ([name, url]) => [name, await aFailingService(url)] as const),
    ),
  ) as typeof failing;
  others.push(...Object.values(failing));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
afterAll(async () => {
  await Promise.all(others.map(({ stop }) => stop()));
  await backend.stop();
});

async function sendMessage(
  message: Record<string, unknown>,
): Promise<{ status: number; json: Record<string, unknown> }> {
  const after: Promise<unknown>[] = [];
  const request = new Request('http://localhost:8888/functions/v1/send-contact-email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
  const context = {
    ip: '127.0.0.1',
    waitUntil: (work: Promise<unknown>) => after.push(work),
  } as unknown as Context;
  const answer = await visitors(request, context);
  await Promise.all(after);
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
}

const isStored = async (submission: unknown): Promise<boolean> =>
  ((await backend.owner().from('enquiries').select('id').eq('submission', submission)).data ?? []).length ===
  1;
const mailsAbout = (submission: unknown) =>
  mail.mails().filter(({ to, text }) => to === 'business@example.com' && text.includes(String(submission)));

/** Each function calls the service of its name and returns “well” or a failure. Words in capitals fail the test. */
const calls: Record<keyof typeof failing, () => Promise<string>> = {
  async database() {
    const message = aMessage({ message: crypto.randomUUID() });
    const { status, json } = await sendMessage(message);
    const about = mailsAbout(message['submission']).length;
    // After status 200, the message must be stored, or else mailed. Any other answer must have an error code.
    if (status === 200)
      return (await isStored(message['submission'])) ? 'well' : about === 1 ? 'mailed' : 'LOST';
    return (json['error'] as { code: string }).code;
  },
  async mail() {
    const message = aMessage({ message: crypto.randomUUID() });
    const { status } = await sendMessage(message);
    if (status !== 200 || !(await isStored(message['submission']))) return 'LOST';
    return mailsAbout(message['submission']).length === 1 ? 'well' : 'stored';
  },
  async model() {
    const service = { baseUrl: `${failing.model.url}/v1`, key, name: 'a-model' };
    const shape = v.object({ title: v.string() });
    const answer = await chatModel(service).ask({
      task: 'Translate it.',
      material: {},
      shape,
      timeoutSeconds: 4,
    });
    return answer.ok ? (answer.value.title === 'La piscina' ? 'well' : 'WRONG') : answer.trouble;
  },
  explorer: () =>
    explorerAt(new URL(failing.explorer.url), { timeoutMs: 2000 })
      .view('tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0')
      .then(
        () => 'well',
        (error: unknown) => String(error).replace(/^Error: (?!The block explorer )/, 'WRONG '),
      ),
  async feed() {
    const reader = feedReader({ allowed: ({ hostname }) => hostname === '127.0.0.1', milliseconds: 2000 });
    const reading = await reader.read(`${failing.feed.url}/diario.rss`);
    return reading.state === 'refused' ? reading.trouble : 'well';
  },
  async hook() {
    const reason = await buildHook({ url: `${failing.hook.url}/diario.rss`, attempts: 1 }).call();
    return reason ?? 'well';
  },
};

/** `buildHook` accepts every answer of the service with status 200, because a later check detects a missing build. */
const acceptedByHook = new Set<FaultName>([
  'answers without end',
  'cuts its answer',
  'sends a web page',
  'sends another shape',
  'sends garbled bytes',
]);

describe('six services with twelve faults each', () => {
  let tried = 0;

  test.each(Object.keys(calls) as (keyof typeof failing)[])(
    '%s: each fault is reported in words within 30 seconds, loses no data, and ends when the service works again',
    async (name) => {
      for (const [setting, value] of Object.entries(settingsFor(backend, mail))) vi.stubEnv(setting, value);
      if (name === 'database') vi.stubEnv('SUPABASE_URL', failing.database.url);
      if (name === 'mail') vi.stubEnv('RESEND_BASE_URL', failing.mail.url);
      const logged: string[] = [];
      vi.spyOn(console, 'error').mockImplementation(
        (...words: unknown[]) => void logged.push(words.join(' ')),
      );
      for (const fault of faultNames) {
        failing[name].state.fault = fault;
        const since = performance.now();
        const reported = await calls[name]();
        expect([fault, (performance.now() - since) / 1000 < maxSeconds]).toEqual([fault, true]);
        const isAccepted = name === 'hook' && acceptedByHook.has(fault);
        expect([fault, reported]).toEqual([
          fault,
          isAccepted ? 'well' : expect.stringMatching(/^(?!well|LOST|WRONG|undefined).{3,}$/),
        ]);
        expect(`${reported}${logged.join('\n')}`).not.toMatch(/sk-a-secret|diario/);
        failing[name].state.fault = undefined;
        // Status 429 pauses requests to the explorer for the time in `Retry-After`, so the test moves the clock.
        if (name === 'explorer') vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
        expect([fault, await calls[name]()]).toEqual([fault, 'well']);
        vi.useRealTimers();
        tried++;
      }
    },
  );

  test('leave no mail to the business waiting after the faults have ended', async ({ task }) => {
    for (const [setting, value] of Object.entries(settingsFor(backend, mail))) vi.stubEnv(setting, value);
    vi.stubEnv('BUILD_HOOK_URL', `${failing.hook.url}/diario.rss`);
    vi.spyOn(console, 'error').mockReturnValue();
    const owner = backend.owner();
    for (let run = 0; run < 4; run++) {
      await owner
        .from('mail_outbox')
        .update({ next_try_at: '2026-01-01T00:00:00Z' })
        .eq('state', 'waiting')
        .throwOnError();
      await tick().catch(() => undefined);
    }
    const { data } = await owner.from('mail_outbox').select('state').eq('kind', 'business');
    const states = new Set((data ?? []).map(({ state }) => state as string));
    keepFigure(task, {
      what: 'services × faults',
      value: `${tried} as they should be`,
      goal: '72',
      ok: tried === 72,
      count: tried,
    });
    expect([...states].filter((state) => !['sent', 'dead', 'unknown'].includes(state))).toEqual([]);
    expect(tried).toBe(72);
  });
});
