/** The end of the name of a test that may be skipped. `npm test` repeats the reason in its last lines. */
export const skippedUnless = (isThere: boolean, needs: string): string =>
  isThere ? '' : ` (skipped: needs ${needs})`;

/** The public test data, which the project does not contain. */
export const corpora = 'public test data in CORPORA_DIR';
export const postgres = 'PostgreSQL 15 or newer, the Debian package postgresql';
export const postgresAndRest = `${postgres}, and PostgREST, which npm has only for Linux on x64`;
