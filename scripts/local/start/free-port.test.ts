import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';

it('gives each caller another port, outside the range of connections', async () => {
  const ports = await Promise.all(Array.from({ length: 300 }, freePort));
  expect(new Set(ports).size).toBe(300);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

it('gives a port on which a server can listen', async () => {
  await using server = createServer().listen({ host: '127.0.0.1', port: await freePort() });
  await once(server, 'listening');
  expect(server.listening).toBe(true);
});
