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

/** Whether an editor is signed in in this browser. `unknown` until the stored session was read. */
export const $access = atom<'unknown' | 'signed-out' | 'signed-in'>('unknown');

/** The user of the stored session. Another tab may change it. */
export const $userId = atom<string | undefined>();

/** The code of the refusal that ended the session or rejected the token. The sign-in page explains it. */
export const $gateReason = atom<string | undefined>();

/** The token that an unreachable server has not checked, for a retry. In memory, never in storage. */
export const $unaskedToken = atom<string | undefined>();

/** The code of the refusal with which the auth service rejected the link in the address. */
export const $linkRefusal = atom<string | undefined>();

/** Reads the stored session, and takes secrets from the address. Call this once per page. */
export async function startSession(publishableKey: string): Promise<void> {
  session = browserSession(publishableKey);
  session.onChange(rememberSession);
  readAddress();
  // If a link leads to the page that is already open, only the part after the # changes, so the page does not reload.
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

/** If the address contains a token, exchanges it for a session. Returns whether there was a token. */
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
    // The auth service did not answer. For the editor, this is the same as a missing connection.
    throw new DeskRefusal({ code: 'unreachable' });
  }
  openGate();
}

/** Ends the session of this browser, and deletes the webhook that the editor entered. Other browsers stay signed in. */
export async function signOut(): Promise<void> {
  writeWebhook('');
  await requireSession().end();
  closeGate(undefined);
}

/** Throws a `DeskRefusal`. An ended session opens the sign-in page; a missing second factor is requested. */
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

/** Calls a function with the session that is currently stored, if any. Also returns that session. */
async function callWithSession<C extends Contract>(
  contract: C,
  input: InputOf<C>,
  options: CallOptions,
): Promise<{ answer: FunctionAnswer<AnswerOf<C>>; session: OpenSession | undefined }> {
  const session = await requireSession().current();
  const { accessToken } = session ?? {};
  return { session, answer: await callFunction(contract, { input, accessToken, ...options }) };
}

/** If another tab has changed the session during the call, the new session stays open. */
function closeWhereRefused(code: string, asked: KnownSession | undefined): void {
  const isOfNow = asked?.userId === known?.userId && asked?.expiresAt === known?.expiresAt;
  if (!isOfNow || (code !== 'not-signed-in' && code !== 'not-an-editor')) return;
  refusedUntil = asked?.expiresAt;
  closeGate(code);
}

type CallOptions = { signal?: AbortSignal };

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

/** Uploads a file of the signed-in editor, and returns its path. Throws a `DeskRefusal`. */
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

/** The refused session’s expiry time. Later events of this session must not open the desk again. */
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
