import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Contract } from '#contract/contract.ts';

const folder = path.resolve(import.meta.dirname, '../../../src/contract');

/** Returns all contracts with the comments above them, from which docs/api.md is written. */
export async function allContracts(): Promise<DescribedContract[]> {
  const files = readdirSync(folder).toSorted();
  const found = await Promise.all(files.map((file) => contractsIn(path.join(folder, file))));
  return found.flat();
}

async function contractsIn(file: string): Promise<DescribedContract[]> {
  const source = readFileSync(file, 'utf8');
  const exported = (await import(file)) as Record<string, Contract>;
  // Each exported contract, with the comment directly above it.
  const declarations = source.matchAll(/(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?export const (\w+) = contract\(/g);
  return [...declarations].map(([, comment = '', name = '']) => {
    const contract = exported[name];
    if (contract === undefined) throw new Error(`${file} exports no ${name}.`);
    return { ...contract, prose: proseOf(comment) };
  });
}

const proseOf = (comment: string): string => comment.replaceAll(/^ *\* ?/gm, '').trim();

export type DescribedContract = Contract & { prose: string };
