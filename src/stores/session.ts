import { atom } from 'nanostores';
import * as v from 'valibot';
import { callFunction, type FunctionAnswer, type FunctionRefusal } from '#adapters/functions.browser.ts';
import { browserSession, type BrowserSession } from '#adapters/supabase/session.browser.ts';
import { expiryKey } from './editor-here.ts';

/** Whether somebody may use the desk in this browser; `unknown` until the stored session has been looked at. */
export const $access = atom<'unknown' | 'signed-out' | 'signed-in'>('unknown');

/** Looks at the session this browser keeps, and takes a token from the address. Call once per page. */
export async function startSession(publishableKey: string): Promise<FunctionRefusal | undefined> {
  session = browserSession(publishableKey);
  session.onChange(rememberExpiry);
  const token = takeTokenFromAddress();
  if (token !== undefined) {
    const refusal = await openWithToken(token);
    if (refusal !== undefined) $access.set('signed-out');
    return refusal;
  }
  $access.set((await session.accessToken()) === undefined ? 'signed-out' : 'signed-in');
  return undefined;
}

/** Exchanges the shared token for a session. Answers a refusal, or undefined once signed in. */
export async function openWithToken(token: string): Promise<FunctionRefusal | undefined> {
  const opened = await callFunction('admin-session', { body: { token }, answer: sessionSchema });
  if (!opened.ok) return opened.refusal;
  try {
    await requireSession().keep(opened.value.session);
  } catch {
    // The function believed the token but the sign-in service did not answer: the same to the person as no connection.
    return { code: 'unreachable' };
  }
  $access.set('signed-in');
  return undefined;
}

/** Ends the session of this browser; other browsers and editors stay signed in. */
export async function signOut(): Promise<void> {
  await requireSession().end();
  $access.set('signed-out');
}

/** Calls one of our functions as the signed-in editor. A session that has ended leads back to the gate. */
export async function callAsEditor<Schema extends v.GenericSchema>(
  name: string,
  { query, body, answer }: { query?: Record<string, string>; body?: unknown; answer: Schema },
): Promise<FunctionAnswer<v.InferOutput<Schema>>> {
  const called = await callFunction(name, {
    ...(query === undefined ? {} : { query }),
    body,
    answer,
    accessToken: await requireSession().accessToken(),
  });
  if (!called.ok && called.refusal.code === 'not-signed-in') $access.set('signed-out');
  return called;
}

/** Puts a file of the signed-in editor where the server will look at it. Answers where. */
export async function sendFile(file: Blob): Promise<FunctionAnswer<string>> {
  const sent = await requireSession().send(file);
  if (!sent.ok && sent.refusal.code === 'not-signed-in') $access.set('signed-out');
  return sent;
}

let session: BrowserSession | undefined;

function requireSession(): BrowserSession {
  if (session === undefined) throw new Error('startSession has not been called on this page.');
  return session;
}

function rememberExpiry(expiresAt: number | undefined): void {
  if (expiresAt === undefined) {
    localStorage.removeItem(expiryKey);
    if ($access.get() === 'signed-in') $access.set('signed-out');
    return;
  }
  localStorage.setItem(expiryKey, String(expiresAt));
  if ($access.get() === 'signed-out') $access.set('signed-in');
}

/** A token in the address leaves it at once: it would stay in the history and travel in links. */
function takeTokenFromAddress(): string | undefined {
  const address = new URL(location.href);
  const token = address.searchParams.get('token') ?? undefined;
  if (token === undefined) return undefined;
  address.searchParams.delete('token');
  history.replaceState(history.state, '', address);
  return token === '' ? undefined : token;
}

const sessionSchema = v.object({
  session: v.object({ access_token: v.string(), refresh_token: v.string() }),
});
