'use strict';
/** Lets one installation run at a time in this folder: the others wait. */
const fs = require('node:fs');
const path = require('node:path');
const { toolchain } = require('./paths.cjs');

const lock = path.join(toolchain, 'installing');

/** Runs `work` while no other process installs something in this folder. */
function underLock(work) {
  fs.mkdirSync(toolchain, { recursive: true });
  let isWaiting = false;
  while (!takeLock()) {
    if (!isWaiting)
      console.log(`Another command is installing right now; waiting for it (if none is, delete ${lock}) …`);
    isWaiting = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  }
  try {
    work();
  } finally {
    fs.rmSync(lock, { force: true });
  }
}

function takeLock() {
  try {
    fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!isAlive()) fs.rmSync(lock, { force: true });
  return false;
}

function isAlive() {
  try {
    process.kill(Number(fs.readFileSync(lock, 'utf8')) || 2 ** 30, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

module.exports = { underLock };
