/** On this day, the host’s prices in `tests/host/plan-costs.test.ts` and docs/deploy.md were compared with its web site. */
const checkedOn = '2026-11-22';

/** How many days ago the host’s prices were checked. Nothing fails because they are old; reports say their age. */
export function hostPricesAge(now: Date): { days: number; text: string; isOld: boolean } {
  const days = Math.floor((now.getTime() - Date.parse(checkedOn)) / 86_400_000);
  const isOld = days > 90;
  const advice = isOld ? ': compare docs/deploy.md with its web site' : '';
  return { days, text: `The host’s prices were checked ${days} days ago${advice}.`, isOld };
}
