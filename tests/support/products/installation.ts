import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { expect, inject, vi } from 'vitest';
import { settingNames } from '#adapters/settings.ts';
import { abilities } from '../../../scripts/tools/installation/abilities.ts';
import type { Ability } from '../../../scripts/tools/installation/check/ability.ts';
import { checkInstallation, type Row } from '../../../scripts/tools/installation/check-installation.ts';
import { loadGivenSettings } from '../../../scripts/tools/installation/given-settings.ts';
import type { StoredSecrets } from '../../../scripts/local/stored-secrets.ts';
import { tables } from '../database/rights.ts';

/** Runs the check of `npm run check-installation`, by default on the test project’s product. */
export async function checked(
  changes: Record<string, string> = {},
  { product = inject('product'), ...options }: CheckOptions = {},
): Promise<Row[]> {
  for (const name of settingNames) vi.stubEnv(name, changes[name] ?? '');
  vi.stubEnv('SITE_URL', changes['SITE_URL'] ?? product.url);
  vi.stubEnv('LOCAL_DIR', product.localDir);
  loadGivenSettings();
  return checkInstallation({
    signal: new AbortController().signal,
    report: () => undefined,
    ...options,
    limits: { lateSeconds: 0, ...options.limits },
  });
}

export const unmet = (rows: Row[]) => rows.filter(({ state }) => state === 'unmet');

/** Returns one check, preceded by the checks that must pass before it. */
export function upTo(name: string): Ability[] {
  const wanted = new Set([name]);
  for (const { name: known, needs = [] } of abilities.toReversed())
    if (wanted.has(known)) for (const need of needs) wanted.add(need);
  return abilities.filter((ability) => wanted.has(ability.name));
}

/**
 * Returns the folders in Storage, and the rows of all public tables except `actions`, to which each check adds rows.
 * Leaves out the scheduled mails about held messages.
 */
export async function everything(
  product: ProductAddress = inject('product'),
): Promise<Record<string, string[]>> {
  const { backendKeys } = JSON.parse(
    readFileSync(path.join(product.localDir, 'settings.json'), 'utf8'),
  ) as StoredSecrets;
  const owner = createClient(product.url, backendKeys.secretKey, { auth: { persistSession: false } });
  const found = await Promise.all(
    tables
      .filter((table) => table !== 'actions')
      .map(async (table): Promise<[string, string[]]> => {
        const rows = ((await owner.from(table).select('*')).data ?? []) as Record<string, unknown>[];
        return [
          table,
          rows
            .filter((row) => !isReport(row))
            .map(shown)
            .toSorted(),
        ];
      }),
  );
  const folders = async (bucket: string) =>
    ((await owner.storage.from(bucket).list()).data ?? []).map(({ name }) => name);
  return { ...Object.fromEntries(found), media: await folders('media'), incoming: await folders('incoming') };
}

/** The rows and stored files that were added or removed since `before`, such as `+ images {…}` or `- media …`. */
export async function changesSince(
  before: Record<string, string[]>,
  product?: ProductAddress,
): Promise<string[]> {
  const after = await everything(product);
  return Object.keys(before).flatMap((name) => {
    const [then, now] = [before[name] ?? [], after[name] ?? []];
    return [
      ...then.filter((row) => !now.includes(row)).map((row) => `- ${name} ${row}`),
      ...now.filter((row) => !then.includes(row)).map((row) => `+ ${name} ${row}`),
    ];
  });
}

/** Expects no changes since `before`. The error lists only the changes, because Vitest would truncate all rows. */
export async function expectUnchanged(
  before: Record<string, string[]>,
  product?: ProductAddress,
): Promise<void> {
  const changes = await changesSince(before, product);
  expect(changes, changes.join('\n')).toEqual([]);
}

/** Other tests may cause the scheduled mail about held messages at any time, so these mails are ignored. */
const isReport = ({ kind }: Record<string, unknown>): boolean => kind === 'held';

const shown = (row: Record<string, unknown>): string => JSON.stringify({ ...row, sessions_valid_from: null });

type ProductAddress = { url: string; localDir: string };
type CheckOptions = Partial<Parameters<typeof checkInstallation>[0]> & { product?: ProductAddress };
