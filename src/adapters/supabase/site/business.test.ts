/**
 * The details of the business are complete for every reader, even if a stored version lacks fields or is unreadable.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startingBusiness } from '#site-config';
import type { Database } from '../client.ts';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('refreshBusiness', () => {
  test.each([
    [
      'the details of the public site',
      () => Response.json({ version: 3, details: ownDetails }),
      'Villa Veritas',
    ],
    [
      'the details of a new installation, because the public site does not respond either,',
      () => new Response(null, { status: 503 }),
      startingBusiness.name,
    ],
  ])('uses %s while the database does not respond', async (_, site, name) => {
    vi.stubEnv('SITE_URL', 'https://site.example');
    vi.stubEnv('SUPABASE_URL', 'https://database.example');
    vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_key');
    vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('fetch', (request: string | URL | Request) => {
      const address = request instanceof Request ? request.url : String(request);
      if (address === 'https://site.example/business.json') return Promise.resolve(site());
      return Promise.reject(new TypeError('fetch failed'));
    });
    const { refreshBusiness } = await import('./business.ts');
    await refreshBusiness();
    const { business } = await import('#core/business/current.ts');
    expect(business().name).toBe(name);
  });
});

test('publishedBusiness fills in missing fields, including nested fields, from the values of a new installation', async () => {
  const { publishedBusiness } = await import('./business.ts');
  const { glossary: _, ...older } = startingBusiness;
  const details = { ...older, promises: { emailHours: 6 }, testimonials: { first: { words: 'Gut' } } };
  const rpc = () => ({ abortSignal: () => Promise.resolve({ data: { version: 3, details }, error: null }) });
  const { promises, testimonials } = startingBusiness;
  expect((await publishedBusiness({ rpc } as unknown as Database)).details).toEqual({
    ...startingBusiness,
    promises: { ...promises, emailHours: 6 },
    testimonials: { ...testimonials, first: { ...testimonials.first, words: 'Gut' } },
  });
});

test('businessState leaves out unreadable versions, but reports the number of the newest version even if it is unreadable', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { businessState } = await import('./business.ts');
  const saved = { saved_at: '2026-11-01T00:00:00Z', saved_by: null };
  const versions = [
    { version: 2, details: { notice: { starts: 'x' } }, ...saved },
    { version: 1, details: startingBusiness, ...saved },
  ];
  const rpc = () => Promise.resolve({ data: versions, error: null });
  expect(await businessState({ rpc } as unknown as Database)).toMatchObject({
    version: 2,
    details: startingBusiness,
    versions: [{ version: 1 }],
  });
});

test('newestBusiness reads one version, and earlier versions only if that one is unreadable', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { newestBusiness } = await import('./business.ts');
  const saved = { saved_at: '2026-11-01T00:00:00Z', saved_by: null };
  const readable = { version: 1, details: startingBusiness, ...saved };
  const unreadable = { version: 2, details: { notice: { starts: 'x' } }, ...saved };
  const reading = async (...versions: object[]) => {
    const read: unknown[] = [];
    const rpc = (_: string, { max }: { max: number }) => {
      read.push(max);
      return Promise.resolve({ data: versions.slice(0, max), error: null });
    };
    const { version, details } = await newestBusiness({ rpc } as unknown as Database);
    return { read, version, details };
  };
  expect(await reading()).toEqual({ read: [1], version: 0, details: startingBusiness });
  expect(await reading(readable)).toEqual({ read: [1], version: 1, details: startingBusiness });
  expect(await reading(unreadable, readable)).toEqual({
    read: [1, 20],
    version: 2,
    details: startingBusiness,
  });
});

test.each([
  ['90', '365', '90'],
  ['', '365', '365'],
  // Pages name the default. An invented number here would hide a mistyped one from the health page.
  ['', '', ''],
  ['', 'two', ''],
  ['', '29', ''],
  ['', '0', '0'],
])(
  'the retention period “%s” of the desk and “%s” of the host are read as “%s”',
  async (desk, host, days) => {
    vi.stubEnv('RETENTION_DAYS', host);
    const { publishedBusiness } = await import('./business.ts');
    const details = { ...startingBusiness, settings: { ...startingBusiness.settings, RETENTION_DAYS: desk } };
    const rpc = () => ({
      abortSignal: () => Promise.resolve({ data: { version: 3, details }, error: null }),
    });
    const read = await publishedBusiness({ rpc } as unknown as Database);
    expect(read.details.settings.RETENTION_DAYS).toBe(days);
  },
);

const ownDetails = { ...startingBusiness, name: 'Villa Veritas' };
