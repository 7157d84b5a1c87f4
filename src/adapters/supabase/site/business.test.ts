import { afterEach, describe, expect, test, vi } from 'vitest';
import { startingBusiness } from '#site-config';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
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
    vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_key');
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

const ownDetails = { ...startingBusiness, name: 'Villa Veritas' };
