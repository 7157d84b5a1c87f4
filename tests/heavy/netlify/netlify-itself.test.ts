/**
 * Netlify’s own program builds and runs a site with many posts, so that no difference of our local host stays unseen.
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createBackendKeys } from '../../../scripts/local/backend/backend.ts';
import { articlesBetween, insertRows } from '../../../scripts/tools/bench/measured-product.ts';
import { keepFigure } from '../../support/figures.ts';
import { startHosted } from '../../support/hosted/backend.ts';
import { findPostgrest } from '../../support/hosted/postgrest.ts';
import { aNetlifySite, type NetlifySite } from '../../support/netlify/netlify-site.ts';
import { run } from '../../support/netlify/netlify.ts';
import { aMailService } from '../../support/stand-ins/mail-stand-in.ts';

const server = inject('hostedServer');
const postgrest = findPostgrest();
const remark =
  server === undefined || postgrest === undefined
    ? ': SKIPPED, without PostgreSQL 15 or newer, or without PostgREST'
    : '';
const project = path.resolve(import.meta.dirname, '../../..');

/** Four languages each, so the site has 4,500 posts. */
const articles = 1125;

describe.skipIf(remark !== '')(`a site with 4,500 posts on Netlify’s own program${remark}`, () => {
  const stops: (() => Promise<void>)[] = [];
  let site: NetlifySite;

  beforeAll(async () => {
    if (server === undefined || postgrest === undefined) return;
    const keys = createBackendKeys();
    const hosted = await startHosted({ server, postgrest, keys, sql: '' });
    stops.push(hosted.stop);
    await insertRows(hosted.url, keys.secretKey, articlesBetween({ from: 0, to: articles }));
    const mail = await aMailService();
    stops.push(mail.stop);
    site = await aNetlifySite({
      SUPABASE_URL: hosted.url,
      SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
      SUPABASE_SECRET_KEY: keys.secretKey,
      ADMIN_TOKEN: 'a token of the tests, long enough',
      EDITOR_EMAIL: 'desk@example.com',
      EDITOR_PASSWORD: 'een lang wachtwoord van de redactie',
      SIGNING_SECRET: 'a secret of the tests, long enough for all',
      REBUILD_QUIET_SECONDS: '0',
      BUILDS_PER_MONTH: 'unlimited',
      RESEND_API_KEY: 're_of_the_tests',
      RESEND_BASE_URL: mail.url,
      MAIL_FROM: 'Casa <site@example.com>',
      CONTACT_TO: 'post@example.com',
    });
    stops.push(site.stop);
  }, 1_800_000);
  afterAll(async () => {
    for (const stop of stops.toReversed()) await stop();
  });

  test('builds every page, and packs every function into an archive that Netlify accepts', ({ task }) => {
    expect(site.built).toContain(`${articles} en, ${articles} nl, ${articles} es, ${articles} de`);
    const folder = path.join(site.project, '.netlify/functions');
    const sizes = readdirSync(folder)
      .filter((file) => file.endsWith('.zip'))
      .map((file) => ({
        name: path.parse(file).name,
        megabytes: statSync(path.join(folder, file)).size / 1e6,
      }));
    const functions = readdirSync(path.join(project, 'functions')).map((file) => path.parse(file).name);
    expect(sizes.map(({ name }) => name).toSorted()).toEqual(functions.toSorted());
    const maxMegabytes = (name: string) => (name === 'writing' ? 15 : 10);
    for (const { name, megabytes } of sizes) {
      const ok = megabytes <= maxMegabytes(name);
      const goal = `at most ${maxMegabytes(name)} MB`;
      keepFigure(task, { what: `Function ${name}, zipped`, value: `${megabytes.toFixed(1)} MB`, goal, ok });
      expect([name, ok]).toEqual([name, true]);
    }
  });

  test('runs every scheduled and background function', async () => {
    const names = readdirSync('functions').map((file) => path.parse(file).name);
    for (const name of names.filter((one) => one === 'tick' || one.endsWith('-background'))) {
      const answer = await fetch(`${site.url}/.netlify/functions/${name}`, { method: 'POST' });
      expect([name, answer.status]).toEqual([name, name === 'tick' ? 200 : 202]);
    }
  });

  test('passes every item of npm run check-installation', async () => {
    const env = { ...site.env, NETLIFY: '', LOCAL_DIR: path.join(site.project, 'no-local-product') };
    const check = run('npm', ['run', 'check-installation'], { cwd: project, env });
    expect([await check.ended, check.printed()]).toEqual([
      0,
      expect.stringMatching(/All \d+ hold\./) as string,
    ]);
  }, 1_800_000);

  test('logs no function that failed while it was loaded', () => {
    expect(site.printed()).not.toMatch(/ERR_REQUIRE_ESM|SyntaxError|Cannot find (module|package)|Uncaught/);
  });
});
