import { checkOrders, type CheckDeps } from '#core/bitcoin-order/check-orders.ts';
import { explorerAt } from '#adapters/bitcoin-order/explorer.ts';
import { reportError } from '#adapters/report-error.ts';
import { twoServices } from '#adapters/outside/two-services.ts';
import { SettingMissing } from '#adapters/settings.ts';
import { claimChecks, storeCheck, type OneOrder } from '#adapters/supabase/bitcoin/order-checks.ts';
import { supabaseWithoutPerson } from '#adapters/supabase/client.ts';

/**
 * Checks Bitcoin orders for payments. Returns how many orders were claimed, including those that were still unchecked
 * at `until`.
 */
export async function checkPayments(until: Date, one?: OneOrder): Promise<number> {
  return checkOrders(checkDeps(one), until);
}

function checkDeps(one: OneOrder | undefined): CheckDeps {
  const supabase = supabaseWithoutPerson();
  const [first, second] = twoServices('EXPLORER_URLS').map((address) => explorerAt(address));
  if (first === undefined || second === undefined) {
    const message =
      'The setting EXPLORER_URLS does not name two block explorers, by addresses that begin with https.';
    throw new SettingMissing('EXPLORER_URLS', message);
  }
  return {
    claim: () => claimChecks(supabase, one),
    explorers: [first, second],
    note: (outcome) => storeCheck(supabase, outcome),
    reportError,
    now: () => new Date(),
  };
}
