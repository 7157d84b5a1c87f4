import { randomBytes } from 'node:crypto';
import {
  inviteEditor,
  redeemInvitation,
  removeEditor,
  whoAmI,
  withdrawInvitation,
} from '#contract/access.ts';
import type { Ability, Check } from '../check/ability.ts';
import { Unmet } from '../check/unmet.ts';
import { supabaseAnswer, supabaseTrouble, type SupabaseError } from '../check/clients.ts';
import { refusalCode } from '../check/site.ts';
import { accountIn } from './shared-account.ts';

/** Checks that an invited person becomes an editor, and that a withdrawn invitation is refused. */
export const invitationAbility: Ability = {
  name: 'Invitation',
  needs: ['Sign-in'],
  limitSeconds: 180,
  async run(check) {
    const { site, mark, made } = check;
    const withdrawn = await invite(check, mark.email('withdrawn'));
    await site.answer(withdrawInvitation, {
      accessToken: made.accessToken,
      input: { id: withdrawn.id },
    });
    const refused = await site.call(redeemInvitation, {
      input: { invitation: withdrawn.secret, password: newPassword() },
    });
    if (refusalCode(refused) !== 'invitation-withdrawn')
      throw new Unmet('An invitation that was withdrawn can still be redeemed.');

    const email = mark.email('invited');
    const { secret } = await invite(check, email);
    const { session } = await site.answer(redeemInvitation, {
      input: { invitation: secret, password: newPassword() },
    });
    made.person = { email, userId: accountIn(session).id };
    const who = await site.answer(whoAmI, { accessToken: session.access_token });
    if (who.email !== email) throw new Unmet('The invited person is signed in as another person.');
    return 'Invited, redeemed and signed in; a withdrawn one is refused.';
  },
};

/** Checks that an editor can set a new password, and that removing the editor ends the editor’s access. */
export const passwordAbility: Ability = {
  name: 'Password',
  needs: ['Invitation'],
  limitSeconds: 180,
  async run(check) {
    const { clients, site, made } = check;
    const { email = '', userId } = made.person ?? {};
    const throughSite = () => clients.visitor({ url: site.url });
    const { error } = await throughSite().auth.resetPasswordForEmail(email);
    if (error !== null && error.code !== 'over_email_send_rate_limit') throw mailTrouble(error);

    const person = throughSite();
    const token = await recoveryToken(check, email);
    const opened = await person.auth.verifyOtp({ token_hash: token, type: 'recovery' });
    supabaseAnswer({ ...opened, error: opened.error }, 'opening the link for a new password');
    const password = newPassword();
    supabaseAnswer(await person.auth.updateUser({ password }), 'setting a new password');
    const again = await throughSite().auth.signInWithPassword({ email, password });
    const { session } = supabaseAnswer(again, 'signing in with the new password');

    await site.answer(removeEditor, { accessToken: made.accessToken, input: { user_id: userId } });
    const after = await site.call(whoAmI, { accessToken: session.access_token });
    if (after.status !== 401 && after.status !== 403)
      throw new Unmet('An editor who was removed is still let in: apply the migrations again.');
    return error === null
      ? 'A link was asked for and opened, the new password signs in; removed, the person is let in no more.'
      : 'A link was opened and the new password signs in. (Its mail was not asked for: the auth service’s limit on mails is reached.)';
  },
};

async function invite({ site, made }: Check, email: string): Promise<{ id: string; secret: string }> {
  const { id, link, delivery } = await site.answer(inviteEditor, {
    accessToken: made.accessToken,
    input: { email, name: 'Installation check', language: 'en' },
  });
  if (delivery !== 'sent')
    throw new Unmet(
      'The invitation is made, but its mail is not sent: RESEND_API_KEY and MAIL_FROM at the host (see the row “Message”).',
    );
  return { id, secret: link.split('#invite=')[1] ?? '' };
}

/** The hosted auth service returns the token from its admin API, but the local service mails the token. */
async function recoveryToken({ clients, site, isLocal }: Check, email: string): Promise<string> {
  const { data, error } = await clients.owner().auth.admin.generateLink({ type: 'recovery', email });
  if (error === null) return data.properties.hashed_token;
  if (!isLocal) throw supabaseTrouble(error, 'making a link for a new password');
  const list = await site.page('/local/mails');
  for (const [address] of list.text.matchAll(/\/local\/mails\/[0-9a-f-]{36}/g)) {
    const { text } = await site.page(address);
    const token = text.includes(email) ? /sign-in#recovery=([^\s"&<]+)/.exec(text)?.[1] : undefined;
    if (token !== undefined) return token;
  }
  throw new Unmet('The mail with the link for a new password is not among the mails of this site.');
}

function mailTrouble(error: SupabaseError): Unmet {
  if (error.code !== 'email_address_not_authorized' && (error.status ?? 0) < 500)
    return supabaseTrouble(error, 'asking for a new password');
  return new Unmet(
    `Supabase cannot mail a link for a new password (${error.message}): enter your mail service under Authentication → Email → SMTP Settings.`,
  );
}

const newPassword = (): string => randomBytes(24).toString('base64url');
