import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  testBackend,
  aStranger,
  anEditor,
  anEndedEditor,
  answerTo,
  type Person,
} from '../../support/database/backend.ts';
import { anImageRow } from '../../support/database/images.ts';
import { aDraft, aPost } from '../../support/database/posts.ts';

const backend = testBackend({ isShared: true });
let owner: SupabaseClient;
let editor: Person;
let colleague: Person;
let others: Record<string, { client: SupabaseClient; userId: string }>;

beforeAll(async () => {
  owner = backend.owner();
  [editor, colleague] = [await anEditor(backend), await anEditor(backend)];
  others = {
    visitor: { client: backend.visitor(), userId: crypto.randomUUID() },
    stranger: await aStranger(backend),
    'ended editor': await anEndedEditor(backend),
  };
});

const bytes = new Uint8Array([1, 2, 3]);
const jpeg = { contentType: 'image/jpeg' };
const ownName = (userId: string) => `${userId}/${crypto.randomUUID()}`;
const image = () => anImageRow().path.replace('/media/', '');

describe('uploads', () => {
  test('can be added, read and removed by an editor in the editor’s own folder', async () => {
    const incoming = editor.client.storage.from('incoming');
    const name = ownName(editor.userId);
    expect((await incoming.upload(name, bytes, jpeg)).error).toBeNull();
    const { data } = await incoming.download(name);
    expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(bytes);
    expect((await incoming.remove([name])).error).toBeNull();
    expect((await incoming.download(name)).error).not.toBeNull();
  });

  test.each(['visitor', 'stranger', 'ended editor'])(
    'cannot be added, read or removed by %s',
    async (who) => {
      const { client, userId } = others[who] ?? editor;
      const name = ownName(editor.userId);
      await editor.client.storage.from('incoming').upload(name, bytes, jpeg);
      const finished = image();
      await owner.storage.from('media').upload(finished, bytes, { contentType: 'image/webp' });

      for (const own of [ownName(userId), ownName(editor.userId)])
        expect((await client.storage.from('incoming').upload(own, bytes, jpeg)).error).not.toBeNull();
      const webp = { contentType: 'image/webp' };
      expect((await client.storage.from('media').upload(image(), bytes, webp)).error).not.toBeNull();
      expect(
        (await client.storage.from('media').upload(finished, bytes, { ...webp, upsert: true })).error,
      ).not.toBeNull();
      expect((await client.storage.from('incoming').download(name)).error).not.toBeNull();
      for (const bucket of ['incoming', 'media'])
        expect((await client.storage.from(bucket).list()).data ?? []).toEqual([]);
      await client.storage.from('incoming').remove([name]);
      await client.storage.from('media').remove([finished]);
      expect((await owner.storage.from('incoming').download(name)).error).toBeNull();
      expect((await owner.storage.from('media').download(finished)).error).toBeNull();
      expect((await client.from('images').select()).data ?? []).toEqual([]);
    },
  );

  test('cannot be listed, read, removed or added by another editor', async () => {
    const name = ownName(editor.userId);
    await editor.client.storage.from('incoming').upload(name, bytes, jpeg);
    const incoming = colleague.client.storage.from('incoming');
    expect((await incoming.download(name)).error).not.toBeNull();
    expect((await incoming.list(editor.userId)).data).toEqual([]);
    await incoming.remove([name]);
    expect((await editor.client.storage.from('incoming').download(name)).error).toBeNull();
    expect((await incoming.upload(ownName(editor.userId), bytes, jpeg)).error).not.toBeNull();
  });

  test('are refused if they are SVG, HTML, ZIP or GIF files, or larger than 8 MB', async () => {
    const incoming = editor.client.storage.from('incoming');
    for (const contentType of ['image/svg+xml', 'text/html', 'application/zip', 'image/gif'])
      expect((await incoming.upload(ownName(editor.userId), bytes, { contentType })).error).not.toBeNull();
    const large = new Uint8Array(8 * 1024 * 1024 + 1);
    expect((await incoming.upload(ownName(editor.userId), large, jpeg)).error).not.toBeNull();
    expect((await incoming.upload(ownName(editor.userId), large.slice(1), jpeg)).error).toBeNull();
  });
});

