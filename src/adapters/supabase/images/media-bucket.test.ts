import { createServer } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { supabaseFor } from '../client.ts';
import { portOf } from '../../../../tests/support/port-of.ts';
import { mediaBucket } from './media-bucket.ts';

describe('media bucket', () => {
  // supabase/storage#776: search engines leave images out.
  test('stores an image with the HTTP headers for image search and caching', async () => {
    const asked: Record<string, unknown>[] = [];
    const storage = createServer((request, response) => {
      asked.push({ ...request.headers, path: request.url });
      request
        .resume()
        .on('end', () => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'));
    });
    await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
    vi.stubEnv('SUPABASE_URL', `http://127.0.0.1:${portOf(storage)}`);
    vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'a-key');
    try {
      await mediaBucket(supabaseFor()).write('abc/800.webp', new Uint8Array([1, 2, 3]));
      expect(asked).toEqual([
        expect.objectContaining({
          path: '/storage/v1/object/media/abc/800.webp',
          'content-type': 'image/webp',
          'cache-control': 'max-age=31536000, public, immutable',
          'x-robots-tag': 'all',
        }),
      ]);
    } finally {
      vi.unstubAllEnvs();
      storage.closeAllConnections();
      storage.close();
    }
  });
});
