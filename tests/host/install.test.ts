import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { aFolder } from '../support/folder.ts';
import { skippedUnless } from '../support/skipped-unless.ts';

const folders: { remove: () => void }[] = [];
afterEach(() => {
  for (const { remove } of folders.splice(0)) remove();
});

const lock = {
  packages: {
    '': { dependencies: { one: '1.0.0' } },
    'node_modules/one': { version: '1.0.0' },
    'node_modules/for-another-machine': { version: '3.0.0', optional: true },
  },
};

function aProject({
  installed,
  npm = 'throw new Error("npm was called")',
  env = {},
  wanted = lock,
  machine,
}: {
  installed?: unknown;
  npm?: string;
  env?: Record<string, string>;
  wanted?: unknown;
  /** Statements that make the script believe that it runs on another machine or another Node. */
  machine?: string;
}) {
  const project = aFolder({
    'package-lock.json': JSON.stringify(wanted),
    'package.json': '{}',
    'npm.js': npm,
    'machine.cjs': machine ?? '',
  });
  folders.push(project);
  if (installed !== undefined) {
    project.write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
    project.write('node_modules/one/package.json', '{}');
  }
  for (const file of globSync('scripts/setup/*.{cjs,json}')) cpSync(file, path.join(project.folder, file));
  return {
    folder: project.folder,
    write: project.write,
    install: () => {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/setup/install.cjs'], {
        cwd: project.folder,
        env: {
          ...process.env,
          NODE_OPTIONS: `--require ${path.join(project.folder, 'machine.cjs')}`,
          ...env,
          npm_execpath: path.join(project.folder, 'npm.js'),
        },
        encoding: 'utf8',
      });
      return { status, stdout, stderr };
    },
  };
}

