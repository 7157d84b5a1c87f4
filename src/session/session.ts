import { atom } from 'nanostores';
import { callFunction, type FunctionAnswer } from '#adapters/functions.browser.ts';
import type { SendOptions } from '#adapters/send-bytes.browser.ts';
import {
  browserSession,
  type BrowserSession,
  type KnownSession,
  type OpenSession,
} from '#adapters/supabase/access/session.browser.ts';
import { adminSession } from '#contract/access.ts';
import type { AnswerOf, Contract, InputOf } from '#contract/contract.ts';
import { askForCode } from './code-question.ts';
import { answered, DeskRefusal, refusalCode } from './desk-refusal.ts';
import { expiryKey } from '#browser-storage/editor-here.ts';
import { writeWebhook } from '#browser-storage/webhook.ts';
import { takeLinkFromAddress, takeRefusalFromAddress, takeTokenFromAddress } from './address-secrets.ts';

/** Whether an editor is signed in in this browser; `unknown` until the stored session was read. */
export const $access = atom<'unknown' | 'signed-out' | 'signed-in'>('unknown');

/** The user of the stored session. Another tab may change it. */
export const $userId = atom<string | undefined>();

/** The code of the refusal that ended the session or rejected the token; the sign-in page explains it. */
export const $gateReason = atom<string | undefined>();

/** The token from the address, kept for a retry while the server is unreachable. Only memory holds it, never storage. */
export const $unaskedToken = atom<string | undefined>();

/** The code of the refusal with which the auth service rejected the link in the address. */
export const $linkRefusal = atom<string | undefined>();

/** Reads the stored session and takes secrets from the address. Call once per page. */
export async function startSession(publishableKey: string): Promise<void> {
  session = browserSession(publishableKey);
  session.onChange(rememberSession);
  readAddress();
  // Following a link to the page that is already open changes only the part after the #.
  addEventListener('hashchange', () => {
    readAddress();
    void openWithAddress();
  });
  if (await openWithAddress()) return;
  $access.set((await session.current()) === undefined ? 'signed-out' : 'signed-in');
}

function readAddress(): void {
  takeLinkFromAddress();
  $linkRefusal.set(takeRefusalFromAddress() ?? $linkRefusal.get());
}

/** Exchanges a token in the address for a session; returns whether there was a token. */
async function openWithAddress(): Promise<boolean> {
  const token = takeTokenFromAddress();
  if (token === undefined) return false;
  await openWithToken(token).catch((cause: unknown) => {
    const code = refusalCode(cause);
    if (code === 'unreachable') $unaskedToken.set(token);
    closeGate(code);
  });
  return true;
}

/** Exchanges the shared token for a session. Throws a `DeskRefusal`. */
export const openWithToken = async (token: string): Promise<void> =>
  keepSession(answered(await callFunction(adminSession, { input: { token } })));

/** Stores a session that one of our functions opened. Throws a `DeskRefusal`. */
export async function keepSession(opened: Pick<AnswerOf<typeof adminSession>, 'session'>): Promise<void> {
  try {
    await requireSession().keep(opened.session);
  } catch {
    // The auth service did not answer. For the editor that is the same as having no connection.
    throw new DeskRefusal({ code: 'unreachable' });
  }
  openGate();
}

/** Ends the session of this browser and deletes the editor's webhook; other browsers stay signed in. */
export async function signOut(): Promise<void> {
  writeWebhook('');
  await requireSession().end();
  closeGate(undefined);
}

/**
 * Calls one of our functions as the signed-in editor; throws a `DeskRefusal`. An ended session leads back to the gate; a missing
 * second factor prompts for the code and retries.
 */
export async function callAsEditor<C extends Contract>(
  contract: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<AnswerOf<C>> {
  const { answer, session: asked } = await callWithSession(contract, input, options);
  if (answer.ok) return answer.value;
  const { code } = answer.refusal;
  if (code === 'second-factor-needed' && (await askForCode()))
    return answered((await callWithSession(contract, input, options)).answer);
  closeWhereRefused(code, asked);
  throw new DeskRefusal(answer.refusal);
}

/** Calls with the currently stored session, if any, and also returns which session that was. */
async function callWithSession<C extends Contract>(
  contract: C,
  input: InputOf<C>,
  options: CallOptions,
): Promise<{ answer: FunctionAnswer<AnswerOf<C>>; session: OpenSession | undefined }> {
  const session = await requireSession().current();
  const { accessToken } = session ?? {};
  return { session, answer: await callFunction(contract, { input, accessToken, ...options }) };
}

/** Another tab may have changed the session during the call; the refusal then concerns the previous one. */
function closeWhereRefused(code: string, asked: KnownSession | undefined): void {
  const isOfNow = asked?.userId === known?.userId && asked?.expiresAt === known?.expiresAt;
  if (!isOfNow || (code !== 'not-signed-in' && code !== 'not-an-editor')) return;
  refusedUntil = asked?.expiresAt;
  closeGate(code);
}

type CallOptions = { signal?: AbortSignal };

/** Marks the editor as signed in, after any kind of sign-in. */
export function openGate(): void {
  refusedUntil = undefined;
  $linkRefusal.set(undefined);
  $gateReason.set(undefined);
  $unaskedToken.set(undefined);
  $access.set('signed-in');
}

function closeGate(reason: string | undefined): void {
  $gateReason.set(reason);
  $access.set('signed-out');
}

/** Uploads a file of the signed-in editor; returns its path. Throws a `DeskRefusal`. */
export async function sendFile(file: Blob, options: SendOptions): Promise<string> {
  const asked = await requireSession().current();
  const sent: FunctionAnswer<string> =
    asked === undefined
      ? { ok: false, refusal: { code: 'not-signed-in' } }
      : await requireSession().send(file, asked, options);
  if (!sent.ok) closeWhereRefused(sent.refusal.code, asked);
  return answered(sent);
}

let session: BrowserSession | undefined;
let known: KnownSession | undefined;

/** When the session that the server refused would expire. Later events of that session must not reopen the desk. */
let refusedUntil: number | undefined;

export function requireSession(): BrowserSession {
  if (session === undefined) throw new Error('startSession has not been called on this page.');
  return session;
}

function rememberSession(now: KnownSession | undefined): void {
  known = now;
  $userId.set(now?.userId);
  if (now === undefined) {
    localStorage.removeItem(expiryKey);
    if ($access.get() === 'signed-in') $access.set('signed-out');
    return;
  }
  localStorage.setItem(expiryKey, String(now.expiresAt));
  if ($access.get() === 'signed-out' && now.expiresAt !== refusedUntil) openGate();
}
