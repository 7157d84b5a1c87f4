import { requireSetting } from '../settings.ts';

/** Starts a background function. The host responds before the function runs. */
export async function startFunction(name: `${string}-background`, order: string): Promise<void> {
  const started = await fetch(`${requireSetting('SITE_URL')}/.netlify/functions/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ order }),
    signal: AbortSignal.timeout(20_000),
  });
  if (!started.ok) throw new Error(`The function ${name} could not be started (status ${started.status}).`);
}
