import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/**
 * Creates an HTTP server for tests. If `answer` fails, the server answers 500 with the reason at once, so that its client
 * does not wait. `throwStandInFailures` then fails the test.
 */
export const createStandIn = (answer: Answer): Server =>
  createServer((request, response) => {
    const answering = new Promise((resolve) => resolve(answer(request, response)));
    answering.catch((cause: unknown) => {
      // The client has cancelled its request.
      if (response.destroyed) return;
      const failure = new Error('A stand-in could not answer a request.', { cause });
      failures.push(failure);
      const reason = cause instanceof Error ? cause.message : String(cause);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain' }).end(`The stand-in failed: ${reason}`);
    });
  });

/** Throws the first failure of a stand-in in this process since the last call. */
export function throwStandInFailures(): void {
  const [first] = failures.splice(0);
  if (first !== undefined) throw first;
}

const failures: Error[] = [];

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;
