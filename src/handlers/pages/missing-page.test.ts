import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, type MockInstance, vi } from 'vitest';
import { missingPageAnswer } from './missing-page.ts';
import { portOf } from '../../../tests/support/port-of.ts';

const servers: Server[] = [];
const counted: string[] = [];

beforeEach(async () => {
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'a-key');
  vi.stubEnv('SUPABASE_SECRET_KEY', 'a-secret-key');
  vi.stubEnv(
    'SITE_URL',
    await aServer((_, answer) => {
      answer('<h1>Page not found</h1>');
    }),
  );
});

afterEach(() => {
  vi.unstubAllEnvs();
  counted.length = 0;
  for (const server of servers.splice(0)) server.closeAllConnections();
});

describe('missingPageAnswer: counting and redirects', () => {
  test('adds a request to the count of its path, without the query string', async () => {
    vi.stubEnv('SUPABASE_URL', await aServer(noteAndAnswer, 'application/json'));
    const { status, work } = await asked('/nowhere?name=jan');
    expect(status).toBe(404);
    await Promise.all(work);
    expect(counted).toEqual(['{"path":"/nowhere"}']);
  });

  test('redirects and counts “/Oud/” and “/OUD.html” like “/oud”', async () => {
    const led: Record<string, string> = { '/oud': '/nl/blog#réservé-預約' };
    const database = await aServer((body, answer, address) => {
      if (address.endsWith('/count_missing_path')) counted.push(body);
      const { path } = JSON.parse(body) as { path: string };
      answer(JSON.stringify(led[path] ?? null));
    }, 'application/json');
    vi.stubEnv('SUPABASE_URL', database);
    const { status, location } = await asked('/Oud/');
    expect([status, location]).toEqual([301, '/nl/blog#r%C3%A9serv%C3%A9-%E9%A0%90%E7%B4%84']);
    delete led['/oud'];
    vi.stubEnv('SITE_URL', (await aSite({ '/404': '' })).url);
    await Promise.all((await asked('/OUD.html')).work);
    expect(counted).toEqual(['{"path":"/oud"}']);
  });

  test('does not count a path that may contain personal data', async () => {
    vi.stubEnv('SUPABASE_URL', await aServer(noteAndAnswer, 'application/json'));
    const { status, work } = await asked('/unsubscribe/jan@example.com');
    expect([status, work]).toEqual([404, []]);
  });

  test('answers after at most three seconds if the database does not respond', async () => {
    const noted = vi.spyOn(console, 'error').mockReturnValue();
    vi.stubEnv('SUPABASE_URL', await aServer(() => undefined));
    const { status, work } = await asked('/nowhere');
    expect([status, work.length]).toEqual([404, 1]);
    expect(notes(noted)).toEqual([expect.stringContaining('calling led_address')]);
    for (const server of servers) server.closeAllConnections();
    await Promise.all(work);
  });
});

describe('missingPageAnswer: failures', () => {
  test('answers with the “not found” page even if the database is unreachable, and logs the error', async () => {
    const noted = vi.spyOn(console, 'error').mockReturnValue();
    vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
    const { status, work } = await asked('/nowhere');
    await Promise.all(work);
    expect(status).toBe(404);
    expect(notes(noted)).toEqual([
      expect.stringContaining('calling led_address'),
      expect.stringContaining('calling count_missing_path'),
    ]);
  });

  test('answers with the “not found” page even if a setting is missing, and logs the error', async () => {
    const noted = vi.spyOn(console, 'error').mockReturnValue();
    vi.stubEnv('SUPABASE_URL', '');
    const { status, work } = await asked('/nowhere');
    await Promise.all(work);
    expect(status).toBe(404);
    // Without the setting, both database calls fail: finding a redirect and counting the request.
    expect(notes(noted)).toEqual(Array(2).fill(expect.stringContaining('SUPABASE_URL is missing')));
  });

  test.each([`${'/en'.repeat(99)}/x`, `/x${'.html'.repeat(58)}`, `/x${'/index'.repeat(48)}`, '/NL/Nowhere/'])(
    'checks only once whether the site has another spelling of the path %s',
    async (path) => {
      const site = await aSite({ '/404': '<h1>Not found</h1>', '/nl/404': '<h1>Niet gevonden</h1>' });
      expect((await fetch(`${site.url}${path}`, { redirect: 'manual' })).status).toBe(404);
      // The first call is the browser's request. The second call checks whether the canonical path exists.
      expect(site.calls).toBe(2);
    },
  );

  test('answers with a short text if the site contains no prebuilt “not found” page', async () => {
    const noted = vi.spyOn(console, 'error').mockReturnValue();
    const site = await aSite({});
    const answer = await fetch(`${site.url}/nowhere`);
    expect([answer.status, await answer.text(), site.calls]).toEqual([
      404,
      expect.stringContaining('Page not found'),
      2,
    ]);
    expect(String(noted.mock.calls[0]?.[1])).toContain('/404 with status 404');
  });

  test('logs an error and answers with the short “not found” page if SITE_URL redirects to another site', async () => {
    const noted = vi.spyOn(console, 'error').mockReturnValue();
    const site = await aSite({ '/404': { movedTo: 'https://www.example.com/404' } });
    const answer = await fetch(`${site.url}/nowhere`);
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Page not found')]);
    expect(answer.headers.get('netlify-cdn-cache-control')).toBeNull();
    expect(String(noted.mock.calls[0]?.[1])).toContain('leads to https://www.example.com/404');
  });
});

