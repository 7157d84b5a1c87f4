import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { BundledFunction } from './function-bundle.ts';
import { readBody, sendRefusal, sendResponse, webRequest } from './function-exchange.ts';
import type { ScheduledJob } from './schedule.ts';
import type { Exchange } from '../site/static-site.ts';

/** Runs bundled functions where Netlify would: by address, by the clock and on events. */
export async function functionHost({
  functions,
  siteUrl,
  timeLimit = 60_000,
  backgroundLimit = 15 * 60_000,
  log,
}: HostParts) {
  let loaded = await loadAll(functions);
  const pending = new Set<Promise<unknown>>();

  function contextFor(ip: string, url: URL, requestId: string): FunctionContext {
    return {
      ip,
      url,
      requestId,
      params: {},
      site: { id: 'local', name: 'local', url: siteUrl },
      account: { id: 'local' },
      deploy: { context: 'production', id: 'local', published: true },
      geo: {},
      server: { region: 'local' },
      log,
      json: (value) => Response.json(value),
      waitUntil: (work) => hold(work, 'Work after an answer failed'),
    };
  }

  function hold(work: Promise<unknown>, what: string): void {
    const held = work.catch((error: unknown) => log(`${what}:`, error)).finally(() => pending.delete(held));
    pending.add(held);
  }

  /** Answers a request with the function of this name. */
  async function call(name: string, exchange: Exchange): Promise<void> {
    const { request, response } = exchange;
    const found = loaded.get(name);
    if (found?.fetch === undefined || found.schedule !== undefined) {
      sendRefusal(response, {
        status: 404,
        code: 'function-not-found',
        message: `There is no function “${name}”.`,
      });
      return;
    }
    const body = await readBody(request);
    if (body === undefined) {
      response.setHeader('connection', 'close');
      sendRefusal(response, { status: 413, code: 'too-large', message: 'A request may have at most 6 MB.' });
      return;
    }
    const requestId = randomUUID();
    if (isBackground(name)) {
      runInBackground(name, { fetch: found.fetch, asked: requestOf(request, body), requestId });
      // Said before anything is done, so it says nothing about what is asked.
      response.writeHead(202).end();
      return;
    }
    try {
      await answer(exchange, { fetch: found.fetch, body, requestId });
    } catch (error) {
      if (!(error instanceof TimeLimit)) log(`The function ${name} failed (${requestId}):`, error);
      sendRefusal(
        response,
        error instanceof TimeLimit
          ? { status: 504, code: 'function-timed-out', message: 'This took too long.' }
          : { status: 500, code: 'internal', message: 'Something unforeseen happened.', id: requestId },
      );
    }
  }

  function requestOf(request: Exchange['request'], body: Buffer): Asked {
    const ip = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
    return { ip, request: webRequest(request, { siteUrl, ip, body }) };
  }

  function runInBackground(name: string, { fetch, asked: { ip, request }, requestId }: InBackground): void {
    const work = async () => fetch(request, contextFor(ip, new URL(request.url), requestId));
    hold(withinLimit(work(), backgroundLimit), `The function ${name} failed (${requestId})`);
  }

  async function answer({ request, response }: Exchange, { fetch, body, requestId }: Call): Promise<void> {
    const { ip, request: asked } = requestOf(request, body);
    const answered = await withinLimit(fetch(asked, contextFor(ip, new URL(asked.url), requestId)));
    if (answered instanceof Response)
      await sendResponse(answered, response, { isHead: request.method === 'HEAD' });
    // A function that gives nothing back answers with nothing, as on Netlify.
    else response.writeHead(204).end();
  }

  async function withinLimit<Value>(work: Value | Promise<Value>, most = timeLimit): Promise<Value> {
    const limit = Promise.withResolvers<never>();
    const timer = setTimeout(() => limit.reject(new TimeLimit()), most);
    try {
      return await Promise.race([work, limit.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function run(name: string, ask: (found: Loaded) => unknown): Promise<void> {
    const found = loaded.get(name);
    if (found === undefined) return;
    try {
      await withinLimit(Promise.resolve(ask(found)));
    } catch (error) {
      log(`The function ${name} failed:`, error);
    }
  }

  return {
    call,
    /** Answers with these from now on; with those before, where one of them cannot be loaded. */
    async use(others: BundledFunction[]): Promise<void> {
      loaded = await loadAll(others);
    },
    /** The functions that run by the clock. */
    get scheduled(): ScheduledJob[] {
      return [...loaded].flatMap(([name, { schedule }]) =>
        schedule === undefined ? [] : [{ name, schedule }],
      );
    },
    runScheduled(name: string): Promise<void> {
      const asked = new Request(`${siteUrl}/.netlify/functions/${name}`, {
        method: 'POST',
        body: JSON.stringify({ next_run: new Date().toISOString() }),
      });
      const work = run(name, ({ fetch }) =>
        fetch?.(asked, contextFor('127.0.0.1', new URL(asked.url), randomUUID())),
      );
      hold(work, `The function ${name} failed`);
      return work;
    },
    /** Tells every function that listens to an event, such as deploySucceeded. */
    async tell(event: string, payload: unknown): Promise<void> {
      const listeners = [...loaded].filter(([, { events }]) => typeof events[event] === 'function');
      const told = Promise.all(
        listeners.map(([name]) => run(name, ({ events }) => events[event]?.(payload))),
      );
      hold(told, `Telling of ${event} failed`);
      await told;
    },
    /** Resolves when all work that functions left to be done after their answers is done. */
    async settled(): Promise<void> {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}

async function loadAll(functions: BundledFunction[]): Promise<Map<string, Loaded>> {
  return new Map(
    await Promise.all(functions.map(async (bundled) => [bundled.name, await load(bundled)] as const)),
  );
}

async function load({ name, file }: BundledFunction): Promise<Loaded> {
  const { default: exported, config } = (await import(pathToFileURL(file).href)) as FunctionModule;
  const schedule = config?.schedule;
  if (typeof exported === 'function') return { schedule, fetch: exported as FunctionHandler, events: {} };
  if (!isRecord(exported)) throw new Error(`The function ${name} has no default export that can be called.`);
  const { fetch, ...events } = exported as Record<string, FunctionHandler & EventListener>;
  return { schedule, fetch, events };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Netlify knows them by their names: whoever calls one hears 202 at once, and it may work for 15 minutes. */
const isBackground = (name: string): boolean => name.endsWith('-background');

class TimeLimit extends Error {}

export type FunctionHost = Awaited<ReturnType<typeof functionHost>>;

type HostParts = {
  functions: BundledFunction[];
  siteUrl: string;
  /** In milliseconds; Netlify ends a synchronous function after 60 seconds. */
  timeLimit?: number;
  /** The same for functions in the background. */
  backgroundLimit?: number;
  log: (...words: unknown[]) => void;
};

type FunctionModule = {
  default?: unknown;
  /** A cron expression, for functions that run by the clock alone. */
  config?: { schedule?: string };
};

type Loaded = {
  schedule: string | undefined;
  fetch: FunctionHandler | undefined;
  events: Record<string, EventListener | undefined>;
};

type Asked = { ip: string; request: Request };

type InBackground = { fetch: FunctionHandler; asked: Asked; requestId: string };

type Call = { fetch: FunctionHandler; body: Buffer; requestId: string };

type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response | undefined>;

type EventListener = (payload: unknown) => unknown;

type FunctionContext = {
  ip: string;
  url: URL;
  requestId: string;
  params: Record<string, string>;
  site: { id: string; name: string; url: string };
  account: { id: string };
  deploy: { context: string; id: string; published: boolean };
  geo: Record<string, never>;
  server: { region: string };
  log: (...words: unknown[]) => void;
  json: (value: unknown) => Response;
  waitUntil: (work: Promise<unknown>) => void;
};
