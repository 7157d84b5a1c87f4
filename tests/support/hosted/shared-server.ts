import type { TestProject } from 'vitest/node';
import type { RealServices } from './real/real-services.ts';
import { findServer, startServer, type HostedServer } from './postgres.ts';

/** Starts one PostgreSQL server for all test files. Without PostgreSQL, the tests that need a server are skipped. */
export default (project: TestProject): Promise<() => Promise<void>> => provideServer(project);

export async function provideServer(project: TestProject, real?: RealServices): Promise<() => Promise<void>> {
  const binDir = findServer();
  const server = binDir === undefined ? undefined : await startServer(binDir);
  project.provide(
    'hostedServer',
    server && { folder: server.folder, isSafeupdateLoaded: server.isSafeupdateLoaded, real },
  );
  return async () => server?.stop();
}

declare module 'vitest' {
  // Vitest documents this way to type the values of a global set-up.
  // oxlint-disable-next-line typescript/consistent-type-definitions -- TypeScript can merge interfaces, but no types
  export interface ProvidedContext {
    hostedServer: HostedServer | undefined;
  }
}