describe('missingPageAnswer: responses', () => {
  test('redirects another spelling of an existing path, and keeps the query string', async () => {
    const site = await aSite({ '/nl/blog': '<h1>Blog</h1>', '/404': '' });
    const answer = await fetch(`${site.url}/en/NL/Blog/index.html?page=2`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/nl/blog?page=2']);
  });

  test('lets the host cache the response for a minute, regardless of the query string', async () => {
    const site = await aSite({ '/404': '' });
    for (const query of ['', '?utm_source=x', '?n=1']) {
      const { headers } = await fetch(`${site.url}/nowhere${query}`);
      expect(headers.get('netlify-cdn-cache-control')).toBe('public, max-age=60');
      expect(headers.get('netlify-vary')).toBe('query=cache-key');
    }
    const { headers } = await fetch(`${site.url}/nowhere?cache-key=1`);
    expect(headers.get('netlify-cdn-cache-control')).toBe('no-store');
  });

  test('does not let the host cache the response for a missing post, which may be published at any moment', async () => {
    vi.stubEnv(
      'SUPABASE_URL',
      await aServer((_, answer) => {
        answer('null');
      }, 'application/json'),
    );
    const site = await aSite({ '/nl/article-not-found': '' });
    for (const path of ['/blog/zwembad-nl', '/nl/blog/zwembad-nl', '/Blog/Zwembad-NL/']) {
      const { status, headers } = await fetch(`${site.url}${path}`, { redirect: 'manual' });
      expect([path, status, headers.get('netlify-cdn-cache-control')]).toEqual([path, 404, null]);
    }
  });

  test('answers 404 to a form that is sent to a missing page, without requesting the “not found” page', async () => {
    const site = await aSite({ '/404': '' });
    expect((await fetch(`${site.url}/xmlrpc.php`, { method: 'POST', body: 'x' })).status).toBe(404);
    expect([site.calls, site.pages]).toEqual([1, 0]);
  });
});

const notes = (noted: MockInstance<typeof console.error>): string[] =>
  noted.mock.calls.map(([, cause]) => String(cause));

async function asked(path: string): Promise<Asked> {
  const work: Promise<void>[] = [];
  const request = new Request(`https://www.example.com${path}`);
  const answer = await missingPageAnswer(request, { afterAnswer: (promise) => work.push(promise) });
  return { status: answer.status, location: answer.headers.get('location'), work };
}

function noteAndAnswer(body: string, answer: (text: string) => void, address: string): void {
  const isCount = address.endsWith('/count_missing_path');
  if (isCount) counted.push(body);
  answer(isCount ? '' : 'null');
}

/** Starts a fake site. Like the host, it lets `missingPageAnswer` handle requests for missing pages. */
async function aSite(pages: Record<string, string | { movedTo: string }>) {
  vi.stubEnv(
    'SUPABASE_URL',
    process.env['SUPABASE_URL'] ?? (await aServer(noteAndAnswer, 'application/json')),
  );
  const site = { url: '', calls: 0, pages: 0 };
  site.url = await listening((request, response) => {
    const page = pages[request.url ?? ''];
    if (page === undefined) void call(request, response);
    else {
      site.pages += 1;
      if (typeof page === 'string') response.end(page);
      else response.writeHead(301, { Location: page.movedTo }).end(`Redirecting to ${page.movedTo}`);
    }
  });

  async function call({ url = '', method = 'GET', headers }: IncomingMessage, response: ServerResponse) {
    site.calls += 1;
    const asked = new Request(`${site.url}${url}`, { method, headers: headers as HeadersInit });
    const answer = await missingPageAnswer(asked, { afterAnswer: () => undefined });
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  }

  vi.stubEnv('SITE_URL', site.url);
  return site;
}

const aServer = (
  handle: (body: string, answer: (text: string) => void, address: string) => void,
  type = 'text/plain',
): Promise<string> =>
  listening((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      handle(body, (text) => response.writeHead(200, { 'Content-Type': type }).end(text), request.url ?? '');
    });
  });

async function listening(handle: Parameters<typeof createServer>[1] & object): Promise<string> {
  const server = createServer(handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${portOf(server)}`;
}

type Asked = { status: number; location: string | null; work: Promise<void>[] };
