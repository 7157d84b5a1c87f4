import { requireSetting } from '#adapters/settings.ts';

/** Runs a step of `npm start`, and prints its name with its duration. */
export async function step<Value>(what: string, work: () => Value | Promise<Value>): Promise<Value> {
  const start = performance.now();
  const value = await work();
  printStep(what, start);
  return value;
}

export function printStep(what: string, start: number): void {
  console.log(`  ${what} ${'.'.repeat(Math.max(3, 48 - what.length))} ${seconds(start)}`);
}

export function printReady(siteUrl: string, { start, note }: { start: number; note: string }): void {
  console.log(`
Ready in ${seconds(start)}.

  Site             ${siteUrl}
  Desk             ${siteUrl}/admin
  Admin token      ${requireSetting('ADMIN_TOKEN')}
  Publishable key  ${requireSetting('SUPABASE_PUBLISHABLE_KEY')}

${note}
`);
}

/** @example seconds(performance.now() - 1234) // => '1.2 s' */
export function seconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
