import { queryExplorers, type Explorer } from './chain-view.ts';

/**
 * Whether an address has ever been paid, if both explorers agree. One alone is not enough: a lying explorer could
 * have every address skipped.
 */
export async function addressHistory(
  explorers: readonly Explorer[],
  address: string,
  reportError: (cause: unknown) => void,
): Promise<AddressHistory> {
  const views = await queryExplorers(explorers, address, reportError);
  const [isPaid, isPaidToo] = views.map((view) => view && view.payments.length > 0);
  if (isPaid === undefined || isPaid !== isPaidToo) return 'unknown';
  return isPaid ? 'some' : 'none';
}

/** `unknown`: an explorer did not answer, or they contradict each other. */
export type AddressHistory = 'none' | 'some' | 'unknown';
