import { text } from 'node:stream/consumers';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { portOf } from '../port-of.ts';
import { createStandIn } from './create-stand-in.ts';

/**
 * Imitates Resend, which sends one mail per idempotency key and refuses e-mail addresses with non-ASCII characters.
 * Does not imitate quotas and bounces.
 */
export async function aMailService(): Promise<MailStandIn> {
  const sent = new Map<string, SentMail>();
  const state = { mode: 'well' as Mode, requests: 0, delay: 0 };
  const server = createStandIn(answer);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    state.requests++;
    const body = await text(request);
    const { mode } = state;
    if (mode === 'down') {
      request.socket.destroy();
      return;
    }
    if (mode === 'slow') await pause(20_000, undefined, { ref: false });
    const trouble = troubles[mode];
    if (trouble !== undefined) {
      json(response, trouble.statusCode, trouble, mode === 'busy' ? { 'retry-after': '120' } : {});
      return;
    }
    if (mode === 'html') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>');
      return;
    }
    const given = JSON.parse(body) as Omit<SentMail, 'key' | 'body'>;
    if (!/^[\x00-\x7f]*$/.test(`${given.to}${given.reply_to ?? ''}`)) {
      json(response, 422, { statusCode: 422, name: 'validation_error', message: 'Invalid address' });
      return;
    }
    const key = String(request.headers['idempotency-key']);
    const known = sent.get(key);
    if (known !== undefined && known.body !== body) {
      json(response, 409, { statusCode: 409, name: 'invalid_idempotent_request', message: 'Key used' });
      return;
    }
    if (known === undefined) sent.set(key, { key, body, ...given });
    // The mail is sent, but the client never gets the answer.
    if (mode === 'silent') {
      request.socket.destroy();
      return;
    }
    if (state.delay > 0) await pause(state.delay);
    json(response, 200, { id: key });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    state,
    mails: () => [...sent.values()],
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const troubles: Partial<Record<Mode, { statusCode: number; name: string; message: string }>> = {
  busy: { statusCode: 429, name: 'rate_limit_exceeded', message: 'Slow down' },
  broken: { statusCode: 500, name: 'application_error', message: 'Oops' },
  refusing: { statusCode: 422, name: 'validation_error', message: 'No such sender' },
};

function json(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

type Mode = 'well' | 'down' | 'slow' | 'busy' | 'broken' | 'refusing' | 'html' | 'silent';

export type SentMail = {
  key: string;
  body: string;
  from: string;
  to: string;
  reply_to?: string;
  subject: string;
  html: string;
  text: string;
};

export type MailStandIn = {
  url: string;
  state: { mode: Mode; requests: number; delay: number };
  mails: () => SentMail[];
  stop: () => Promise<void>;
};
