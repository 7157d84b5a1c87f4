import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

type NodePackage = { name: string; version: string; integrity: string };

const packages = JSON.parse(readFileSync('scripts/setup/node-packages.json', 'utf8')) as Record<
  string,
  NodePackage
>;

/** Needs the network: asks the package registry that npm uses. */
describe('the packages that contain Node', () => {
  test.each(Object.entries(packages))(
    'for %s is on npm, for this platform, with this digest and a program bin/node',
    async (platform, { name, version, integrity }) => {
      const fields = ['dist.integrity', 'os', 'cpu', 'bin.node'];
      const { stdout } = await promisify(execFile)('npm', [
        'view',
        `${name}@${version}`,
        ...fields,
        '--json',
      ]);
      const [os, cpu] = platform.split('-');
      const found = JSON.parse(stdout) as Record<string, string | string[]>;
      expect({ ...found, os: [found['os']].flat(), cpu: [found['cpu']].flat() }).toEqual({
        'dist.integrity': integrity,
        os: [os],
        cpu: [cpu],
        'bin.node': 'bin/node',
      });
    },
  );
});