const withNode = (version: string): string =>
  `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
const olderNode = withNode('20.1.0');
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const npmThatInstalls = `
  const fs = require('node:fs');
  fs.mkdirSync('node_modules/one', { recursive: true });
  fs.writeFileSync('node_modules/one/package.json', '{}');
  fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/one': { version: '1.0.0' } } }));
  fs.writeFileSync('asked.json', JSON.stringify(process.argv.slice(2)));`;

/** An npm that keeps the lock file which it finds. */
const npmWithRegistry = `
  const { argv } = process;
  if (argv[2] === 'config') console.log('http://localhost:4873/npm/');
  else {
    require('node:fs').copyFileSync('npm-shrinkwrap.json', 'found.json');
    ${npmThatInstalls}
  }`;

describe('install script', () => {
  test('does nothing and prints nothing if all packages are installed', () => {
    const { install } = aProject({ installed: { 'node_modules/one': { version: '1.0.0' } } });
    expect(install()).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  test.each([
    ['no package is installed', undefined],
    ['a package has another version', { 'node_modules/one': { version: '0.9.0' } }],
    ['a package is missing', {}],
  ])('installs the packages if %s, and prints progress', (_, installed) => {
    const { folder, install } = aProject({ installed, npm: npmThatInstalls });
    const { status, stdout } = install();
    expect(status).toBe(0);
    expect(stdout).toMatch(/packages.*…\n.*The packages are there \(\d+ s\)\./s);
    expect(JSON.parse(readFileSync(path.join(folder, 'asked.json'), 'utf8'))).toContain('ci');
    expect(existsSync(path.join(folder, '.toolchain/installing'))).toBe(false);
  });

  test('tells npm the address of each package at the registry of the machine, and leaves no such file', () => {
    const wanted = {
      packages: {
        ...lock.packages,
        'node_modules/one/node_modules/@scope/two': { version: '2.0.0', optional: true },
        'node_modules/alias': { name: 'three', version: '3.0.0', optional: true },
      },
    };
    const { folder, install } = aProject({ npm: npmWithRegistry, wanted });
    expect(install().status).toBe(0);
    const { packages } = readJson(path.join(folder, 'found.json')) as typeof wanted;
    const at = (address: string) => ({ resolved: `http://localhost:4873/npm/${address}` });
    expect(packages).toMatchObject({
      'node_modules/one': at('one/-/one-1.0.0.tgz'),
      'node_modules/one/node_modules/@scope/two': at('@scope/two/-/two-2.0.0.tgz'),
      'node_modules/alias': at('three/-/three-3.0.0.tgz'),
    });
    expect(existsSync(path.join(folder, 'npm-shrinkwrap.json'))).toBe(false);
  });

  test('says in one sentence that a file is in the place of a folder', () => {
    const project = aProject({});
    project.write('.toolchain', '');
    const { status, stderr } = project.install();
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(/^Could not install what is missing: \S+toolchain is not the folder/);
    expect(stderr.trim()).not.toContain('\n');
  });

  const withTool = {
    packages: {
      ...lock.packages,
      '': { ...lock.packages[''], devDependencies: { tool: '2.0.0' } },
      'node_modules/tool': { version: '2.0.0', dev: true },
    },
  };

  test('neither requires nor installs development dependencies on Netlify’s build machine', () => {
    const installed = { 'node_modules/one': { version: '1.0.0' } };
    const env = { NETLIFY: 'true' };
    expect(aProject({ installed, env, wanted: withTool }).install()).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
    });
    const { folder, install } = aProject({ npm: npmThatInstalls, env, wanted: withTool });
    expect(install().status).toBe(0);
    expect(JSON.parse(readFileSync(path.join(folder, 'asked.json'), 'utf8'))).toContain('--omit=dev');
  });

  test('installs missing development dependencies on machines other than Netlify’s', () => {
    const installed = { 'node_modules/one': { version: '1.0.0' } };
    const { folder, install } = aProject({ installed, npm: npmThatInstalls, wanted: withTool });
    expect(install().stderr).toContain('node_modules/tool is not there');
    expect(JSON.parse(readFileSync(path.join(folder, 'asked.json'), 'utf8'))).toContain('--include=dev');
  });

  const npmWithDatabase = `${npmThatInstalls}
  fs.mkdirSync('node_modules/@electric-sql/pglite', { recursive: true });`;

  test('prepares an empty database, which new local sites copy, after installing the packages', () => {
    const project = aProject({ npm: npmWithDatabase });
    project.write('scripts/setup/make-empty-cluster.ts', `console.log('not for anybody' as string);`);
    const { status, stdout } = project.install();
    expect(status).toBe(0);
    expect(stdout).toMatch(/The packages are there .*\nThe database is prepared \(\d+ s\)\.\n$/s);
    expect(project.install()).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  test('succeeds with a message if the database cannot be prepared', () => {
    const project = aProject({ npm: npmWithDatabase });
    project.write('scripts/setup/make-empty-cluster.ts', `throw new Error('no space left');`);
    const { status, stdout } = project.install();
    expect(status).toBe(0);
    expect(stdout).toMatch(/could not be prepared; each new one will be made from nothing\..*no space left/s);
  });

  const isLinux = process.platform === 'linux';
  describe.runIf(isLinux)(`on an older Node${skippedUnless(isLinux, 'Linux')}`, () => {
    const version = readFileSync('.node-version', 'utf8').trim();
    const written = (program: string) => `
      const fs = require('node:fs');
      fs.mkdirSync('node_modules/node/bin', { recursive: true });
      fs.writeFileSync('node_modules/node/bin/node', '#!/bin/sh\\n${program}', { mode: 0o755 });
      fs.writeFileSync('node_modules/.package-lock.json', '{}');
      fs.copyFileSync('package-lock.json', '../locked.json');
      fs.writeFileSync('../options.json', JSON.stringify(process.argv.slice(2)));`;
    const installed = { 'node_modules/one': { version: '1.0.0' } };

    test('downloads Node only with the expected digest, runs no package scripts, and links this Node', () => {
      const npm = written(`echo v${version}`);
      const { folder, install } = aProject({ npm, installed, machine: olderNode });
      expect(install()).toMatchObject({ status: 0, stderr: '' });
      const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
      expect(read('options.json')).toContain('--ignore-scripts');
      expect(read('locked.json')).toMatchObject({
        packages: {
          'node_modules/node': { version, integrity: expect.stringMatching(/^sha512-/) as unknown },
        },
      });
      expect(existsSync(path.join(folder, 'node_modules/.bin/node'))).toBe(true);
      expect(install()).toEqual({ status: 0, stdout: '', stderr: '' });
    });

    test.each([
      [
        'half of the program',
        { 'node_modules/.package-lock.json': '{}', 'node_modules/node/bin/node': '\x7fELF' },
      ],
      ['an unfinished download', { 'node_modules/node/bin/node': `#!/bin/sh\necho v${version}\n` }],
      ['the lock of a process that was killed', { installing: String(2 ** 30) }],
      ['an empty lock', { installing: '' }],
    ])('repairs a .toolchain that holds %s', (_what, files) => {
      const project = aProject({ npm: written(`echo v${version}`), installed, machine: olderNode });
      for (const [name, content] of Object.entries(files)) {
        project.write(`.toolchain/${name}`, content);
        chmodSync(path.join(project.folder, '.toolchain', name), 0o755);
      }
      const { status, stdout, stderr } = project.install();
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toContain(`Node ${version} is there`);
    });

    test('says what to install if the download does not run here, or is not on npm for this machine', () => {
      const project = aProject({ npm: written('exit 1'), installed, machine: olderNode });
      expect(project.install().stderr.trim()).toBe(
        `Node ${version} from npm does not run here. This project needs Node 24, and this is Node 20.1.0: install Node 24 from https://nodejs.org, then try again.`,
      );
      const machine = `${olderNode} Object.defineProperty(process, 'arch', { value: 'riscv64' });`;
      expect(aProject({ installed, machine }).install()).toMatchObject({
        status: 1,
        stderr: expect.stringMatching(
          /^\s*This project needs Node 24, .* install Node 24 from https.*\s*$/,
        ) as string,
      });
    });

    test('downloads the version of .node-version on Linux, which Netlify and the workflows read too', () => {
      const packages = readJson('scripts/setup/node-packages.json') as Record<string, { version: string }>;
      expect([packages['linux-x64']?.version, packages['linux-arm64']?.version]).toEqual([version, version]);
    });
  });

  test.each(['20.1.0', '24.1.0'])('names WSL on Windows, with Node %s too', (node) => {
    const machine = `${withNode(node)} Object.defineProperty(process, 'platform', { value: 'win32' });`;
    const { status, stderr } = aProject({ machine }).install();
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(/^This project runs on macOS and Linux: .* WSL .*$/);
  });

  test.each([
    ['npm error code ENOTFOUND\\nnpm error network request failed', 'the package registry cannot be reached'],
    ['npm error code EACCES\\nnpm error syscall mkdir', 'may not be written to'],
    ['npm error code ENOSPC', 'the disk is full'],
    ['npm error code EUSAGE', 'do not belong together'],
    ['npm error code E500\\nnpm error a strange thing', 'npm says: a strange thing'],
  ])('explains a failure of npm in one sentence: %s', (output, sentence) => {
    const { install } = aProject({ npm: `console.error('${output}'); process.exit(1);` });
    const { status, stderr } = install();
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
