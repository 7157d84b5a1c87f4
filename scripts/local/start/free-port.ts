import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { codeOf, SetupMistake } from './setup-mistake.ts';

/** The port of `npm start`. */
const usualPort = 8888;

/** The setting PORT, or `fallback`. */
export function portSetting(fallback = usualPort): number {
  const text = process.env.PORT?.trim();
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new SetupMistake(`PORT is “${text}”, but a port is a whole number from 1 to 65535.`);
  }
  return port;
}

export async function requireFreePort(port: number): Promise<void> {
  for (const host of ['127.0.0.1', '::1'])
    try {
      await using server = createServer().listen({ host, port });
      await once(server, 'listening');
    } catch (error) {
      // These errors mean that this machine has no IPv6, so no process can use the port on IPv6.
      if (!/EADDRNOTAVAIL|EAFNOSUPPORT/.test(codeOf(error) ?? '')) throw explainPortError(error, port);
    }
}

export async function freePort(): Promise<number> {
  await using server = createServer().listen({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

export function explainPortError(error: unknown, port: number): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    const other = port === 65_535 ? usualPort : port + 1;
    return new SetupMistake(
      `Port ${port} is taken: stop what runs there, or choose another one, for example PORT=${other}.`,
    );
  }
  if (code === 'EACCES')
    return new SetupMistake(`Port ${port} is not yours to open: choose one above 1023 in PORT.`);
  return error;
}
