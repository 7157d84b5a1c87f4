import type { Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findBackupPlace, sealedReader } from '#adapters/backup/backup-place.ts';
import { newBackupKeys, privateBackupKey } from '#adapters/backup/seal.ts';
import { timedOrder } from '#adapters/netlify/timed-order.ts';
import type { Schema } from '#adapters/supabase/client.ts';
import { mediaBucket } from '#adapters/supabase/images/media-bucket.ts';
import type { BackupManifest } from '#core/backup/back-up.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { backUpNight } from '#wiring/nightly-backup.ts';
import { verifyArchive } from '../../scripts/tools/backup/archive-reader.ts';
import { packBackup } from '../../scripts/tools/backup/pack-backup.ts';
import { aBackend, anEditor, type TestBackend } from '../support/database/backend.ts';
import { aDraft } from '../support/database/posts.ts';
import { keepFigure } from '../support/figures.ts';
import { bundledFunctions, settingsFor } from '../support/functions/bundled-functions.ts';
import { callBundled, runScheduled } from '../support/functions/call-bundled.ts';
import { killable, killableCall } from '../support/functions/killable.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { answersNews, storyReports } from '../support/news/news-replies.ts';
import { aFeedHost, type FeedHost } from '../support/stand-ins/feed-stand-in.ts';
import { aMailService, type MailStandIn } from '../support/stand-ins/mail-stand-in.ts';
import { aLanguageModel, type ModelStandIn } from '../support/stand-ins/model-stand-in.ts';
import { anS3, s3Access, type S3Server } from '../support/stand-ins/s3-server.ts';
import { portOf } from '../support/port-of.ts';
import { createStandIn } from '../support/stand-ins/create-stand-in.ts';

/** Together with `killed-delivery.test.ts`: 100 killed processes in `npm run scoreboard`, 50 in the nightly run. */
const isWhole = process.env['SCOREBOARD_SEED'] !== undefined;
const kills = isWhole ? { publishing: 16, news: 12, backup: 12 } : { publishing: 8, news: 6, backup: 6 };
const seed = 20261126;
const random = seededRandom(seed);
const night = '2026-11-24';
const now = new Date();

/** `end_leases` ends the leases of killed processes and resets attempts, so that the next process can continue. */
const sql = `
  create function public.end_leases() returns void language sql security definer as $$
    update private.site set runner_until = null, hook_until = null, next_try_at = null where only_row;
    update private.news_runs set lease_until = null, attempts = 0 where true;
    update private.news_texts set lease_until = null, attempts = 0 where true;
    update public.mail_outbox set lease_until = now() - interval '1 second' where state = 'sending';
    update private.installation set backup_held_until = null where only_row;
  $$;
  create function public.versions() returns json language sql security definer as
    'select json_build_object(''content'', content_version, ''asked'', asked_version) from private.site';
  grant execute on function public.end_leases, public.versions to service_role;
`;

const folder = mkdtempSync(path.join(tmpdir(), 'killed-work-'));
const keys = await newBackupKeys();
let backend: TestBackend;
let mail: MailStandIn;
let feeds: FeedHost;
let model: ModelStandIn;
let s3: S3Server;
let hook: Server;
/** The content version at each call of the build hook. */
const asked: number[] = [];
let functions: Awaited<ReturnType<typeof bundledFunctions>>;

