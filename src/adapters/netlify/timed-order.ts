import { openSigned, signed } from '../signing/signature.ts';
import { startFunction } from './start-function.ts';

/** Starts a background function. The signed order contains only the time. */
export async function startTimed(name: Name, now: Date): Promise<void> {
  await startFunction(name, timedOrder(name, now));
}

export const timedOrder = (name: Name, now: Date): string => signed(String(now.getTime()), name);

/** Returns the time at which an order was signed, or undefined for an order that is forged or older than an hour. */
export const opensTimed =
  (name: Name) =>
  (order: string, now: Date): Date | undefined => {
    const opened = openSigned(order, name);
    if (opened === undefined || Math.abs(now.getTime() - Number(opened)) >= 3_600_000) return undefined;
    return new Date(Number(opened));
  };

type Name = `${string}-background`;
