import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { zipFunctions, type FunctionResult } from '@netlify/zip-it-and-ship-it';
import { lambdaFlags } from '../../../scripts/local/functions/lambda-flags.ts';
import type { LambdaAnswer } from './lambda-child.ts';

const project = path.resolve(import.meta.dirname, '../../..');

/** Packs all functions as Netlify’s build does, but into folders instead of archives. */
export const packFunctions = (destination: string): Promise<FunctionResult[]> =>
  zipFunctions(path.join(project, 'functions'), destination, {
    archiveFormat: 'none',
    basePath: project,
    repositoryRoot: project,
    // Node may be installed in the project’s folder `.toolchain`, which the packages must exclude.
    config: { '*': { nodeVersion: '24', includedFiles: ['!.toolchain/**'] }, ...configOfFunctions() },
  });

/** Reads the settings of individual functions from netlify.toml. */
function configOfFunctions(): Record<string, { includedFiles: string[] }> {
  const toml = readFileSync(path.join(project, 'netlify.toml'), 'utf8');
  const sections = toml.matchAll(/\[functions\."([\w-]+)"\]\n {2}included_files = \[([^\]]+)\]/g);
  return Object.fromEntries(
    [...sections].map(([, name = '', files = '']) => [
      name,
      {
        includedFiles: [...[...files.matchAll(/"([^"]+)"/g)].map(([, file = '']) => file), '!.toolchain/**'],
      },
    ]),
  );
}

/** Calls a packed function in a separate process through Netlify’s runtime, with the flags of AWS Lambda. */
export function callPacked(
  { path: folder, entryFilename }: Pick<FunctionResult, 'path' | 'entryFilename'>,
  events: LambdaEvent[],
  env: Record<string, string>,
): Promise<{ answers: PackedAnswer[]; log: string }> {
  const child = fork(path.join(import.meta.dirname, 'lambda-child.ts'), {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    execArgv: [...lambdaFlags],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (log += text));
  return new Promise((resolve, reject) => {
    let answers: LambdaAnswer[] | undefined;
    child.once('message', (message) => (answers = message as LambdaAnswer[]));
    child.once('close', () => {
      if (answers === undefined) reject(new Error(`${folder} could not be called: ${log}`));
      else resolve({ answers: answers.map(readable), log });
    });
    child.send({ entry: path.join(folder, entryFilename), events });
  });
}

function readable({ status, headers, body }: LambdaAnswer): PackedAnswer {
  const bytes = Buffer.from(body, 'base64');
  return { status, headers, bytes, text: bytes.toString('utf8') };
}

/** @example lambdaEvent('https://www.example.com/nowhere') */
export function lambdaEvent(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
): LambdaEvent {
  return {
    rawUrl: url,
    path: new URL(url).pathname,
    httpMethod: method,
    headers: {
      'x-nf-client-connection-ip': '127.0.0.1',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    isBase64Encoded: false,
  };
}

type LambdaEvent = {
  rawUrl: string;
  path: string;
  httpMethod: string;
  headers: Record<string, string>;
  body: string | undefined;
  isBase64Encoded: boolean;
};

export type PackedAnswer = { status: number; headers: Record<string, string>; bytes: Buffer; text: string };
