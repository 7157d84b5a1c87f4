import { queryExplorers, type Explorer } from './chain-view.ts';

/**
 * Returns whether an address has ever been paid, if both explorers agree. If one explorer sufficed, a single lying explorer
 * could make every address look used.
 */
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

/** `unknown` means that an explorer did not answer, or that the two explorers contradict each other. */
export type AddressHistory = 'none' | 'some' | 'unknown';
