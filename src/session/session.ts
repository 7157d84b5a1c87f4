import { atom } from 'nanostores';
import { callFunction, type FunctionAnswer } from '#adapters/functions.browser.ts';
import type { SendOptions } from '#adapters/send-bytes.browser.ts';
import {
  browserSession,
  type BrowserSession,
  type KnownSession,
  type OpenSession,
} from '#adapters/supabase/access/session.browser.ts';
import { adminSession, whoAmI } from '#contract/access.ts';
import type { AnswerOf, Contract, InputOf } from '#contract/contract.ts';
import { askForCode } from './code-question.ts';
import { DeskRefusal, refusalCode, requireAnswer } from './desk-refusal.ts';
import { expiryKey } from '#browser-storage/editor-here.ts';
import { keepNamed } from '#browser-storage/named-editor.ts';
import { writeLasting } from '#browser-storage/stored.ts';
import { writeWebhook } from '#browser-storage/webhook.ts';
import { takeLinkFromAddress, takeRefusalFromAddress, takeTokenFromAddress } from './address-secrets.ts';

/** `unknown` until the page has read the stored session. */
export const $access = atom<'unknown' | 'signed-out' | 'signed-in'>('unknown');

/** The user of the stored session. Another tab may change it. */
export const $userId = atom<string | undefined>();

/** The code of the refusal that ended the session or rejected the URL’s token. The sign-in page explains the code. */
export const $sessionRefusal = atom<string | undefined>();

/** The URL’s token if the server was unreachable and could not check the token. Kept only in memory, for a retry. */
export const $uncheckedToken = atom<string | undefined>();

/** `link-expired` or `link-refused` if the auth service refused the mailed link that led to this page. */
export const $linkRefusal = atom<string | undefined>();

/** Call this once per page. */
export async function startSession(publishableKey: string): Promise<void> {
  session = browserSession(publishableKey);
  session.onChange(rememberSession);
  readAddress();
  // A link to the open page may change only the part after `#`, which does not reload the page.
  addEventListener('hashchange', () => {
    readAddress();
    void openWithAddress();
  });
  if (await openWithAddress()) return;
  $access.set((await session.current()) === undefined ? 'signed-out' : 'signed-in');
}

/** Sets `$link` and `$linkRefusal` by the URL. */
function readAddress(): void {
  takeLinkFromAddress();
  $linkRefusal.set(takeRefusalFromAddress() ?? $linkRefusal.get());
}

/** Tries to sign in with the token in the page’s URL. Returns false if the URL contains none. */
async function openWithAddress(): Promise<boolean> {
  const token = takeTokenFromAddress();
  if (token === undefined) return false;
  await openWithToken(token).catch((cause: unknown) => {
    const code = refusalCode(cause);
    if (code === 'unreachable') $uncheckedToken.set(token);
    closeDesk(code);
  });
  return true;
}

export const openWithToken = async (token: string): Promise<void> =>
  keepSession(requireAnswer(await callFunction(adminSession, { input: { token } })));

export async function keepSession(opened: Pick<AnswerOf<typeof adminSession>, 'session'>): Promise<void> {
  try {
    await requireSession().keep(opened.session);
  } catch {
    throw new DeskRefusal({ code: 'unreachable' });
  }
  openDesk();
}

/** Also deletes the editor’s webhook from this browser. Other browsers stay signed in. */
export async function signOut(): Promise<void> {
  writeWebhook('');
  await requireSession().end();
  keepNamed(false);
  closeDesk(undefined);
}

/** Throws a `DeskRefusal` if the call fails. Asks for the second factor’s code if the server requires it. */
export async function callAsEditor<C extends Contract>(
  contract: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<AnswerOf<C>> {
  const { answer, session: used } = await callWithSession(contract, input, options);
  if (answer.ok) return answer.value;
  const { code } = answer.refusal;
  if (code === 'second-factor-needed' && (await askForCode()))
    return requireAnswer((await callWithSession(contract, input, options)).answer);
  closeIfRefused(code, used);
  throw new DeskRefusal(answer.refusal);
}

async function callWithSession<C extends Contract>(
  contract: C,
  input: InputOf<C>,
  options: CallOptions,
): Promise<{ answer: FunctionAnswer<AnswerOf<C>>; session: OpenSession | undefined }> {
  const session = await requireSession().current();
  const { accessToken } = session ?? {};
  return { session, answer: await callFunction(contract, { input, accessToken, ...options }) };
}

/** Closes the desk if the server rejected the current session. Another tab may have stored a newer session. */
function closeIfRefused(code: string, used: KnownSession | undefined): void {
  const isCurrent = used?.userId === known?.userId && used?.expiresAt === known?.expiresAt;
  if (!isCurrent || (code !== 'not-signed-in' && code !== 'not-an-editor')) return;
  refusedUntil = used?.expiresAt;
  closeDesk(code);
}

type CallOptions = { signal?: AbortSignal };

export function openDesk(): void {
  refusedUntil = undefined;
  $linkRefusal.set(undefined);
  $sessionRefusal.set(undefined);
  $uncheckedToken.set(undefined);
  $access.set('signed-in');
}

function closeDesk(reason: string | undefined): void {
  $sessionRefusal.set(reason);
  $access.set('signed-out');
}

export async function sendFile(file: Blob, options: SendOptions): Promise<string> {
  const used = await requireSession().current();
  const sent: FunctionAnswer<string> =
    used === undefined
      ? { ok: false, refusal: { code: 'not-signed-in' } }
      : await requireSession().send(file, used, options);
  if (!sent.ok) closeIfRefused(sent.refusal.code, used);
  // Storage also says this to a user who is no editor any more. Then this call ends the session.
  if (!sent.ok && sent.refusal.code === 'list-full') await callAsEditor(whoAmI, {});
  return requireAnswer(sent);
}

let session: BrowserSession | undefined;

/** The stored session, as this tab last read it. */
let known: KnownSession | undefined;

/** The expiry time of a refused session. Later events of the same session must not open the desk again. */
let refusedUntil: number | undefined;

export function requireSession(): BrowserSession {
  if (session === undefined) throw new Error('startSession has not been called on this page.');
  return session;
}

function rememberSession(now: KnownSession | undefined): void {
  known = now;
  $userId.set(now?.userId);
  writeLasting(expiryKey, now === undefined ? '' : String(now.expiresAt));
  if (now === undefined) {
    if ($access.get() === 'signed-in') $access.set('signed-out');
    return;
  }
  if ($access.get() === 'signed-out' && now.expiresAt !== refusedUntil) openDesk();
}
