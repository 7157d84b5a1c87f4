import * as v from 'valibot';
import type { Ability } from '../check/ability.ts';
import { Unmet } from '../check/unmet.ts';

/** Checks that strangers cannot create accounts. */
export const signUpAbility: Ability = {
  name: 'Sign-up closed',
  needs: ['Database'],
  async run({ clients, isLocal }) {
    if (isLocal) return 'On this machine sign-up stays open; an account alone has no rights.';
    const answer = await clients.authSettings();
    const settings = v.safeParse(v.object({ disable_signup: v.boolean() }), await answer.json());
    if (!settings.success)
      throw new Unmet(
        `Supabase Auth does not state its settings (status ${answer.status}): is SUPABASE_URL the address of a project?`,
      );
    if (!settings.output.disable_signup)
      throw new Unmet(
        'Anybody can create an account: switch “Allow new users to sign up” off (Supabase → Authentication → Sign In / Providers).',
      );
    return 'An account needs an invitation.';
  },
};
