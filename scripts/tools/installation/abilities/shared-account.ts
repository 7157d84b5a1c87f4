import { isAuthSessionMissingError } from '@supabase/supabase-js';
import * as v from 'valibot';
import { requireSetting } from '#adapters/settings.ts';
import { setUpEditor } from '#adapters/supabase/access/set-up-editor.ts';
import { signInShared } from '#adapters/supabase/access/reset-shared-account.ts';
import { adminSession, whoAmI } from '#contract/access.ts';
import type { Ability, Check } from '../check/ability.ts';
import { SetupMistake } from '../../../local/start/setup-mistake.ts';
import { explainFailure } from '../../explain-failure.ts';
import { Unmet } from '../check/unmet.ts';
import { supabaseAnswer } from '../check/clients.ts';
import { answerIn, refusalCode, unmetByRefusal, type Page } from '../check/site.ts';

/** Checks the shared account. Sets it up if the functions accept ADMIN_TOKEN but cannot open a session. */
export const sharedAccountAbility: Ability = {
  name: 'Shared account',
  settings: ['ADMIN_TOKEN', 'EDITOR_EMAIL', 'EDITOR_PASSWORD', 'SIGNING_SECRET'],
  needs: ['Functions', 'Database', 'Migrations'],
  async run(check) {
    const { site, clients } = check;
    const email = requireSetting('EDITOR_EMAIL');
    // Tries to sign in first, because a set-up with other settings than the host’s would end all open sessions.
    const opened = await site.call(adminSession, { input: { token: requireSetting('ADMIN_TOKEN') } });
    if (opened.status === 200) {
      const account = accountIn(sessionIn(check, opened));
      if (account.email.toLowerCase() !== email.toLowerCase())
        throw new Unmet(
          `EDITOR_EMAIL is ${email} here, but ${account.email} at the host: use the same there, and deploy.`,
        );
      const visitor = clients.visitor();
      const password = requireSetting('EDITOR_PASSWORD');
      if ((await signInShared(visitor, { email, password })) === undefined)
        throw new Unmet(
          'EDITOR_PASSWORD is not the password of the shared account: use the same value here and at the host, and deploy after a change.',
        );
      await visitor.auth.signOut({ scope: 'local' });
      return `${email} is an editor.`;
    }
    if (opened.status === 401) throw wrongToken();
    if (refusalCode(opened) !== 'internal') throw unmetByRefusal('admin-session', opened);
    await setUp();
    return `${email} has been made an editor.`;
  },
};

/** Checks that the admin token opens a session, and that a wrong token opens none. */
export const signInAbility: Ability = {
  name: 'Sign-in',
  needs: ['Shared account'],
  async run(check) {
    const { site, made, clients } = check;
    made.accessToken = await openSession(check);
    const who = await site.answer(whoAmI, { accessToken: made.accessToken });
    if (!who.isShared) throw new Unmet('The session is not the shared account’s: run npm run set-up.');
    if ((await clients.owner().rpc('may_try_wrong_token')).data !== true)
      return 'The admin token opens a session. (A wrong one was tried by the checks of the last ten minutes.)';
    const wrong = await site.call(adminSession, { input: { token: `wrong-${crypto.randomUUID()}` } });
    if (![401, 429].includes(wrong.status))
      throw new Unmet(`A wrong token is answered with status ${wrong.status} instead of being refused.`);
    return 'The admin token opens a session, a wrong one does not.';
  },
};

/** Checks that sign-out ends a session, and that a new token ends all sessions (in a rolled-back transaction). */
export const tokenChangeAbility: Ability = {
  name: 'Token change',
  needs: ['Sign-in', 'Migrations'],
  async run(check) {
    const { clients, site } = check;
    const accessToken = await openSession(check);
    const rehearsed = v.parse(
      v.object({ open: v.number(), noticed: v.boolean(), left: v.number() }),
      supabaseAnswer(await clients.owner().rpc('rehearse_token_change'), 'rehearsing a new token'),
    );
    if (!rehearsed.noticed || rehearsed.left > 0)
      throw new Unmet(
        `With a new admin token, ${rehearsed.left} of ${rehearsed.open} sessions opened with the old one would go on: apply the migrations again.`,
      );
    const person = clients.visitor({ url: site.url, accessToken });
    supabaseAnswer(await person.auth.admin.signOut(accessToken, 'local'), 'signing out');
    const after = await site.call(whoAmI, { accessToken });
    if (after.status !== 401)
      throw new Unmet(
        `A session that was signed out is still let in (status ${after.status}): apply the migrations again.`,
      );
    return `Rehearsed in the database and taken back: a new token would end all ${rehearsed.open} open sessions. One of our own was signed out and is refused at once. Other sessions stay open.`;
  },
};

async function openSession(check: Check): Promise<string> {
  const opened = await check.site.call(adminSession, { input: { token: requireSetting('ADMIN_TOKEN') } });
  if (opened.status === 401) throw wrongToken();
  if (refusalCode(opened) === 'internal')
    throw new Unmet(
      'The functions cannot open a session of the shared account: EDITOR_EMAIL and EDITOR_PASSWORD at the host must be the ones given here. Set them there, and deploy.',
    );
  return sessionIn(check, opened).access_token;
}

function sessionIn({ made }: Check, opened: Page) {
  const { session } = answerIn(adminSession, opened);
  made.sessions.push(session.access_token);
  return session;
}

export const accountIn = ({ user }: { user: unknown }) =>
  v.parse(v.object({ id: v.string(), email: v.string() }), user);

/** Ends the sessions that this check has opened. Other sessions of the shared account stay open. */
export async function endSessions({ clients, made }: Check): Promise<void> {
  for (const accessToken of made.sessions) {
    const { error } = await clients.owner().auth.admin.signOut(accessToken, 'local');
    const hasEnded = isAuthSessionMissingError(error) || [401, 403, 404].includes(error?.status ?? 0);
    if (error !== null && !hasEnded)
      supabaseAnswer({ data: null, error }, 'signing out of the shared account');
  }
}

async function setUp(): Promise<void> {
  try {
    await setUpEditor();
  } catch (error) {
    const mistake = explainFailure(error);
    if (!(mistake instanceof SetupMistake)) throw error;
    throw new Unmet(
      `The shared account cannot be set up: ${mistake.message} Are EDITOR_EMAIL and EDITOR_PASSWORD those of the account? docs/deploy.md says how to change them.`,
      { cause: error },
    );
  }
}

const wrongToken = (): Unmet =>
  new Unmet(
    'ADMIN_TOKEN is refused: it is not the one the functions have. Use the same value here and at the host, and deploy after a change. (Five wrong tries within ten minutes close the gate for ten minutes.)',
  );
