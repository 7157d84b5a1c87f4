import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { Context } from '@netlify/functions';
import { withTimeout } from '#core/answering/with-timeout.ts';
import type { BundledFunction } from './function-bundle.ts';
import {
  hopByHop,
  maxBodyBytes,
  readBody,
  refusal,
  without,
  type HostRequest,
} from '../http/host-request.ts';
import type { ScheduledJob } from './schedule.ts';

/** Runs bundled functions as Netlify does: for HTTP requests, on their schedules and for deploy events. */
export async function functionHost({ functions, siteUrl, limits: ownLimits = {}, log }: HostParts) {
  const limits = { ...netlifyLimits, ...ownLimits };
  let loaded = await loadAll(functions);
  const pending = new Set<Promise<unknown>>();

  /** `maxMs` includes work after the answer. At the limit, that work goes on, but nothing waits for it any longer. */
  function contextFor({ maxMs, ...caller }: Pick<Context, 'ip' | 'requestId'> & { maxMs: number }) {
    const ends = Date.now() + maxMs;
    return {
      ...caller,
      site: { url: siteUrl },
      // Ohio, where functions run on Netlify unless the plan allows a choice.
      server: { region: 'cmh' },
      waitUntil: (work: Promise<unknown>) =>
        void hold(withinLimit(work, ends - Date.now()), 'Work after an answer failed'),
    };
  }

  function hold(work: Promise<unknown>, what: string): Promise<void> {
    const held: Promise<void> = work
      .then(() => undefined)
      .catch((error: unknown) => log(`${what}:`, error))
      .finally(() => pending.delete(held));
    pending.add(held);
    return held;
  }

  async function call(name: string, incoming: HostRequest): Promise<Response> {
    const found = loaded.get(name);
    if (found?.fetch === undefined || found.schedule !== undefined)
      return refusal({ status: 404, code: 'function-not-found', message: `There is no function “${name}”.` });
    const isLater = isBackground(name);
    const body = await readBody(incoming, isLater ? { maxBytes: 256 * 1024 } : {});
    if (body === undefined)
      return refusal({ status: 413, code: 'too-large', message: `At most ${isLater ? '256 KB' : '6 MB'}.` });
    const { fetch } = found;
    const called = {
      ip: incoming.ip,
      requestId: randomUUID(),
      maxMs: isLater ? limits.background : limits.answer,
    };
    const invoke = async () => fetch(requestFor(incoming, { siteUrl, body }), contextFor(called));
    if (isLater) {
      runInBackground(invoke, { what: `The function ${name} failed (${called.requestId})` });
      return new Response(null, { status: 202 });
    }
    try {
      return await withinLimit(invoke().then(boundedAnswer), limits.answer);
    } catch (error) {
      if (error instanceof TimeLimit)
        return refusal({ status: 504, code: 'function-timed-out', message: 'This took too long.' });
      log(`The function ${name} failed (${called.requestId}):`, error);
      return crashed(error);
    }
  }

  function runInBackground(
    invoke: () => Promise<unknown>,
    { what, waits: [wait, ...later] = limits.retries }: { what: string; waits?: readonly number[] },
  ): void {
    const work = withinLimit(invoke(), limits.background).catch((error: unknown) => {
      if (wait !== undefined) setTimeout(() => runInBackground(invoke, { what, waits: later }), wait).unref();
      throw error;
    });
    void hold(work, what);
  }

  function run(
    name: string,
    { ask, maxMs }: { ask: (found: Loaded) => unknown; maxMs: number },
  ): Promise<void> {
    const work = Promise.resolve(loaded.get(name)).then(
      (found) => found && withinLimit(Promise.resolve(ask(found)), maxMs),
    );
    return hold(work, `The function ${name} failed`);
  }

  return {
    call,
    /** If a new function cannot be loaded, all old functions stay in use. */
    async use(others: BundledFunction[]): Promise<void> {
      loaded = await loadAll(others);
    },
    get scheduled(): ScheduledJob[] {
      return [...loaded].flatMap(([name, { schedule }]) =>
        schedule === undefined ? [] : [{ name, schedule }],
      );
    },
    runScheduled(name: string): Promise<void> {
      const request = new Request(`${siteUrl}/.netlify/functions/${name}`, {
        method: 'POST',
        body: JSON.stringify({ next_run: new Date().toISOString() }),
      });
      const maxMs = limits.scheduled;
      const context = contextFor({ ip: '127.0.0.1', requestId: randomUUID(), maxMs });
      return run(name, { ask: ({ fetch }) => fetch?.(request, context), maxMs });
    },
    async tell(event: string, payload: unknown): Promise<void> {
      const listeners = [...loaded].filter(([, { events }]) => typeof events[event] === 'function');
      const ask = ({ events }: Loaded) => events[event]?.(payload);
      await Promise.all(listeners.map(([name]) => run(name, { ask, maxMs: limits.answer })));
    },
    async settled(): Promise<void> {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}

/** The URL of the request always starts with `siteUrl`, even if the `Host` header names another host. */
function requestFor(
  { request: { method, headers: sent }, url, ip }: HostRequest,
  { siteUrl, body }: { siteUrl: string; body: Uint8Array<ArrayBuffer> },
): Request {
  // Clients can forge the headers in `claimsOfClients`, so the host sets the IP address of the connection instead.
  const headers = without(sent, [...hopByHop, ...claimsOfClients]);
  headers.set('x-forwarded-for', ip);
  headers.set('x-nf-client-connection-ip', ip);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(siteUrl + url, { method, headers, ...(hasBody ? { body } : {}) });
}

const claimsOfClients = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

const loadAll = async (functions: BundledFunction[]): Promise<Map<string, Loaded>> =>
  new Map(await Promise.all(functions.map(load)));

async function load({ name, file }: BundledFunction): Promise<[string, Loaded]> {
  const { default: exported, config } = (await import(pathToFileURL(file).href)) as FunctionModule;
  const schedule = config?.schedule;
  if (typeof exported === 'function')
    return [name, { schedule, fetch: exported as FunctionHandler, events: {} }];
  if (typeof exported !== 'object' || exported === null)
    throw new Error(`The function ${name} has no default export that can be called.`);
  const { fetch, ...events } = exported as Record<string, FunctionHandler & EventListener>;
  return [name, { schedule, fetch, events }];
}

/** Netlify passes on what Lambda reports about a function that threw an error or did not load (seen until November 2026). */
function crashed(error: unknown): Response {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const report = { errorType: name, errorMessage: message, trace: stack.split('\n') };
  return Response.json(report, { status: 502 });
}

async function withinLimit<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  const ended = await withTimeout<Value | typeof late>(work, { timeoutMs, onTimeout: () => late });
  if (ended === late) throw new TimeLimit('The host would have ended this by now.');
  return ended;
}

const late = Symbol('late');

async function boundedAnswer(answer: Response | undefined): Promise<Response> {
  if (answer?.body === null || answer === undefined) return answer ?? new Response(null, { status: 204 });
  const bytes = await answer.arrayBuffer();
  if (bytes.byteLength > maxBodyBytes) throw new Error('An answer may have at most 6 MB.');
  return new Response(bytes, { status: answer.status, headers: answer.headers });
}

/** Netlify’s limits in milliseconds, and its pauses before it runs a failed background function again. */
const netlifyLimits = {
  answer: 60_000,
  scheduled: 30_000,
  background: 15 * 60_000,
  retries: [60_000, 120_000] as readonly number[],
};

/** As on Netlify, `-background` functions answer 202 at once. */
const isBackground = (name: string): boolean => name.endsWith('-background');

class TimeLimit extends Error {}

export type FunctionHost = Awaited<ReturnType<typeof functionHost>>;

type HostParts = {
  functions: BundledFunction[];
  siteUrl: string;
  limits?: Partial<typeof netlifyLimits>;
  log: (...words: unknown[]) => void;
};

type FunctionModule = { default?: unknown; config?: { schedule?: string } };

type Loaded = {
  schedule: string | undefined;
  fetch: FunctionHandler | undefined;
  events: Record<string, EventListener | undefined>;
};

type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response | undefined>;

type EventListener = (payload: unknown) => unknown;

type FunctionContext = Pick<Context, 'ip' | 'requestId' | 'site' | 'server' | 'waitUntil'>;
