import * as v from 'valibot';
import { Unmet } from '../unmet.ts';
import { type Ability } from '../ability.ts';
import { supabaseAnswer } from '../clients.ts';

/** The clock of the host runs `tick`, on which reminders, times set for publishing, and second attempts depend. */
export const scheduleAbility: Ability = {
  name: 'Schedule',
  needs: ['Database', 'Migrations'],
  async run({ clients }) {
    const answer = supabaseAnswer(
      await clients.owner().rpc('last_tick'),
      'asking when the schedule last ran',
    );
    const last = v.parse(v.nullable(v.string()), answer);
    const minutes = last === null ? Infinity : Math.round((Date.now() - Date.parse(last)) / 60_000);
    if (minutes <= longestSilence)
      return `It ran in the last ${longestSilence} minutes, as it should every five.`;
    const since =
      last === null ? 'has never run' : `last ran at ${new Date(last).toISOString().slice(0, 16)} UTC`;
    throw new Unmet(
      `The scheduled function tick ${since}: is it listed as scheduled at the host (Netlify → Functions), and what does its log say? After the very first deploy, wait five minutes and run this again.`,
    );
  },
};

/** In minutes: two ticks may be missing. */
const longestSilence = 15;
