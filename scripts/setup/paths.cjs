'use strict';
/** The folders that the installation uses, and the time that a step took. */
const path = require('node:path');

const project = path.resolve(__dirname, '../..');
const modules = path.join(project, 'node_modules');
const toolchain = path.join(project, '.toolchain');

function timer() {
  const start = Date.now();
  return () => `${Math.round((Date.now() - start) / 1000)} s`;
}

module.exports = { modules, project, timer, toolchain };
