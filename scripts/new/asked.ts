import type { ParseArgsOptionsConfig } from 'node:util';

/** What can be said of a new thing besides its name. */
export const options = {
  'own-name': { type: 'string' },
  tag: { type: 'string' },
  search: { type: 'string' },
  about: { type: 'string' },
  in: { type: 'string' },
  core: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig;

export type Asked = { name: string } & { [Option in keyof typeof options]?: string | undefined };
