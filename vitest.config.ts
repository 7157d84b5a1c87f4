import { defineConfig } from 'vitest/config';
import { findServer } from './tests/support/hosted/postgres.ts';
import { findPostgrest } from './tests/support/hosted/postgrest.ts';
import { keepTemporaryFilesInMemory } from './tests/support/memory-folder.ts';

keepTemporaryFilesInMemory();

// With `quiet-console.ts`, a test fails if it writes to a console method that it has not mocked.
// `starting-business.ts` sets the details of the business, which the texts in the dictionaries contain.
// With `failed-stand-ins.ts`, a test fails if a stand-in for an outside service fails.
const standIns = 'tests/support/stand-ins/failed-stand-ins.ts';
const ownDetails = ['tests/support/starting-business.ts', standIns];
const setupFiles = ['tests/support/quiet-console.ts', ...ownDetails];

// Starting a process takes longer than many tests, so each worker process runs several test files.
const isolate = false;

// On a busy computer, a page may exceed a timeout, so a failed test runs once more. `npm test` lists the tests that
// passed only at the second attempt. CI does not retry, because a retry would hide a race condition.
const retry = process.env['CI'] === undefined ? 1 : 0;
// Failure messages show values of up to 1000 characters, because the summary of `npm test` shows no diff.
const chaiConfig = { truncateThreshold: 1000 };
// Starting the site or publishing a post takes seconds, but on a busy machine the slowest test needs this timeout.
const testTimeout = 240_000;

// These files run on the embedded backend and, if available, also on PostgREST, because the two may answer the same
// HTTP request differently.
const onBothBackends = 'access,enquiry-list,images,previews,publish-later,search';
// `npm test` runs these files on the embedded backend, which is slower, only if PostgREST is missing. The heavy
// checks always run these files on the embedded backend.
const againByHeavyChecks =
  'backup,enquiry-retention,post-drafts,rebuild,rights-over-http,search-as-typed,shared-token,tokens,working-day';
// These files test database triggers and functions, which are the same on both backends. The embedded backend takes
// three times as long, so it runs these files only if PostgREST is missing.
const onOneBackend =
  'agreed-price,agreements,article-drafts,article-life,article-list,article-rows,business,business-draft,caller-arguments,changed-posts,column-limits,content-version,deploy-outcome,described-rows,desk-today,due-times,editing,enquiry-limits,health,list-limits,' +
  'health-facts,installation-check,lint,mail-queue,missing-pages,news,notes,order-life,order-mails,order-steps,orders,posts,review-checklist,rights-by-sign-in,row-ages,second-factor,translation-queue,' +
  'translations,verbatim-json,watching,work-due';
const isHostedHere = findServer() !== undefined && findPostgrest() !== undefined;
const onEmbedded = {
  isolate,
  setupFiles: ownDetails,
  globalSetup: ['tests/support/database/shared-backends.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};
const filesOf = (names: string) => `tests/database/**/{${names}}.test.ts`;

export default defineConfig({
  test: {
    tags: [
      {
        name: 'heavy',
        description:
          'Run by the heavy checks (`kinds` in scripts/test.ts), not by `npm test`: docs/decisions/0025.',
      },
    ],
    projects: [
      {
        test: {
          name: 'unit',
          isolate,
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/{rooms,news}/**/*.test.ts'],
          setupFiles: [...setupFiles, 'tests/support/more-cases.ts'],
          // For the scoreboard, each property test tries 1000 cases, which may exceed the default five seconds.
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
          setupFiles: ownDetails,
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
        // The same tests on real services: see `services` in CONTRIBUTING.md. They share one project.
        test: {
          name: 'services',
          isolate,
          setupFiles: ownDetails,
          include: ['tests/hosted/**/*.test.ts', ...[onBothBackends, againByHeavyChecks].map(filesOf)],
          globalSetup: ['tests/support/hosted/real/real-server.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'host',
          retry,
          chaiConfig,
          isolate,
          setupFiles: standIns,
          include: ['tests/host/**/*.test.ts'],
          globalSetup: ['tests/support/hosted/shared-server.ts'],
          testTimeout,
          hookTimeout: 120_000,
        },
      },
      {
        // The main ways of visitors and editors in Firefox and WebKit, which Debian packages bring.
        test: {
          name: 'engines',
          retry,
          chaiConfig,
          isolate,
          include: ['tests/engines/**/*.test.ts'],
          setupFiles: ownDetails,
          globalSetup: ['tests/support/products/visited-product.ts'],
          testTimeout,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        // These tests, some of which kill processes or bundle functions, take too long for `npm test`.
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
        // `npm run scoreboard` runs these tests, because they take too long for the nightly checks.
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
        // These tests would disturb the other browser tests, so they share a separate product, which has no posts.
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
        // These tests share a product with the demo posts. Only one of them publishes a post.
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
          // On a busy machine, a page takes longer than the default timeout of one second.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        // Some of these tests count the builds of their shared site, so the files run one after the other.
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
        // These tests use a second product of the same kind as `desk`, so that both projects can run in parallel.
        test: {
          name: 'writing',
          retry,
          chaiConfig,
          isolate,
          include: ['tests/writing/**/*.test.ts'],
          setupFiles: standIns,
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
