import * as v from 'valibot';
import { Unmet } from '../unmet.ts';
import { type Ability } from '../ability.ts';
import { supabaseAnswer } from '../clients.ts';
import { openedSession } from './shared-account.ts';

/**
 * A new admin token must end every session of the old one. ADMIN_TOKEN is a setting of the host, and changing it would sign out
 * everybody who is at work: so the database rehearses the change and takes it back, and one session of our own is ended for real.
 */
export const tokenChangeAbility: Ability = {
  name: 'Token change',
  needs: ['Sign-in', 'Migrations'],
  async run(check) {
    const { clients, site } = check;
    const accessToken = await openedSession(check);
    const rehearsed = v.parse(
      v.object({ open: v.number(), noticed: v.boolean(), left: v.number() }),
      supabaseAnswer(await clients.owner().rpc('rehearse_token_change'), 'rehearsing a new token'),
    );
    if (!rehearsed.noticed || rehearsed.left > 0)
      throw new Unmet(
        `With a new admin token, ${rehearsed.left} of ${rehearsed.open} sessions opened with the old one would go on: apply the migrations again.`,
      );
    const person = clients.visitor({ url: site.url, accessToken });
    const ended = await person.auth.admin.signOut(accessToken, 'local');
    supabaseAnswer(ended, 'signing out');
    const after = await site.call('who-am-i', { accessToken });
    if (after.status !== 401)
      throw new Unmet(
        `A session that was signed out is still let in (status ${after.status}): apply the migrations again.`,
      );
    return `Rehearsed in the database and taken back: a new token would end all ${rehearsed.open} open sessions. One of our own was signed out and is refused at once. Nobody else was signed out.`;
  },
};
