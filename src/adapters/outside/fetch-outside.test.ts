import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import '../../../tests/support/starting-business.ts';
import { projectFiles } from '../../../tests/support/project-files.ts';
import { portOf } from '../../../tests/support/port-of.ts';
import { createStandIn } from '../../../tests/support/stand-ins/create-stand-in.ts';
import { s3Place } from '../backup/s3-place.ts';
import { askSource } from '../bitcoin-price/query-source.ts';
import { callFallbackWebhook } from '../fallback-webhook.ts';
import { announcePages } from '../indexnow/announce-pages.ts';
import { postChat } from '../language-model/post-chat.ts';
import { areOnline, liveBuild } from '../live-site.ts';
import { buildHook } from '../netlify/build-hook.ts';
import { startBackground } from '../netlify/timed-order.ts';
import { cardPhoto } from '../images/card-photo.ts';
import { sendLetter } from '../resend/send-letter.ts';
import { probeSite } from '../site-probe.ts';
import { clientAt } from '../supabase/client.ts';

const asked: string[] = [];
let redirecting: Server;
let stranger: Server;
let url = '';

beforeAll(async () => {
  stranger = createStandIn((request, response) => {
    asked.push(`stranger: ${request.method ?? ''}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  redirecting = createStandIn((request, response) => {
    asked.push('configured');
    request.resume();
    const location = `http://127.0.0.1:${portOf(stranger)}${request.url ?? ''}`;
    response.writeHead(307, { location }).end();
  });
  await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${portOf(redirecting)}`;
});
afterAll(() => {
  redirecting.close();
  stranger.close();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const letter = { to: 'business', subject: 'A', html: '<p>A</p>', text: 'A' } as const;
const now = new Date();
const image = `/media/${'a'.repeat(32)}-1200x800-${'a'.repeat(36)}/960.webp`;

/** Each file that calls a configured address, with calls that must end there. */
const callers: Record<string, (() => unknown)[]> = {
  'backup/s3-place.ts': [
    () =>
      s3Place(new URL(`${url}/bucket`), { accessKeyId: 'a', secretAccessKey: 'b', region: 'eu' }).put(
        'one',
        Buffer.from('secret'),
      ),
  ],
  'bitcoin-price/query-source.ts': [() => askSource(new URL(url))],
  'fallback-webhook.ts': [
    () => {
      vi.stubEnv('FALLBACK_WEBHOOK_URL', url);
      const enquiry = { createdAt: now, pageUrl: '/', name: 'Jan', email: 'jan@example.com' };
      return callFallbackWebhook({ enquiry, error: '' } as Parameters<typeof callFallbackWebhook>[0]);
    },
  ],
  'indexnow/announce-pages.ts': [
    () => announcePages({ siteUrl: 'https://www.example.com', paths: ['/'], endpoint: url }),
  ],
  'language-model/post-chat.ts': [
    () => postChat({ baseUrl: url, key: 'k', name: 'm' }, {}, AbortSignal.timeout(2000)),
  ],
  'live-site.ts': [() => liveBuild(), () => areOnline(['/nl'])],
  'netlify/build-hook.ts': [
    () => buildHook({ url, attempts: 1 }).call(),
    () => buildHook({ url }).isReachable(),
  ],
  'netlify/timed-order.ts': [() => startBackground('write-daily-news-background', { now })],
  'images/card-photo.ts': [() => cardPhoto(image)],
  'resend/send-letter.ts': [() => sendLetter(letter, 'key')],
  'site-probe.ts': [() => probeSite('/', { timeoutMs: 2000 })],
  'supabase/client.ts': [async () => clientAt({ url, key: 'sb_secret_key' }).rpc('anything')],
};

test.each(Object.entries(callers))(
  '%s sends nothing to a host that it is redirected to',
  async (_, calls) => {
    vi.spyOn(console, 'error').mockReturnValue();
    for (const name of ['SITE_URL', 'SUPABASE_URL', 'RESEND_BASE_URL']) vi.stubEnv(name, url);
    const secrets = { RESEND_API_KEY: 're_key', MAIL_FROM: 'a@example.com', CONTACT_TO: 'b@example.com' };
    for (const [name, value] of Object.entries({ ...secrets, SIGNING_SECRET: 's'.repeat(32) }))
      vi.stubEnv(name, value);
    for (const call of calls) {
      asked.length = 0;
      await Promise.resolve(call()).catch(() => undefined);
      expect(asked[0]).toBe('configured');
      expect(asked.filter((one) => one.startsWith('stranger'))).toEqual([]);
    }
  },
);

test('every call to an outside address is in the list above, or is made by safeFetch', () => {
  const onServer = projectFiles.filter(
    (file) =>
      /^(src\/(adapters|wiring|handlers|content|cards|mail)|functions)\//.test(file) &&
      !/\.(test|browser)\./.test(file),
  );
  const calling = onServer.filter((file) =>
    /(?<![\w.])fetch\(|(?<!typeof )globalThis\.fetch|from '(undici|node:https?|node:http2|node:net|node:tls)'/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(calling).toEqual(['src/adapters/outside/fetch-outside.ts', 'src/adapters/outside/safe-fetch.ts']);
  const users = onServer.filter((file) => /from '.*\/fetch-outside\.ts'/.test(readFileSync(file, 'utf8')));
  expect(users.map((file) => file.replace('src/adapters/', '')).toSorted()).toEqual(
    Object.keys(callers).toSorted(),
  );
});
