import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { aFolder } from '../support/folder.ts';

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
}: {
  installed?: unknown;
  npm?: string;
  env?: Record<string, string>;
  wanted?: unknown;
}) {
  const project = aFolder({
    'package-lock.json': JSON.stringify(wanted),
    'package.json': '{}',
    'npm.js': npm,
  });
  folders.push(project);
  if (installed !== undefined) {
    project.write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
    project.write('node_modules/one/package.json', '{}');
  }
  const scripts = path.resolve(import.meta.dirname, '../../scripts/setup/install.cjs');
  cpSync(scripts, path.join(project.folder, 'scripts/setup/install.cjs'));
  cpSync(path.resolve(scripts, '../../../.node-version'), path.join(project.folder, '.node-version'));
  return {
    folder: project.folder,
    write: project.write,
    install: () => {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/setup/install.cjs'], {
        cwd: project.folder,
        env: { ...process.env, ...env, npm_execpath: path.join(project.folder, 'npm.js') },
        encoding: 'utf8',
      });
      return { status, stdout, stderr };
    },
  };
}

const npmThatInstalls = `
  const fs = require('node:fs');
  fs.mkdirSync('node_modules/one', { recursive: true });
  fs.writeFileSync('node_modules/one/package.json', '{}');
  fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/one': { version: '1.0.0' } } }));
  fs.writeFileSync('asked.json', JSON.stringify(process.argv.slice(2)));`;

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

  test.runIf(process.platform === 'linux')(
    'downloads Node only with the expected digest, and runs no package scripts',
    () => {
      const project = aProject({
        npm: `const fs = require('node:fs');
        fs.copyFileSync('package-lock.json', '../locked.json');
        if (process.argv.includes('--ignore-scripts')) console.error('npm error code EINTEGRITY');
        process.exit(1);`,
        env: { NODE_OPTIONS: '--require ./old-node.cjs' },
      });
      const oldNode = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } });`;
      for (const name of ['old-node.cjs', '.toolchain/old-node.cjs']) project.write(name, oldNode);
      const { status, stderr } = project.install();
      expect([status, stderr.trim()]).toEqual([
        1,
        expect.stringContaining('something else than this project expects'),
      ]);
      const { packages } = JSON.parse(readFileSync(path.join(project.folder, 'locked.json'), 'utf8')) as {
        packages: Record<string, { integrity?: string; version?: string }>;
      };
      const version = readFileSync(path.join(project.folder, '.node-version'), 'utf8').trim();
      expect(packages['node_modules/node']).toMatchObject({
        version,
        integrity: expect.stringMatching(/^sha512-/) as unknown,
      });
    },
  );

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
