import * as v from 'valibot';
import type { Ability } from '../check/ability.ts';
import { Unmet } from '../check/unmet.ts';
import { supabaseAnswer } from '../check/clients.ts';

/** Checks that the host runs `tick`, because scheduled posts and mail retries depend on it. */
export const scheduleAbility: Ability = {
  name: 'Schedule',
  needs: ['Database', 'Migrations'],
  async run({ clients }) {
    // The database computes the age of the last tick, because this machine’s clock may be wrong.
    const pulse = supabaseAnswer(
      await clients.owner().rpc('site_pulse'),
      'asking when the schedule last ran',
    );
    const { tick_age: age } = v.parse(v.object({ tick_age: v.nullable(v.number()) }), pulse);
    if (age !== null && age <= maxSilenceMinutes * 60)
      return `It ran in the last ${maxSilenceMinutes} minutes, as it should every five.`;
    const since = age === null ? 'has never run' : `last ran ${Math.round(age / 60)} minutes ago`;
    throw new Unmet(
      `The scheduled function tick ${since}: is it listed as scheduled at the host (Netlify → Functions), and what does its log say? After the very first deploy, wait five minutes and run this again.`,
    );
  },
};

/** In minutes. The host may miss two ticks before the check fails. */
const maxSilenceMinutes = 15;
