/**
 * `node scripts/setup/complete-lock.ts` completes `package-lock.json` after an install.
 * npm writes no entry for an optional platform package that the registry lacks. `npm ci` then fails with EUSAGE.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const cpus = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

const lockFile = new URL('../../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(lockFile, 'utf8')) as Lock;
const entered: string[] = [];

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, wanted] of Object.entries(entry.optionalDependencies ?? {})) {
    // Some packages write their version as `v1.2.3`.
    const version = wanted.replace(/^v(?=\d)/, '');
    if (!/^\d/.test(version) || findInstalled(path, name)?.version === version) continue;
    const atRoot = `node_modules/${name}`;
    const key = lock.packages[atRoot] === undefined ? atRoot : `${path}/node_modules/${name}`;
    lock.packages[key] = {
      version,
      optional: true,
      ...(entry.dev === true ? { dev: true } : {}),
      ...platformOf(name),
    };
    entered.push(`${key} ${version}`);
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
console.log(entered.length === 0 ? 'package-lock.json is complete.' : entered.join('\n'));

function findInstalled(path: string, name: string): Entry | undefined {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = lock.packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`];
    if (found !== undefined || !folder.includes('/node_modules/')) {
      return found ?? lock.packages[`node_modules/${name}`];
    }
  }
}

/** @example platformOf('@x/y-linux-arm64-musl') // => { os: ['linux'], cpu: ['arm64'], libc: ['musl'] } */
function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/);
  const os = words.find((word) => systems.includes(word));
  const cpu = words.find((word) => cpus.includes(word));
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : undefined;
  if (cpu === undefined) throw new Error(`No platform can be read from the package name ${name}.`);
  return {
    ...(os === undefined ? {} : { os: [os] }),
    cpu: [cpu],
    ...(libc === undefined || os !== 'linux' ? {} : { libc }),
  };
}

type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, Entry> };
