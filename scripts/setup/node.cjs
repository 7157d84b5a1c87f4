'use strict';
/** Finds the Node of this project: the one that runs this script, or a copy from npm in the folder `.toolchain`. */
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { npm, SetupMistake } = require('./npm.cjs');
const { modules, timer, toolchain } = require('./paths.cjs');

/**
 * A package with Node for each platform. No version of Node 24 is on npm for all of them, and `.node-version` is that of
 * Linux, which Netlify and the workflows use. `npm view <name>@<version> dist.integrity` prints an `integrity`.
 */
const nodePackage = require('./node-packages.json')[`${process.platform}-${process.arch}`];
const toolchainNode = path.join(toolchain, 'node_modules/node/bin/node');
const link = path.join(modules, '.bin/node');

/** Returns true if this script runs on an installed Node 24 or later, instead of the copy in `.toolchain`. */
function runsOnItsOwnNode() {
  return Number(process.versions.node.split('.')[0]) >= 24 && !isOurNode(process.execPath);
}

function nodeFile() {
  return runsOnItsOwnNode() ? process.execPath : toolchainNode;
}

function isNodeComplete() {
  return runsOnItsOwnNode() || isCopyComplete();
}

/** npm writes its own lock file last, and an incomplete program or one of another machine prints no version. */
function isCopyComplete() {
  if (nodePackage === undefined) return false;
  if (!fs.existsSync(path.join(toolchain, 'node_modules/.package-lock.json'))) return false;
  const { stdout } = spawnSync(toolchainNode, ['--version'], { encoding: 'utf8' });
  return (stdout || '').trim() === `v${nodePackage.version}`;
}

function installNode() {
  if (nodePackage === undefined) throw new SetupMistake(`${installIt}, then try again.`);
  const { name, version, integrity } = nodePackage;
  const took = timer();
  console.log(
    `This is Node ${process.versions.node}; fetching Node ${version} for this project alone (into .toolchain) …`,
  );
  fs.rmSync(path.join(toolchain, 'node_modules'), { recursive: true, force: true });
  const root = { private: true, dependencies: { node: `npm:${name}@${version}` } };
  const entry = { name, version, integrity, bin: { node: 'bin/node' } };
  writeJson('package.json', root);
  // npm refuses a download whose digest differs from the digest in the lock file.
  writeJson('package-lock.json', { lockfileVersion: 3, packages: { '': root, 'node_modules/node': entry } });
  npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', toolchain], {
    cwd: toolchain,
    node: process.execPath,
    what: `Node ${version}`,
  });
  if (!isCopyComplete())
    throw new SetupMistake(`Node ${version} from npm does not run here. ${installIt}, then try again.`);
  console.log(`Node ${version} is there (${took()}).`);
}

function isNodeLinked() {
  return runsOnItsOwnNode() || isOurNode(link);
}

/** Links the copy into node_modules/.bin, because npm puts that folder first on every script's PATH. */
function linkNode() {
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

function writeJson(name, value) {
  fs.writeFileSync(path.join(toolchain, name), JSON.stringify(value));
}

const installIt = `This project needs Node 24, and this is Node ${process.versions.node}: install Node 24 from https://nodejs.org`;

module.exports = { installNode, isNodeComplete, isNodeLinked, linkNode, nodeFile };
