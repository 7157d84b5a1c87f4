/**
 * Runs one packed function as AWS Lambda does for Netlify.
 * Unlike Lambda, this process does not freeze after an answer, and its time and memory are not limited.
 */
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';

type Metadata = {
  statusCode: number;
  headers?: Record<string, string>;
  multiValueHeaders?: Record<string, string[]>;
};
type StreamingHandler = (event: object, stream: PassThrough, context: object) => Promise<void>;

const metadataOf = new WeakMap<PassThrough, Metadata>();

Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (handler: StreamingHandler) => handler,
    HttpResponseStream: {
      from(stream: PassThrough, metadata: Metadata) {
        metadataOf.set(stream, metadata);
        return stream;
      },
    },
  },
});

process.once('message', ({ entry, events }: { entry: string; events: object[] }) => {
  answersTo(entry, events).then(
    (answers) => process.send?.(answers, () => process.exit()),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function answersTo(entry: string, events: object[]): Promise<LambdaAnswer[]> {
  const { handler } = (await import(pathToFileURL(entry).href)) as { handler: StreamingHandler };
  const answers: LambdaAnswer[] = [];
  for (const event of events) {
    const stream = new PassThrough();
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    await handler(event, stream, {
      awsRequestId: crypto.randomUUID(),
      callbackWaitsForEmptyEventLoop: true,
      clientContext: {},
      getRemainingTimeInMillis: () => 30_000,
    });
    const { statusCode = 0, headers = {}, multiValueHeaders = {} } = metadataOf.get(stream) ?? {};
    const joined = Object.entries(multiValueHeaders).map(([name, values]) => [name, values.join(', ')]);
    answers.push({
      status: statusCode,
      headers: { ...headers, ...(Object.fromEntries(joined) as Record<string, string>) },
      body: Buffer.concat(chunks).toString('base64'),
    });
  }
  return answers;
}

/** `body` is encoded in base64. */
export type LambdaAnswer = { status: number; headers: Record<string, string>; body: string };
