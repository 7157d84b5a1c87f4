import { requireSetting } from '../settings.ts';
import { openSigned, signed } from '../signing/signature.ts';
import { fetchOutside } from '../outside/fetch-outside.ts';

/** Starts a background function. The host responds before the function runs, so only a failed start throws. */
export async function startBackground(
  name: Name,
  { now, timeoutMs = 20_000 }: { now: Date; timeoutMs?: number },
): Promise<void> {
  const started = await fetchOutside(`${requireSetting('SITE_URL')}/.netlify/functions/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ order: timedOrder(name, now) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!started.ok) throw new Error(`The function ${name} could not be started (status ${started.status}).`);
}

/** The order contains the time of its signing. A function that starts after midnight still uses the order’s date. */
export const timedOrder = (name: Name, now: Date): string => signed(String(now.getTime()), name);

/** Returns the time at which an order was signed, or undefined for an order that is forged or older than an hour. */
export const openTimedOrder =
  (name: Name) =>
  (order: string, now: Date): Date | undefined => {
    const opened = openSigned(order, name);
    if (opened === undefined || Math.abs(now.getTime() - Number(opened)) >= 3_600_000) return undefined;
    return new Date(Number(opened));
  };

type Name = `${string}-background`;
