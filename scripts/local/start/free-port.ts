import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
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

/**
 * Returns a TCP port that stays free until its caller's process, or one that it starts, listens there. By default,
 * no system gives it to a connection, or to a server that asks for port 0: they give ports from 32768 (Linux) or 49152
 * (RFC 6335). No other call returns it, because this process keeps its UDP namesake until it ends.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = randomInt(20_000, 32_768);
    try {
      const reservation = createSocket('udp4');
      reservation.bind({ port, address: '127.0.0.1', exclusive: true });
      await once(reservation, 'listening');
      reservation.unref();
      await requireFreePort(port);
      return port;
    } catch (error) {
      if (attempt === 20) throw error;
    }
  }
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
