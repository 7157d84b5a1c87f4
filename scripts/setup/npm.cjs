'use strict';
/** Runs npm, and turns its failure into one sentence. */
const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { project } = require('./paths.cjs');

/** Without these, npm says only after 75 seconds that there is no network. */
const retries = ['--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

/** A problem that one sentence explains. */
class SetupMistake extends Error {}

/** Runs npm on the program `node`. Throws a `SetupMistake` that says why `what` could not be installed. */
function npm(args, { cwd, node, what }) {
  const done = run(args.concat(retries), { cwd, node, stdout: 'inherit' });
  if (done.error && done.error.code === 'ENOENT') {
    throw new SetupMistake(
      'npm was not found: install Node.js with npm from https://nodejs.org, then try again.',
    );
  }
  if (done.error) throw done.error;
  if (done.status === 0) return;
  throw new SetupMistake(`Could not install ${what}: ${reasonOf(done.stderr)}`);
}

/** Returns the address of the registry that npm uses in the folder `cwd`. */
function registryIn({ cwd, node }) {
  return (run(['config', 'get', 'registry'], { cwd, node, stdout: 'pipe' }).stdout || '').trim();
}

function run(args, { cwd, node, stdout }) {
  const env = Object.assign({}, process.env, {
    PATH: [path.dirname(node)].concat(process.env.PATH || []).join(path.delimiter),
  });
  // npm sets this variable for its scripts. With the variable, a second npm would install into the folder of the first.
  delete env.npm_config_local_prefix;
  const npmFile = process.env.npm_execpath;
  const [command, first] = npmFile && npmFile.endsWith('.js') ? [node, [npmFile]] : ['npm', []];
  return spawnSync(command, first.concat(args), {
    cwd,
    env,
    stdio: ['ignore', stdout, 'pipe'],
    encoding: 'utf8',
  });
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

module.exports = { npm, reasonOf, registryIn, SetupMistake };
