'use strict';
/**
 * Runs before almost every npm script, and installs Node 24 or the packages if they are missing or out of date.
 * The files `*.cjs` are plain JavaScript without packages, because they must run before any package is installed, on
 * Node 20 and older.
 */
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { installNode, isNodeComplete, isNodeLinked, linkNode, nodeFile } = require('./node.cjs');
const { npm, reasonOf, registryIn, SetupMistake } = require('./npm.cjs');
const { modules, project, timer } = require('./paths.cjs');
const { underLock } = require('./lock.cjs');

/** npm prefers this file to `package-lock.json`. It exists only while npm runs. */
const lockWithAddresses = path.join(project, 'npm-shrinkwrap.json');

/** Netlify's build needs no development tools, so only a third of the packages is installed there. */
const isForHost = Boolean(process.env.NETLIFY);

try {
  if (process.platform === 'win32')
    throw new SetupMistake(
      'This project runs on macOS and Linux: on Windows install WSL (https://learn.microsoft.com/windows/wsl/install), clone the project inside it, then try again there.',
    );
  if (!isComplete()) underLock(complete);
} catch (error) {
  // Errors of the file system have a `syscall`.
  if (!error.syscall && !(error instanceof SetupMistake)) throw error;
  console.error(
    `\n${error.syscall ? `Could not install what is missing: ${fileReasonOf(error)}` : error.message}\n`,
  );
  process.exitCode = 1;
}

function isComplete() {
  return isNodeComplete() && findMissingPackage() === undefined && isNodeLinked();
}

function complete() {
  if (!isNodeComplete()) installNode();
  if (findMissingPackage() !== undefined) {
    installPackages();
    prepareDatabase();
  }
  if (!isNodeLinked()) linkNode();
}

function fileReasonOf({ code, path: file, message }) {
  if (/^(EEXIST|ENOTDIR)$/.test(code))
    return `${file} is not the folder that it should be. Delete it, then try again.`;
  return /^(EACCES|EPERM|EROFS|ENOSPC|EDQUOT)$/.test(code) ? reasonOf(code) : message;
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
  const where = { cwd: project, node: nodeFile() };
  try {
    writeAddresses(registryIn(where));
    // The option is always explicit, because otherwise NODE_ENV would decide whether npm installs development packages.
    npm(
      ['ci', isForHost ? '--omit=dev' : '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
      Object.assign({ what: 'the packages' }, where),
    );
  } finally {
    fs.rmSync(lockWithAddresses, { force: true });
  }
  const missing = findMissingPackage();
  if (missing !== undefined) {
    throw new SetupMistake(`npm finished but ${missing} is not there: delete node_modules and try again.`);
  }
  console.log(`The packages are there (${took()}).`);
}

/**
 * Writes a lock file with the address of each package. Without it, npm asks the registry for the address before each
 * download, which doubles the requests. `package-lock.json` has no addresses, because each machine may have another registry.
 */
function writeAddresses(registry) {
  if (!/^https?:/.test(registry)) return;
  const lock = readJson(path.join(project, 'package-lock.json'));
  for (const folder of Object.keys(lock.packages)) {
    const entry = lock.packages[folder];
    if (folder === '' || entry.link || entry.inBundle) continue;
    const name = entry.name || folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    entry.resolved = new URL(`${name}/-/${path.basename(name)}-${entry.version}.tgz`, registry).href;
  }
  fs.writeFileSync(lockWithAddresses, JSON.stringify(lock));
}

/** Prepares the empty database for local sites, because this saves two seconds of the first start. */
function prepareDatabase() {
  if (!fs.existsSync(path.join(modules, '@electric-sql/pglite'))) return;
  const took = timer();
  const script = path.join(__dirname, 'make-empty-cluster.ts');
  const { status, stderr } = spawnSync(nodeFile(), ['--liftoff-only', script], {
    cwd: project,
    encoding: 'utf8',
  });
  console.log(
    status === 0
      ? `The database is prepared (${took()}).`
      : `The database could not be prepared; each new one will be made from nothing.\n${stderr}`,
  );
}

function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
