import type { AddressInfo, Server } from 'node:net';

/** Call this when the server listens. */
export const portOf = (server: Server): number => (server.address() as AddressInfo).port;