describe('finished images', () => {
  test('can be read by file name, but not added, overwritten or removed by an editor', async () => {
    const name = image();
    const media = editor.client.storage.from('media');
    const webp = { contentType: 'image/webp' };
    expect((await media.upload(name, bytes, webp)).error).not.toBeNull();
    expect((await owner.storage.from('media').upload(name, bytes, webp)).error).toBeNull();
    const read = await fetch(`${backend.url}/storage/v1/object/public/media/${name}`);
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await media.upload(name, new Uint8Array([9]), webp)).error).not.toBeNull();
    expect((await media.upload(name, new Uint8Array([9]), { ...webp, upsert: true })).error).not.toBeNull();
    await media.remove([name]);
    const again = await fetch(`${backend.url}/storage/v1/object/public/media/${name}`);
    expect(new Uint8Array(await again.arrayBuffer())).toEqual(bytes);
  });

  test('are recorded once, with every URL from which they were imported', async () => {
    const row = { ...anImageRow(), name: `Tuin ${crypto.randomUUID()}.jpg` };
    const keep = (source?: string) =>
      answerTo(owner.rpc('keep_image', { image: { ...row, source }, editor: editor.userId }));
    const first = await keep();
    expect(await keep('https://a.example/1.jpg')).toMatchObject({ data: first.data });
    await keep('https://a.example/1.jpg');
    await keep('https://b.example/2.jpg');
    const { data } = await owner.from('images').select('name, sources, created_by').eq('digest', row.digest);
    expect(data).toEqual([
      {
        name: row.name,
        sources: ['https://a.example/1.jpg', 'https://b.example/2.jpg'],
        created_by: editor.userId,
      },
    ]);
    const library = (words: string) =>
      answerTo(editor.client.rpc('list_images', { words, skip: 0, max: 24 }));
    expect((await library(row.name.toLowerCase())).data).toMatchObject({
      images: [{ path: row.path, name: row.name }],
    });
    await keep(`https://long.example/${'a'.repeat(2000)}`);
    for (let n = 0; n < 20; n += 1) await keep(`https://c.example/${n}.jpg`);
    const { data: full } = await owner.from('images').select('sources').eq('digest', row.digest).single();
    expect((full as { sources: string[] }).sources).toHaveLength(20);
    expect(JSON.stringify(full)).not.toContain('long.example');
    // Only the site knows that the files are there.
    const invented = { ...anImageRow(), source: 'https://victim.example/photo.jpg' };
    const refused = await editor.client.rpc('keep_image', { image: invented, editor: editor.userId });
    expect(refused.error?.code).toBe('42501');
  });

  test.each([
    { path: 'https://evil.example/x.webp' },
    { path: '/media/x.webp' },
    { digest: '0'.repeat(32) },
    { width: 0 },
    { width: 2561 },
    { name: 'a'.repeat(201) },
  ])('are refused if their record contains %j', async (wrong) => {
    const image = { ...anImageRow(), ...wrong };
    const { error } = await owner.rpc('keep_image', { image, editor: editor.userId });
    expect(error).not.toBeNull();
  });
});

describe('article images', () => {
  test('are the same in all languages; a new image clears the other languages’ alternative texts', async () => {
    const { slug_base } = aPost();
    const rows = [aPost({ slug_base }), aDraft({ slug_base, language: 'en', translation: 'pending' })];
    await owner.from('blog_posts').insert(rows).throwOnError();
    const [nl, en] = [`${slug_base}-nl`, `${slug_base}-en`];
    const revisionOf = async (slug: string) =>
      (
        (await owner.from('blog_posts').select('revision').eq('slug', slug).single()).data as {
          revision: number;
        }
      ).revision;
    const revise = async (slug: string, image: object, revision?: number) =>
      answerTo(
        editor.client.rpc('revise_illustrated_post', {
          slug,
          revision: revision ?? (await revisionOf(slug)),
          changes: { title: 'Sleutels', content: 'Een tekst.' },
          small_fix: false,
          image,
        }),
      );
    const images = async () =>
      (
        await owner
          .from('blog_posts')
          .select('hero_image_url, hero_image_alt, hero_focus_x, hero_focus_y')
          .eq('slug_base', slug_base)
          .order('language', { ascending: false })
      ).data?.map((row): unknown[] => Object.values(row));

    const { path } = anImageRow();
    await revise(nl, { url: path, alt: 'Een huis', focus_x: 20, focus_y: 80 });
    expect(await images()).toEqual([
      [path, 'Een huis', 20, 80],
      [path, null, 20, 80],
    ]);
    await revise(en, { url: path, alt: 'A house', focus_x: 30, focus_y: 80 });
    expect(await images()).toEqual([
      [path, 'Een huis', 30, 80],
      [path, 'A house', 30, 80],
    ]);
    const other = anImageRow().path;
    await revise(nl, { url: other, alt: 'Een bad', focus_x: 50, focus_y: 50 });
    expect(await images()).toEqual([
      [other, 'Een bad', 50, 50],
      [other, null, 50, 50],
    ]);
    // A request with an old revision stores neither the text nor the image.
    expect((await revise(nl, {}, 1)).data).toBeNull();
    expect((await images())?.[0]).toEqual([other, 'Een bad', 50, 50]);
    const { data } = await revise(nl, {});
    expect(data).toBe(await revisionOf(nl));
    expect(await images()).toEqual([
      [null, null, 50, 50],
      [null, null, 50, 50],
    ]);
  });
});

