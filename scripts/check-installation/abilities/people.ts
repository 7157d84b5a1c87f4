import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { Unmet } from '../unmet.ts';
import { type Ability, type Check } from '../ability.ts';
import { supabaseAnswer, supabaseTrouble, type SupabaseError } from '../clients.ts';
import { refusalCode } from '../site.ts';

/** Somebody is invited, and another invitation is withdrawn; the first one makes an account of their own. */
export const invitationAbility: Ability = {
  name: 'Invitation',
  needs: ['Sign-in'],
  limitSeconds: 180,
  async run(check) {
    const { site, mark, made } = check;
    const withdrawn = await invited(check, mark.email('withdrawn'));
    await site.answer('withdraw-invitation', {
      accessToken: made.accessToken,
      body: { id: withdrawn.id },
      answer: v.object({ id: v.string() }),
    });
    const refused = await site.call('redeem-invitation', {
      body: { invitation: withdrawn.secret, password: newPassword() },
    });
    if (refusalCode(refused) !== 'invitation-withdrawn')
      throw new Unmet('An invitation that was withdrawn can still be redeemed.');

    const email = mark.email('invited');
    const { secret } = await invited(check, email);
    const { session } = await site.answer('redeem-invitation', {
      body: { invitation: secret, password: newPassword() },
      answer: v.object({
        session: v.object({ access_token: v.string(), user: v.object({ id: v.string() }) }),
      }),
    });
    made.person = { email, userId: session.user.id, accessToken: session.access_token };
    const who = await site.answer('who-am-i', {
      accessToken: session.access_token,
      answer: v.object({ email: v.nullable(v.string()) }),
    });
    if (who.email !== email) throw new Unmet('The invited person is signed in as somebody else.');
    return 'Invited, redeemed and signed in; a withdrawn one is refused.';
  },
};

/** A forgotten password is replaced by way of a link, and the old session of its owner ends with their access. */
export const passwordAbility: Ability = {
  name: 'Password',
  needs: ['Invitation'],
  limitSeconds: 180,
  async run(check) {
    const { clients, site, made } = check;
    const { email = '', userId } = made.person ?? {};
    const through = () => clients.visitor({ url: site.url });
    const asked = await through().auth.resetPasswordForEmail(email);
    if (asked.error !== null && asked.error.code !== 'over_email_send_rate_limit')
      throw mailTrouble(asked.error);

    const person = through();
    const opened = await person.auth.verifyOtp({
      token_hash: await recoveryToken(check, email),
      type: 'recovery',
    });
    supabaseAnswer({ ...opened, error: opened.error }, 'opening the link for a new password');
    const password = newPassword();
    const changed = await person.auth.updateUser({ password });
    supabaseAnswer(changed, 'setting a new password');
    const again = await through().auth.signInWithPassword({ email, password });
    const session = supabaseAnswer(again, 'signing in with the new password').session;

    await site.answer('remove-editor', {
      accessToken: made.accessToken,
      body: { user_id: userId },
      answer: v.object({ user_id: v.string() }),
    });
    const after = await site.call('who-am-i', { accessToken: session.access_token });
    if (after.status !== 401 && after.status !== 403)
      throw new Unmet('An editor who was removed is still let in: apply the migrations again.');
    return asked.error === null
      ? 'A link was asked for and opened, the new password signs in; removed, the person is let in no more.'
      : 'A link was opened and the new password signs in. (Its mail was not asked for: the auth service’s limit on mails is reached.)';
  },
};

async function invited({ site, made }: Check, email: string): Promise<{ id: string; secret: string }> {
  const { id, link, delivery } = await site.answer('invite-editor', {
    accessToken: made.accessToken,
    body: { email, name: 'Installation check', language: 'en' },
    answer: v.object({ id: v.string(), link: v.string(), delivery: v.string() }),
  });
  if (delivery !== 'sent')
    throw new Unmet(
      'The invitation is made, but its mail is not sent: RESEND_API_KEY and MAIL_FROM at the host (see the row “Message”).',
    );
  return { id, secret: link.split('#invite=')[1] ?? '' };
}

/** From the administrator's interface of the auth service; the local one has none, but its mails can be read. */
async function recoveryToken({ clients, site, isLocal }: Check, email: string): Promise<string> {
  const made = await clients.owner().auth.admin.generateLink({ type: 'recovery', email });
  if (made.error === null) return made.data.properties.hashed_token;
  if (!isLocal) throw supabaseTrouble(made.error, 'making a link for a new password');
  const list = await site.page('/local/mails');
  for (const [, id] of list.text.matchAll(/\/local\/mails\/([0-9a-f-]{36})/g)) {
    const { text } = await site.page(`/local/mails/${id ?? ''}`);
    const token = text.includes(email) ? /sign-in#recovery=([^\s"&<]+)/.exec(text)?.[1] : undefined;
    if (token !== undefined) return token;
  }
  throw new Unmet('The mail with the link for a new password is not among the mails of this site.');
}

function mailTrouble(error: SupabaseError): Unmet {
  const isOurs = error.code === 'email_address_not_authorized' || (error.status ?? 0) >= 500;
  return isOurs
    ? new Unmet(
        `Supabase cannot mail a link for a new password (${error.message}): enter your mail service under Authentication → Email → SMTP Settings.`,
      )
    : supabaseTrouble(error, 'asking for a new password');
}

const newPassword = (): string => randomBytes(24).toString('base64url');
