import { queryExplorers, type Explorer } from './chain-view.ts';

/** Returns whether an address was ever paid. Both explorers must agree, because a single explorer may lie. */
export async function addressHistory(
  explorers: readonly Explorer[],
  address: string,
  reportError: (cause: unknown) => void,
): Promise<AddressHistory> {
  const views = await queryExplorers(explorers, address, reportError);
  const [isPaid, isPaidToo] = views.map((view) =>
    typeof view === 'string' ? undefined : view.payments.length > 0,
  );
  if (isPaid === undefined || isPaid !== isPaidToo) return 'unknown';
  return isPaid ? 'some' : 'none';
}

/** `unknown`: an explorer did not answer, or the two explorers contradict each other. */
export type AddressHistory = 'none' | 'some' | 'unknown';
