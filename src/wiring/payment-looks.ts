import { lookAtOrders, type LookTools } from '#core/bitcoin-order/look-at-orders.ts';
import { explorerAt } from '#adapters/bitcoin-order/explorer.ts';
import { noteBreakdown } from '#adapters/note-breakdown.ts';
import { twoServices } from '#adapters/outside/two-services.ts';
import { SettingMissing } from '#adapters/settings.ts';
import { claimLooks, noteLook, type OneOrder } from '#adapters/supabase/bitcoin/order-looks.ts';
import { supabaseWithoutPerson } from '#adapters/supabase/client.ts';

/** Checks the orders that are due, or one order, for payments. Returns how many it checked. */
export async function lookForPayments(until: Date, one?: OneOrder): Promise<number> {
  return lookAtOrders(lookTools(one), until);
}

function lookTools(one: OneOrder | undefined): LookTools {
  const supabase = supabaseWithoutPerson();
  const [first, second] = twoServices('EXPLORER_URLS').map((address) => explorerAt(address));
  if (first === undefined || second === undefined) {
    const message =
      'The setting EXPLORER_URLS does not name two block explorers, by addresses that begin with https.';
    throw new SettingMissing('EXPLORER_URLS', message);
  }
  return {
    claim: () => claimLooks(supabase, one),
    explorers: [first, second],
    note: (look) => noteLook(supabase, look),
    noteBreakdown,
    now: () => new Date(),
  };
}
