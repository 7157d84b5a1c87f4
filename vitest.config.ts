import { defineConfig } from 'vitest/config';
import { findServer } from './tests/support/hosted/postgres.ts';
import { findPostgrest } from './tests/support/hosted/postgrest.ts';
import { keepTemporaryFilesInMemory } from './tests/support/memory-folder.ts';

keepTemporaryFilesInMemory();

// Console output fails a test: what a test expects to be logged, it catches itself.
// Dictionaries contain what the owner entered, so tests that read them need the details of the business.
const ownDetails = ['tests/support/starting-business.ts'];
const setupFiles = ['tests/support/quiet-console.ts', ...ownDetails];

// Files that change nothing in their process may share it: a new one each takes longer than many of the tests.
const isolate = false;

// A busy desktop may delay a page beyond a timeout, so such a test runs once more, and `npm test` names it. CI does not retry: a
// retry there would hide a race.
const retry = process.env['CI'] === undefined ? 1 : 0;
// Failure messages show arrays in full, since the summary has nothing else of the test.
const chaiConfig = { truncateThreshold: 1000 };
// Long enough for the slowest of them on a machine that is busy with others: a publish or a start takes seconds, not minutes.
const testTimeout = 240_000;

// What may be asked over HTTP is tested on both backends: the embedded one, and PostgREST where this machine can run it.
const onBothBackends = 'access,enquiry-list,images,previews,publish-later,search';
// The same, but again on the embedded one by the heavy checks alone: there they take five times as long.
const againByHeavyChecks =
  'backup,enquiry-retention,post-drafts,rebuild,rights-over-http,shared-token,tokens,working-day';
// What triggers and functions of the database do is the same in both, so it is tested over PostgREST, which takes a third of
// the time; where there is none, on the embedded backend. tests/hosted says so.
const onOneBackend =
  'agreed-price,agreements,article-drafts,article-life,article-list,business,changed-posts,content-version,deploy-outcome,editing,enquiry-limits,' +
  'installation-check,lint,missing-pages,news,order-life,order-mails,orders,posts,review-checklist,second-factor,translation-queue,' +
  'translations,watching,work-due';
const isHostedHere = findServer() !== undefined && findPostgrest() !== undefined;
const onEmbedded = {
  isolate,
  globalSetup: ['tests/support/database/shared-backends.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};
const filesOf = (names: string) => `tests/database/**/{${names}}.test.ts`;

export default defineConfig({
  test: {
    tags: [
      { name: 'heavy', description: 'Run by the heavy checks, not by `npm test`: docs/decisions/0044.' },
    ],
    projects: [
      {
        test: {
          name: 'unit',
          isolate,
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/{rooms,news}/**/*.test.ts'],
          setupFiles: [...setupFiles, 'tests/support/more-cases.ts'],
          // On a busy machine a thousand random cases take longer than the five seconds that are usual.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database',
          ...onEmbedded,
          include: ['tests/database/**/*.test.ts'],
          exclude: isHostedHere ? [onOneBackend, againByHeavyChecks].map(filesOf) : [],
        },
      },
      {
        test: { name: 'embedded', ...onEmbedded, include: [filesOf(againByHeavyChecks)] },
      },
      {
        test: {
          name: 'hosted',
          isolate,
          include: [
            'tests/hosted/**/*.test.ts',
            ...(isHostedHere ? [onBothBackends, againByHeavyChecks, onOneBackend].map(filesOf) : []),
          ],
          globalSetup: ['tests/support/hosted/shared-server.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'host',
          retry,
          chaiConfig,
          include: ['tests/host/**/*.test.ts'],
          globalSetup: ['tests/support/hosted/shared-server.ts'],
          testTimeout,
          hookTimeout: 120_000,
        },
      },
      {
        // Heavy as a whole: they kill, or bundle, more than every run of the suite has time for.
        test: {
          name: 'heavy',
          include: ['tests/heavy/**/*.test.ts'],
          setupFiles: ownDetails,
          globalSetup: ['tests/support/products/empty-product.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Rows of the scoreboard, too long for every night: `npm run scoreboard`.
        test: {
          name: 'weekly',
          include: ['tests/weekly/**/*.test.ts'],
          setupFiles: ownDetails,
          globalSetup: ['tests/support/hosted/shared-server.ts'],
          testTimeout: 1_800_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        // These share a product without posts, since they would disturb the others.
        test: {
          name: 'isolated',
          retry,
          chaiConfig,
          isolate,
          include: ['tests/isolated/**/*.test.ts'],
          setupFiles: ownDetails,
          globalSetup: ['tests/support/products/empty-product.ts'],
          testTimeout,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        // These share a product as it is after its first start, and publish nothing.
        test: {
          name: 'visitors',
          retry,
          chaiConfig,
          isolate,
          include: ['tests/visitors/**/*.test.ts'],
          setupFiles: ownDetails,
          globalSetup: ['tests/support/products/visited-product.ts'],
          testTimeout,
          hookTimeout: 120_000,
          fileParallelism: false,
          // A page on a busy machine takes longer than the second that is usual.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        // These share another one, and some count its builds: one file after the other.
        test: {
          name: 'desk',
          retry,
          chaiConfig,
          isolate,
          include: ['tests/desk/**/*.test.ts'],
          setupFiles: ownDetails,
          globalSetup: ['tests/support/products/edited-product.ts'],
          testTimeout,
          hookTimeout: 120_000,
          fileParallelism: false,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        // The same for what editors do with articles: two projects that take as long run in parallel.
        test: {
          name: 'writing',
          retry,
          chaiConfig,
          isolate,
          include: ['tests/writing/**/*.test.ts'],
          globalSetup: ['tests/support/products/edited-product.ts'],
          testTimeout,
          hookTimeout: 120_000,
          fileParallelism: false,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
