/** How Supabase Storage behaves where the product relies on it, for the stand-in to imitate. */
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { uploadOptions } from '#adapters/supabase/images/media-bucket.ts';
import { removeFiles } from '#adapters/supabase/images/remove-files.ts';
import { testBackend, anEditor, type Person } from '../support/database/backend.ts';
import { findPostgrest } from '../support/hosted/postgrest.ts';
import { postgresAndRest, skippedUnless } from '../support/skipped-unless.ts';

const isHere = inject('hostedServer') !== undefined && findPostgrest() !== undefined;
const remark = skippedUnless(isHere, postgresAndRest);

describe.skipIf(!isHere)(`Supabase Storage${remark}`, () => {
  const backend = testBackend();
  let editor: Person;
  let colleague: Person;
  const name = `${crypto.randomUUID()}/640.webp`;

  beforeAll(async () => {
    [editor, colleague] = [await anEditor(backend), await anEditor(backend)];
    const bytes = Buffer.from('an image');
    expect((await media().upload(name, bytes, uploadOptions(name))).error).toBeNull();
  });

  test('lets search engines index an image, as a GET says, although a HEAD says otherwise', async () => {
    expect((await answered()).headers.get('x-robots-tag')).toBe('all');
    expect((await answered({ method: 'HEAD' })).headers.get('x-robots-tag')).toBe('none');
  });

  test('answers 304 to a browser that has the image, and lets caches revalidate a changed one', async () => {
    const { headers } = await answered();
    const kept = 'max-age=31536000, public, immutable';
    const known = await answered({ headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([known.status, known.headers.get('cache-control')]).toEqual([304, kept]);
    const other = await answered({ headers: { 'if-none-match': '"another"' } });
    expect([other.status, other.headers.get('cache-control')]).toEqual([
      200,
      `${kept}, stale-while-revalidate=30`,
    ]);
  });

  test('answers a refused removal like a successful one, which `removeFiles` notices', async () => {
    const own = `${editor.userId}/${crypto.randomUUID()}`;
    const incoming = (person: Person) => person.client.storage.from('incoming');
    expect((await incoming(editor).upload(own, Buffer.from('x'), jpeg)).error).toBeNull();
    expect(await incoming(colleague).remove([own])).toEqual({ data: [], error: null });
    const images = editor.client.storage.from('media');
    expect(await images.remove([name])).toEqual({ data: [], error: null });
    await expect(removeFiles(images, [name])).rejects.toMatchObject({ status: 403 });

    await removeFiles(incoming(editor), [own]);
    expect((await incoming(editor).download(own)).error).not.toBeNull();
    await removeFiles(incoming(editor), [own]);
  });

  test('refuses an empty list, and a name with dots as a folder', async () => {
    expect((await media().remove([])).error).toMatchObject({ statusCode: '400' });
    await removeFiles(media(), []);
    for (const wrong of ['a/../b.webp', '../b.webp', 'a/./b.webp']) {
      const address = `${backend.url}/storage/v1/object/media/${encodeURIComponent(wrong)}`;
      const headers = { apikey: backend.keys.secretKey, 'content-type': 'image/webp' };
      const refused = await fetch(address, { method: 'POST', headers, body: 'x' });
      expect([refused.status, await refused.json()]).toMatchObject([400, { error: 'InvalidKey' }]);
    }
  });

  const media = () => backend.owner().storage.from('media');
  const answered = (options: RequestInit = {}) =>
    fetch(`${backend.url}/storage/v1/object/public/media/${name}`, options);
});

const jpeg = { contentType: 'image/jpeg' };