beforeAll(async () => {
  [backend, mail, feeds, model, s3, functions] = await Promise.all([
    aBackend({ sql }),
    aMailService(),
    aFeedHost(),
    aLanguageModel(answersNews),
    anS3(),
    bundledFunctions(path.join(folder, 'functions')),
  ]);
  hook = createStandIn(({ method }, response) => {
    if (method !== 'POST') {
      response.writeHead(404).end();
      return undefined;
    }
    return versions().then(({ content }) => {
      asked.push(content);
      response.end();
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  feeds.state.reports = storyReports();
  for (const [name, value] of Object.entries(settings())) vi.stubEnv(name, value);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  hook.close();
  await Promise.all([mail.stop(), feeds.stop(), model.stop(), s3.stop(), backend.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

function settings(): Record<string, string> {
  const site = `http://127.0.0.1:${portOf(hook)}`;
  return {
    ...settingsFor(backend, mail),
    SITE_URL: site,
    BUILD_HOOK_URL: `${site}/build`,
    NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
    REBUILD_QUIET_SECONDS: '0',
    BUILDS_PER_MONTH: 'unlimited',
    NEWS_FEEDS: ['diario.rss', 'island.atom', 'consell.json'].map((name) => `${feeds.url}/${name}`).join(','),
    AI_BASE_URL: model.url,
    AI_API_KEY: 'a key',
    AI_MODEL: 'stand-in',
    NEWS_PREVIEW: 'yes',
    BACKUP_URL: s3.url,
    BACKUP_PUBLIC_KEY: keys.publicKey,
    BACKUP_KEY_ID: s3Access.keyId,
    BACKUP_SECRET: s3Access.secret,
  };
}

const owner = () =>
  createClient<Schema>(backend.url, backend.keys.secretKey, { auth: { persistSession: false } });
const versions = async () => (await owner().rpc('versions')).data as { content: number; asked: number };
async function endLeases(): Promise<void> {
  const { error } = await owner().rpc('end_leases');
  // The last statement of a killed process may still run, and lock the same rows in another order.
  if (error?.code === '40P01') return endLeases();
  expect(error).toBeNull();
}

/**
 * Starts the work of a process, and waits until `count` has grown by a random number of at most `max`, and then for
 * a random time of at most `upToMs`. Then kills the process, ends all leases, and returns whether work was left.
 */
async function killedAfter(
  { ready, go, hasEnded, kill, printed }: ReturnType<typeof killable>,
  count: () => number,
  { max, upToMs }: { max: number; upToMs: number },
): Promise<boolean> {
  await ready;
  const goal = count() + Math.floor(random() * (max + 1));
  go();
  while (count() < goal && !printed().includes('ended') && !hasEnded()) await pause(2);
  await pause(random() * upToMs);
  await kill();
  await endLeases();
  return !printed().includes('ended');
}

describe('work in a process that is killed many times', () => {
  test('publishes each post before reporting success, and requests a build of the newest content', async ({
    task,
  }) => {
    const { accessToken: token } = await anEditor(backend);
    const drafts = Array.from({ length: kills.publishing }, () => aDraft());
    expect((await owner().from('blog_posts').insert(drafts)).error).toBeNull();
    const name = 'publish-blog-post';
    const bodies = drafts.map((draft) => ({ slug: `${draft.slug_base}-nl`, language: 'nl' }));
    const call = (body: (typeof bodies)[number]) => ({ file: functions.at(name).file, name, body, token });
    const isPublished = async (slug: string) =>
      (await owner().from('blog_posts').select('is_published').eq('slug', slug)).data?.[0]?.is_published;
    let [atWork, stored, answered] = [0, 0, 0];
    for (const body of bodies) {
      const process = killableCall(call(body), settings());
      if (await killedAfter(process, () => asked.length, { max: 1, upToMs: 150 })) atWork++;
      const isSaid = process.printed().includes('said-done');
      if (isSaid) answered++;
      if (await isPublished(body.slug)) stored++;
      else expect([body.slug, isSaid]).toEqual([body.slug, false]);
    }
    await endLeases();
    await runScheduled(functions.at('tick'));
    const { content, asked: version } = await versions();
    expect([version, Math.max(...asked)]).toEqual([content, content]);

    for (const body of bodies)
      expect(await callBundled(functions.at(name), call(body))).toMatchObject({ status: 200 });
    for (const { slug } of bodies) expect([slug, await isPublished(slug)]).toEqual([slug, true]);
    keepFigure(task, {
      what: 'kills of publishing: at work, stored by then, answered by then',
      value: `${atWork}, ${stored}, ${answered}`,
      count: kills.publishing,
      seed,
    });
    expect(atWork).toBeGreaterThan(0);
  }, 400_000);

  test('publishes each text of the news once', async ({ task }) => {
    const name = 'write-daily-news-background';
    const body = { order: timedOrder('write-daily-news-background', now) };
    const texts = async () => {
      const slugs = await owner()
        .from('blog_posts')
        .select('slug, content')
        .eq('slug_base', `daily-ibiza-news-${islandDay(now)}`)
        .order('slug');
      return slugs.data ?? [];
    };
    let atWork = 0;
    for (let round = 0; round < kills.news; round++) {
      const process = killableCall({ file: functions.at(name).file, name, body }, settings());
      if (await killedAfter(process, () => model.questions.length, { max: 3, upToMs: 60 })) atWork++;
    }
    for (let run = 0; run < 2; run++) {
      const { status, settled } = await callBundled(functions.at(name), { body });
      await settled;
      expect(status).toBe(200);
      await endLeases();
    }
    const found = await texts();
    expect(found.map(({ slug }) => String(slug).slice(-2))).toEqual(['de', 'en', 'es', 'nl']);
    for (const { content } of found) expect(String(content)).toContain('https://feed.example/puerto');
    expect(mail.mails().filter(({ body: letter }) => letter.includes('/preview?t='))).toHaveLength(1);
    keepFigure(task, {
      what: 'kills of the news: at work, texts then published',
      value: `${atWork}, ${found.length}`,
      count: kills.news,
      seed,
    });
    expect(atWork).toBeGreaterThan(kills.news / 4);
  }, 400_000);

  test('completes a backup that can be restored completely', async ({ task }) => {
    const media = mediaBucket(owner());
    for (let number = 0; number < 30; number++) {
      const digest = String(number).padStart(32, '0');
      await media.write(`${digest}-960x640-${'abc'.repeat(12)}/960.webp`, new Uint8Array(5000).fill(number));
    }
    const code = `
      const { backUpNight } = await import('./src/wiring/nightly-backup.ts');
      console.log('ready');
      await new Promise((resolve) => process.stdin.once('data', resolve));
      await backUpNight('${night}', { seconds: 60 });
      console.log('ended');
      process.exit();`;
    let atWork = 0;
    for (let round = 0; round < kills.backup; round++) {
      const process = killable(['--input-type=module', '-e', code], settings());
      if (await killedAfter(process, () => s3.objects.size, { max: 8, upToMs: 30 })) atWork++;
    }
    await backUpNight(night, { seconds: 60 });
    const place = findBackupPlace();
    if (place === undefined) throw new Error('There is no place for backups.');
    const privateKey = await privateBackupKey(keys.privateKey);
    if (privateKey === undefined) throw new Error('There is no key.');
    const read = sealedReader(place, privateKey);
    const manifest = JSON.parse(
      Buffer.from(await read(`nights/${night}/manifest`)).toString(),
    ) as BackupManifest;
    const archive = path.join(folder, 'archive.tar.gz');
    await packBackup(manifest, { read, file: archive });
    const { manifest: packed, images } = await verifyArchive(archive);
    const posts = await owner().from('blog_posts').select('*', { count: 'exact', head: true });
    expect([packed.tables['public.blog_posts']?.rows, images.size]).toEqual([posts.count, 30]);
    keepFigure(task, {
      what: 'kills of a backup: at work, objects then stored',
      value: `${atWork}, ${s3.objects.size}`,
      count: kills.backup,
      seed,
    });
    expect(atWork).toBeGreaterThan(kills.backup / 4);
  }, 400_000);
});
