import { createServer } from 'node:net';
import { codeOf, SetupMistake } from './setup-mistake.ts';

/** The port to listen on, from the environment. */
export function portSetting(fallback: number): number {
  const text = process.env.PORT?.trim();
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new SetupMistake(`PORT is “${text}”, but a port is a whole number from 1 to 65535.`);
  }
  return port;
}

/** Stops with a sentence where something else listens on the port already. */
export async function requireFreePort(port: number): Promise<void> {
  for (const host of ['127.0.0.1', '::1']) {
    const error = await tryPort(host, port);
    if (error !== undefined) throw explainPortError(error, port);
  }
}

/** A port nobody listens on right now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port: 0 }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Turns a refusal to listen into a sentence. */
export function explainPortError(error: unknown, port: number): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    const other = port === 65_535 ? 8888 : port + 1;
    return new SetupMistake(
      `Port ${port} is taken: stop what runs there, or choose another one, for example PORT=${other}.`,
    );
  }
  if (code === 'EACCES')
    return new SetupMistake(`Port ${port} is not yours to open: choose one above 1023 in PORT.`);
  return error;
}

function tryPort(host: string, port: number): Promise<unknown> {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 has nothing taken there.
    server.once('error', (error) =>
      resolve(/EADDRNOTAVAIL|EAFNOSUPPORT/.test(codeOf(error) ?? '') ? undefined : error),
    );
    server.listen({ host, port }, () => server.close(() => resolve(undefined)));
  });
}
