import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { sendResponse } from './function-exchange.ts';

const aResponse = () => new ServerResponse(new IncomingMessage(new Socket()));

test('an answer to somebody who has gone meanwhile is nothing to complain about', async () => {
  const gone = aResponse();
  gone.destroy();
  await sendResponse(new Response('an answer'), gone, { isHead: false });
  expect(gone.writableFinished).toBe(false);
});

test('an answer that breaks off at the function is one', async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(new Error('The function broke.')) });
  await expect(sendResponse(new Response(broken), aResponse(), { isHead: false })).rejects.toThrow(
    'The function broke.',
  );
});
