import type { Context } from '@netlify/functions';
import { vi } from 'vitest';

/** Calls handlers without a database: each RPC of Supabase gets the answer that the test prepares. */
export const site = 'https://site.example';

/** Work that handlers go on with after their answers. */
export const waiting: Promise<unknown>[] = [];

export const context = {
  ip: '192.0.2.1',
  server: { region: 'fra' },
  waitUntil: (work: Promise<unknown>) => waiting.push(work),
} as unknown as Context;

/**
 * Replaces the database by these answers of its functions, and signs the caller in. `elsewhere` answers the other
 * requests, or else they get an empty list. Returns the calls of functions, which tests may wait for. Undo with
 * `vi.unstubAllEnvs()` and `vi.unstubAllGlobals()`.
 */
export function stubDatabase(
  answers: Record<string, unknown> = {},
  elsewhere: (request: Request) => Response | Promise<Response> | undefined = () => undefined,
): DatabaseCall[] {
  const settings = {
    SITE_URL: site,
    SUPABASE_URL: 'https://database.example',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_key',
    SUPABASE_SECRET_KEY: 'sb_secret_key',
    SIGNING_SECRET: 'x'.repeat(40),
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const editor = { user_id: 'a', session_id: null, is_editor: true, is_confirmed: true };
  const known: Record<string, unknown> = { current_editor: editor, published_business: null, ...answers };
  const calls: DatabaseCall[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const name = /\/rpc\/(\w+)/.exec(request.url)?.[1];
    if (name === undefined) return (await elsewhere(request)) ?? Response.json([]);
    const body = (await request.json()) as Record<string, unknown>;
    calls.push({ name, body });
    return Response.json(name in known ? known[name] : []);
  });
  return calls;
}

/** Calls a function as an editor does. */
export const call = (handler: Handler, body: Record<string, unknown>): Promise<Response> =>
  handler(
    new Request(`${site}/functions/v1/call`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer session' },
      body: JSON.stringify(body),
    }),
    context,
  );

type Handler = (request: Request, context: Context) => Promise<Response>;

type DatabaseCall = { name: string; body: Record<string, unknown> };
