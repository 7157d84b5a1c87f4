import { globSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { portOf } from '../support/port-of.ts';
import { createStandIn, throwStandInFailures } from '../support/stand-ins/create-stand-in.ts';

test('a stand-in that fails answers 500 with the reason at once, and fails the test', async () => {
  const fails = [
    () => {
      throw new Error('No such story.');
    },
    () => Promise.reject(new Error('No such story.')),
  ];
  for (const fail of fails) {
    const server = createStandIn(fail).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const answer = await fetch(`http://127.0.0.1:${portOf(server)}`);
    server.close();
    expect([answer.status, await answer.text()]).toEqual([500, 'The stand-in failed: No such story.']);
    expect(throwStandInFailures).toThrow('A stand-in could not answer a request.');
    expect(throwStandInFailures).not.toThrow();
  }
});

test('all HTTP servers of tests are stand-ins of this kind', () => {
  const others = globSync('tests/**/*.ts', { exclude: ['**/node_modules/**'] }).filter((file) =>
    /createServer[^;]*from 'node:http'/.test(readFileSync(file, 'utf8')),
  );
  expect(others).toEqual(['tests/support/stand-ins/create-stand-in.ts']);
});
