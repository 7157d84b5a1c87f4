import { findSetting } from '#adapters/settings.ts';
import { Unmet } from './unmet.ts';
import { type Ability, type Check } from './ability.ts';

/** Tries one ability after the other. One that lacks what it needs is not tried, and says so. */
export async function runAbilities(
  abilities: readonly Ability[],
  { check, signal, setSignal, report }: Run,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const ability of abilities) {
    if (signal.aborted) break;
    const row = inTheWay(ability, rows) ?? (await tried(ability));
    rows.push(row);
    report(row);
  }
  return rows;

  async function tried(ability: Ability): Promise<Row> {
    const { name, limitSeconds = 120 } = ability;
    const limit = AbortSignal.timeout(limitSeconds * 1000);
    setSignal(AbortSignal.any([signal, limit]));
    const late = new Promise<never>((_, reject) =>
      limit.addEventListener('abort', () =>
        reject(new Unmet(`This was not done within ${limitSeconds} seconds.`)),
      ),
    );
    const stopped = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new Unmet('Stopped.')), { once: true }),
    );
    try {
      await check.hold(limitSeconds + 60);
      return { name, state: 'met', text: await Promise.race([ability.run(check), late, stopped]) };
    } catch (error) {
      return { name, state: 'unmet', text: wordsFor(error) };
    }
  }
}

function inTheWay({ name, settings = [], needs = [] }: Ability, rows: Row[]): Row | undefined {
  const missing = settings.filter((setting) => findSetting(setting) === undefined);
  if (missing.length > 0)
    return { name, state: 'untried', text: `Not tried: ${listed(missing)} must be set first.` };
  const failed = needs.filter((need) => rows.find((row) => row.name === need)?.state !== 'met');
  if (failed.length > 0)
    return { name, state: 'untried', text: `Not tried: it needs “${failed[0] ?? ''}”, which failed.` };
  return undefined;
}

/** Words for whatever went wrong; an error nobody foresaw keeps its own. */
export function wordsFor(error: unknown): string {
  if (error instanceof Unmet) return error.message;
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof Unmet) return cause.message;
  return error instanceof Error ? `${error.message} (${error.name})` : String(error);
}

const listed = (names: string[]): string => names.join(', ');

type Run = {
  check: Check;
  /** Ends the run. */
  signal: AbortSignal;
  /** What requests are bound to from now on. */
  setSignal: (signal: AbortSignal) => void;
  report: (row: Row) => void;
};

export type Row = { name: string; state: 'met' | 'unmet' | 'untried'; text: string };
