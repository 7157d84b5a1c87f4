import { text } from 'node:stream/consumers';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { claimsOf, resigned } from '../tokens.ts';
import { isCodeOf, newSecret } from './totp.ts';
import { portOf } from '../port-of.ts';
import { createStandIn } from './create-stand-in.ts';

/** Answers GoTrue’s second-factor requests for one person, and forwards all other requests to a running product. */
export async function aSecondFactorService({ site, jwtSecret }: Behind): Promise<SecondFactorService> {
  const factors = new Map<string, Factor>();
  const challenges = new Set<string>();
  let refreshToken = '';
  const server = createStandIn(answer);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body } = await answerTo(request, await text(request));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  async function answerTo(request: IncomingMessage, body: string): Promise<Answer> {
    const address = request.url ?? '';
    const hasFactor = [...factors.values()].some(({ status }) => status === 'verified');
    if (address.startsWith('/auth/v1/user') && request.method === 'PUT' && hasFactor)
      if (levelOf(tokenOf(request)) !== 'aal2') return refusal(401, 'insufficient_aal');
    if (address === '/auth/v1/factors') return ok(enrol(JSON.parse(body) as Enrolment));
    const [, id, step] = /^\/auth\/v1\/factors\/([^/]+)(?:\/(\w+))?$/.exec(address) ?? [];
    if (id === undefined) return forward(request, body);
    const factor = factors.get(id);
    if (factor === undefined) return refusal(404, 'mfa_factor_not_found');
    if (step === 'challenge') {
      const challenge = crypto.randomUUID();
      challenges.add(challenge);
      return ok({ id: challenge, type: 'totp', expires_at: Date.now() / 1000 + 300 });
    }
    if (step === 'verify') {
      const { challenge_id, code } = JSON.parse(body) as { challenge_id: string; code: string };
      if (!challenges.delete(challenge_id) || !isCodeOf(factor.secret, code))
        return refusal(422, 'mfa_verification_failed');
      factor.status = 'verified';
      return ok(await confirmedSession(request));
    }
    if (factor.status === 'verified' && levelOf(tokenOf(request)) !== 'aal2')
      return refusal(422, 'insufficient_aal');
    factors.delete(id);
    return ok({ id });
  }

  function enrol({ factor_type, friendly_name }: Enrolment): object {
    const id = crypto.randomUUID();
    const secret = newSecret();
    factors.set(id, { secret, status: 'unverified', factor_type, friendly_name });
    const uri = `otpauth://totp/Desk?secret=${secret}`;
    const qr_code = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h3v3H1z"/></svg>';
    return { id, type: factor_type, friendly_name, totp: { qr_code, secret, uri } };
  }

  async function confirmedSession(request: IncomingMessage): Promise<object> {
    const token = tokenOf(request);
    const user = await fetch(`${site}/auth/v1/user`, { headers: storedHeaders(request) });
    return {
      access_token: resigned(token, { secret: jwtSecret, claims: { aal: 'aal2' } }),
      refresh_token: refreshToken,
      token_type: 'bearer',
      expires_in: 3600,
      user: (await user.json()) as unknown,
    };
  }

  /** Forwards a request to the product. If the answer describes the account, adds the enrolled factors to it. */
  async function forward(request: IncomingMessage, body: string): Promise<Answer> {
    const answered = await fetch(`${site}${request.url ?? ''}`, {
      method: request.method ?? 'GET',
      headers: storedHeaders(request),
      ...(body === '' ? {} : { body }),
    });
    const text = await answered.text();
    const own = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
    if (typeof own['refresh_token'] === 'string') refreshToken = own['refresh_token'];
    if (request.url?.startsWith('/auth/v1/user') === true && answered.ok)
      own['factors'] = [...factors].map(([id, { status, factor_type, friendly_name }]) => ({
        id,
        status,
        factor_type,
        friendly_name,
      }));
    return { status: answered.status, body: own };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The authenticator assurance level: `aal1` or `aal2`. */
export const levelOf = (token: string): unknown => claimsOf(token).aal;

const tokenOf = (request: IncomingMessage): string =>
  (request.headers.authorization ?? '').replace(/^Bearer /, '');

const storedHeaders = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    ['apikey', 'authorization', 'content-type'].flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

const ok = (body: object): Answer => ({ status: 200, body });

const refusal = (status: number, code: string): Answer => ({
  status,
  body: { code: status, error_code: code, msg: code },
});

type Behind = { site: string; jwtSecret: string };
type Answer = { status: number; body: object };
type Enrolment = { factor_type: string; friendly_name: string };
type Factor = Enrolment & { secret: string; status: 'unverified' | 'verified' };
export type SecondFactorService = { url: string; stop: () => Promise<void> };
