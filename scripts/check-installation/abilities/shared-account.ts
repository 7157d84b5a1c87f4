import { isAuthSessionMissingError } from '@supabase/supabase-js';
import * as v from 'valibot';
import { requireSetting } from '#adapters/settings.ts';
import { BackendFailure } from '#adapters/supabase/answer.ts';
import { setUpEditor } from '#adapters/supabase/access/first-setup.ts';
import { SharedAccountMistake, signInShared } from '#adapters/supabase/access/reset-shared-account.ts';
import { Unmet } from '../unmet.ts';
import { type Ability, type Check } from '../ability.ts';
import { supabaseAnswer } from '../clients.ts';
import { refusalCode, refused, type Page } from '../site.ts';

/** The shared account is set up as `scripts/set-up-editor.ts` does it, unless the functions can open a session of it. */
export const sharedAccountAbility: Ability = {
  name: 'Shared account',
  settings: ['ADMIN_TOKEN', 'EDITOR_EMAIL', 'EDITOR_PASSWORD', 'SIGNING_SECRET'],
  needs: ['Functions', 'Database', 'Migrations'],
  async run(check) {
    // Setting up with other values than the functions' would sign out everybody who works with theirs.
    const before = await check.site.call('admin-session', { body: { token: requireSetting('ADMIN_TOKEN') } });
    if (before.status === 200) {
      await requireSameAccount(check, before);
      return `${requireSetting('EDITOR_EMAIL')} is an editor.`;
    }
    if (before.status === 401) throw wrongToken();
    if (refusalCode(before) !== 'internal') throw refused('admin-session', before);
    await setUp();
    return `${requireSetting('EDITOR_EMAIL')} has been made an editor.`;
  },
};

/** The token opens a session, another one does not. */
export const signInAbility: Ability = {
  name: 'Sign-in',
  needs: ['Shared account'],
  async run(check) {
    const { site, made } = check;
    made.accessToken = await openedSession(check);
    const who = await site.answer('who-am-i', {
      accessToken: made.accessToken,
      answer: v.object({ is_shared: v.boolean() }),
    });
    if (!who.is_shared)
      throw new Unmet('The session is not the shared account’s: run scripts/set-up-editor.ts.');
    if (!(await mayTryWrongToken(check)))
      return 'The admin token opens a session. (A wrong one was tried by the checks of the last ten minutes.)';
    const wrong = await site.call('admin-session', { body: { token: `wrong-${crypto.randomUUID()}` } });
    if (![401, 429].includes(wrong.status))
      throw new Unmet(`A wrong token is answered with status ${wrong.status} instead of being refused.`);
    return 'The admin token opens a session, a wrong one does not.';
  },
};

/** A new session of the shared account. */
export async function openedSession({ site, made }: Check): Promise<string> {
  const opened = await site.call('admin-session', { body: { token: requireSetting('ADMIN_TOKEN') } });
  if (opened.status === 401) throw wrongToken();
  if (opened.status !== 200) {
    if (refusalCode(opened) === 'internal')
      throw new Unmet(
        'The functions cannot open a session of the shared account: EDITOR_EMAIL and EDITOR_PASSWORD at the host must be the ones given here. Set them there, and deploy.',
      );
    throw refused('admin-session', opened);
  }
  return noted(made, sessionIn(opened)).access_token;
}

/** The account that the functions use has the address and the password that are given here. */
async function requireSameAccount({ clients, made }: Check, opened: Page): Promise<void> {
  const email = requireSetting('EDITOR_EMAIL');
  const { user } = noted(made, sessionIn(opened));
  if (user.email.toLowerCase() !== email.toLowerCase())
    throw new Unmet(
      `EDITOR_EMAIL is ${email} here, but ${user.email} at the host: use the same there, and deploy.`,
    );
  const visitor = clients.visitor();
  if ((await signInShared(visitor, { email, password: requireSetting('EDITOR_PASSWORD') })) === undefined)
    throw new Unmet(
      'EDITOR_PASSWORD is not the password of the shared account: use the same value here and at the host, and deploy after a change.',
    );
  await visitor.auth.signOut({ scope: 'local' });
}

function noted<Session extends { access_token: string }>(made: Check['made'], session: Session): Session {
  made.sessions.push(session.access_token);
  return session;
}

function sessionIn({ text }: Page) {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), sessionSchema), text);
  if (parsed.success) return parsed.output.session;
  throw new Unmet(
    'The function admin-session answers without a session: is the deployed code the one of this folder?',
  );
}

async function mayTryWrongToken({ clients }: Check): Promise<boolean> {
  const { data } = await clients.owner().rpc('may_try_wrong_token');
  return data === true;
}

/** Signs out of every session that was opened; the others of the shared account go on. */
export async function endSessions({ clients, made }: Check): Promise<void> {
  for (const accessToken of made.sessions) {
    const { error } = await clients.owner().auth.admin.signOut(accessToken, 'local');
    // One that has ended is unknown.
    const isUnknown = isAuthSessionMissingError(error) || [401, 403, 404].includes(error?.status ?? 0);
    if (error !== null && !isUnknown)
      supabaseAnswer({ data: null, error }, 'signing out of the shared account');
  }
}

async function setUp(): Promise<void> {
  try {
    await setUpEditor({
      supabaseUrl: requireSetting('SUPABASE_URL'),
      publishableKey: requireSetting('SUPABASE_PUBLISHABLE_KEY'),
      secretKey: requireSetting('SUPABASE_SECRET_KEY'),
      email: requireSetting('EDITOR_EMAIL'),
      password: requireSetting('EDITOR_PASSWORD'),
      adminToken: requireSetting('ADMIN_TOKEN'),
    });
  } catch (error) {
    if (error instanceof SharedAccountMistake) throw new Unmet(error.message, { cause: error });
    if (!(error instanceof BackendFailure)) throw error;
    const { cause } = error;
    const why = cause instanceof Object && 'message' in cause ? ` ${String(cause.message)}` : '';
    throw new Unmet(
      `The shared account cannot be set up: ${error.message}${why} Are EDITOR_EMAIL and EDITOR_PASSWORD those of the account? docs/deploy.md says how to change them.`,
      { cause: error },
    );
  }
}

const wrongToken = (): Unmet =>
  new Unmet(
    'ADMIN_TOKEN is refused: it is not the one the functions have. Use the same value here and at the host, and deploy after a change. (Five wrong tries within ten minutes close the gate for ten minutes.)',
  );

const sessionSchema = v.object({
  session: v.object({ access_token: v.string(), user: v.object({ email: v.string() }) }),
});
