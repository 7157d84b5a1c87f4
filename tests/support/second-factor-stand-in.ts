import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resigned } from './database-tokens.ts';

/**
 * The auth service of a host that offers a second factor, as far as one person needs it: it speaks GoTrue's protocol of
 * factors, checks real codes, and hands everything else on to the backend of a running product.
 */
export async function aSecondFactorService({ site, jwtSecret }: Behind): Promise<SecondFactorService> {
  const factors = new Map<string, Factor>();
  const challenges = new Set<string>();
  let refreshToken = '';
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const address = request.url ?? '';
    const [, id = '', step] = /^\/auth\/v1\/factors\/([^/]+)(?:\/(\w+))?$/.exec(address) ?? [];
    const factor = factors.get(id);
    if (address === '/auth/v1/factors') return json(response, 200, enrol(JSON.parse(body) as Enrolment));
    if (address.startsWith('/auth/v1/factors/') && factor === undefined)
      return refuse(response, 404, 'mfa_factor_not_found');
    if (factor !== undefined && step === 'challenge') {
      const challenge = crypto.randomUUID();
      challenges.add(challenge);
      return json(response, 200, { id: challenge, type: 'totp', expires_at: Date.now() / 1000 + 300 });
    }
    if (factor !== undefined && step === 'verify') {
      const { challenge_id, code } = JSON.parse(body) as { challenge_id: string; code: string };
      if (!challenges.delete(challenge_id) || code !== codeOf(factor.secret))
        return refuse(response, 422, 'mfa_verification_failed');
      factor.status = 'verified';
      return json(response, 200, await sessionOf(request, 'aal2'));
    }
    if (factor !== undefined && request.method === 'DELETE') {
      if (factor.status === 'verified' && levelOf(tokenOf(request)) !== 'aal2')
        return refuse(response, 422, 'insufficient_aal');
      factors.delete(id);
      return json(response, 200, { id });
    }
    const handedOn = await handOn(request, body);
    const own = handedOn.json as Record<string, unknown>;
    if (address.startsWith('/auth/v1/user') && handedOn.status === 200)
      own['factors'] = [...factors].map(([key, { secret: _, ...shown }]) => ({ id: key, ...shown }));
    if (typeof own['refresh_token'] === 'string') refreshToken = own['refresh_token'];
    json(response, handedOn.status, own);
  }

  function enrol({ factor_type, friendly_name }: Enrolment): object {
    const id = crypto.randomUUID();
    const secret = base32(randomBytes(20));
    factors.set(id, { secret, status: 'unverified', factor_type, friendly_name });
    const uri = `otpauth://totp/Desk?secret=${secret}`;
    const qr_code = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h3v3H1z"/></svg>';
    return { id, type: factor_type, friendly_name, totp: { qr_code, secret, uri } };
  }

  async function sessionOf(request: IncomingMessage, aal: string): Promise<object> {
    const token = tokenOf(request);
    const user = await fetch(`${site}/auth/v1/user`, { headers: keptHeaders(request) });
    return {
      access_token: resigned(token, { secret: jwtSecret, claims: { aal } }),
      refresh_token: refreshToken,
      token_type: 'bearer',
      expires_in: 3600,
      user: await user.json(),
    };
  }

  async function handOn(request: IncomingMessage, body: string): Promise<{ status: number; json: unknown }> {
    const answered = await fetch(`${site}${request.url ?? ''}`, {
      method: request.method ?? 'GET',
      headers: keptHeaders(request),
      ...(body === '' ? {} : { body }),
    });
    const text = await answered.text();
    return { status: answered.status, json: text === '' ? {} : JSON.parse(text) };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The code an app shows for a secret right now (RFC 6238). */
export function codeOf(secret: string): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const place = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(place) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

/** How a session was confirmed, as its token says. */
export const levelOf = (token: string): unknown =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}') as { aal?: unknown })
    .aal;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const base32 = (bytes: Buffer): string =>
  [...bytes]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .replace(/.{5}/g, (bits) => alphabet[parseInt(bits, 2)] ?? '');

const bytesOf = (secret: string): Buffer =>
  Buffer.from(
    (
      [...secret]
        .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
        .join('')
        .match(/.{8}/g) ?? []
    ).map((bits) => parseInt(bits, 2)),
  );

const tokenOf = (request: IncomingMessage): string =>
  (request.headers.authorization ?? '').replace(/^Bearer /, '');

const keptHeaders = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    ['apikey', 'authorization', 'content-type'].flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const refuse = (response: ServerResponse, status: number, code: string): void =>
  json(response, status, { code, error_code: code, msg: code, message: code });

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

type Behind = { site: string; jwtSecret: string };
type Enrolment = { factor_type: string; friendly_name: string };
type Factor = Enrolment & { secret: string; status: 'unverified' | 'verified' };
export type SecondFactorService = { url: string; stop: () => Promise<void> };