describe('media library', () => {
  const listed = async (words: string, client = editor.client) =>
    (await client.rpc('list_images', { words, skip: 0, max: 100 })).data as Listed;
  const anImage = async () => {
    const row = anImageRow();
    await answerTo(owner.rpc('keep_image', { image: row, editor: editor.userId }));
    return row;
  };
  const text = ({ path }: { path: string }) => `<figure><img src="${path}" alt=""></figure>`;

  test('lists an image with its uses in articles, trashed articles, drafts and the business details', async () => {
    const image = await anImage();
    const hero = { hero_image_url: image.path, hero_image_alt: 'Een tuin' };
    const [live, trashed] = [aPost({ content: text(image) }), aDraft(hero)];
    const second = {
      ...live,
      language: 'de',
      title: 'Schlüssel',
      translation: 'machine',
      content: text(image).replace('alt=""', 'alt="Ein Bad &amp; &quot;mehr&quot;"'),
    };
    for (const row of [second, live, trashed])
      expect((await editor.client.from('blog_posts').insert(row)).error).toBeNull();
    await answerTo(editor.client.rpc('trash_articles', { slug_bases: [trashed.slug_base], language: null }));
    const draft = { id: crypto.randomUUID(), form: { title: 'Los', excerpt: '', content: text(image) } };
    expect((await owner.from('article_drafts').insert(draft)).error).toBeNull();
    const logo = { path: 'images.logo', stored: '', typed: image.path };
    const details = {
      id: editor.userId,
      written_from: 0,
      updated_by: editor.userId,
      form: { fields: [logo] },
    };
    expect((await owner.from('article_drafts').insert(details)).error).toBeNull();

    const { images } = await listed('');
    expect(images[0]?.path).toBe(image.path);
    expect(images[0]?.uses).toEqual([
      {
        kind: 'article',
        slug: `${live.slug_base}-nl`,
        title: 'Sleutels',
        languages: ['nl', 'de'],
        words: { nl: '', de: 'Ein Bad & "mehr"' },
      },
      {
        kind: 'trash',
        slug: `${trashed.slug_base}-nl`,
        title: 'Sleutels',
        languages: ['nl'],
        words: { nl: 'Een tuin' },
      },
      { kind: 'draft', slug: draft.id, title: 'Los', languages: [], words: {} },
      { kind: 'business', slug: editor.userId, title: '', languages: [], words: {} },
    ]);
    expect((await listed(live.slug_base)).images.map(({ path }) => path)).toEqual([image.path]);
  });

  test('finds an image by its description in any language, but not by a language code', async () => {
    const image = await anImage();
    const word = `Umbrales ${crypto.randomUUID()}`;
    const descriptions = { nl: 'Een drempel', es: word };
    const described = await editor.client.rpc('describe_image', { path: image.path, descriptions });
    expect(described.data).toBe(true);
    const { total, images } = await listed(word.toLowerCase());
    expect([total, images[0]?.descriptions]).toEqual([1, descriptions]);
    expect((await listed('"es"')).total).toBe(0);
    expect((await editor.client.rpc('describe_image', { path: '/x', descriptions })).data).toBe(false);
  });

  test('deletes an image only if nothing uses it, and records which editor deleted it', async () => {
    const image = await anImage();
    const post = aPost({ content: text(image) });
    expect((await editor.client.from('blog_posts').insert(post)).error).toBeNull();
    const remove = async () =>
      (await editor.client.rpc('delete_image', { path: image.path })).data as unknown[];
    const isKept = async () => (await owner.from('images').select().eq('digest', image.digest)).data;

    expect(await remove()).toEqual([
      {
        kind: 'article',
        slug: `${post.slug_base}-nl`,
        title: 'Sleutels',
        languages: ['nl'],
        words: { nl: '' },
      },
    ]);
    expect(await isKept()).toHaveLength(1);
    const changed = await editor.client
      .from('blog_posts')
      .update({ content: 'Zonder.' })
      .eq('slug', `${post.slug_base}-nl`);
    expect(changed.error).toBeNull();
    expect(await remove()).toEqual([]);
    expect(await isKept()).toEqual([]);
    const { data } = await owner
      .from('actions')
      .select('person')
      .eq('action', 'image-deleted')
      .eq('subject', image.path);
    expect(data).toEqual([{ person: editor.userId }]);
    expect(await remove()).toEqual([]);
  });

  type Listed = {
    total: number;
    images: { path: string; descriptions: object; uses: unknown[] }[];
  };
});
