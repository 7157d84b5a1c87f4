/**
 * The lists of missing pages and redirects stay useful and small, even if a scanner requests thousands of addresses.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { migratedDatabase } from '../support/database/migrated-database.ts';
import { asPerson } from '../support/sql.ts';

const database = migratedDatabase();

beforeEach(() => database.exec('truncate private.missing_page_counts'));

describe('redirects', () => {
  test('lead from a path through further redirects to the final target, until they are removed', async () => {
    const asEditor = <Value>(work: () => Promise<Value>) =>
      asPerson(database, { role: 'service_role', claims: {} }, work);
    for (const path of ['/a', '/b']) await count(path);
    await asEditor(async () => {
      await database.query(`select lead_address('/a', '/b')`);
      await database.query(`select lead_address('/b', '/blog')`);
      const led = await database.query(
        `select led_address('/a') as a, led_address('/b') as b, led_address('/c') as c`,
      );
      expect(led).toEqual([{ a: '/blog', b: '/blog', c: null }]);
      const [row] = await database.query('select missing_paths() as paths');
      expect(row?.['paths']).toMatchObject([
        { path: '/a', leads_to: '/blog' },
        { path: '/b', leads_to: '/blog' },
      ]);
      await database.query(`select lead_address('/a', null)`);
      expect(await database.query(`select led_address('/a') as a`)).toEqual([{ a: null }]);
    });
  });

  test.each(['//evil.example', 'https://evil.example', ''])(
    'are refused if their target is %j',
    async (target) => {
      await asPerson(database, { role: 'service_role', claims: {} }, () =>
        expect(database.query('select lead_address($1, $2)', ['/a', target])).rejects.toThrow(
          /led_addresses_/,
        ),
      );
    },
  );
});

describe('counting missing pages', () => {
  test('returns an empty list before the first request', async () => {
    expect(await listed()).toEqual([]);
  });

  test.each(['count_missing_path', 'missing_paths'])('does not let visitors call %s', async (name) => {
    const given = name === 'missing_paths' ? '' : `'/nowhere'`;
    await asPerson(database, { role: 'anon', claims: {} }, () =>
      expect(database.query(`select ${name}(${given})`)).rejects.toThrow(/permission denied/),
    );
    expect(await listed()).toEqual([]);
  });

  test('ignores paths that an installation check requests', async () => {
    for (const path of ['/installation-check-nowhere', '/blog/installation-check-0a1b2c3d-nl', '/checks'])
      await count(path);
    expect(await listed()).toMatchObject([{ path: '/checks' }]);
  });

  test('adds at most a thousand new paths a day, and still counts requests of known paths', async () => {
    await database.exec(
      `insert into private.missing_page_counts (path) select '/new/' || n from generate_series(1, 999) n`,
    );
    for (const path of ['/real', '/late', '/real']) await count(path);
    const kept = await database.query(
      `select path, times::int from private.missing_page_counts where path not like '/new/%'`,
    );
    expect(kept).toEqual([{ path: '/real', times: 2 }]);
    await database.exec(
      `update private.missing_page_counts set first_on = current_date - 1 where path <> ''`,
    );
    await count('/late');
    expect(await database.query(`select from private.missing_page_counts where path = '/late'`)).toHaveLength(
      1,
    );
  });

  test.each(['', 'no-slash', 'https://elsewhere.example', `/${'a'.repeat(200)}`, null])(
    'refuses %j as a path',
    async (path) => {
      await expect(count(path)).rejects.toThrow('A path of at most 200 characters is needed.');
      expect(await listed()).toEqual([]);
    },
  );

  test('keeps 5,000 paths, and drops those with the fewest requests, longest unrequested first', async () => {
    await database.exec(`
    insert into private.missing_page_counts (path, times, last_on, first_on)
    select '/often/' || n, 2, current_date - 9, current_date - 9 from generate_series(1, 4997) n
    union all values ('/rare/old', 1, current_date - 2, current_date - 9), ('/rare/new', 1, current_date - 1, current_date - 9),
      ('/rare/oldest', 1, current_date - 3, current_date - 9)`);
    await count('/first');
    await count('/second');
    const kept = await database.query(
      `select path from private.missing_page_counts where path not like '/often/%' order by path`,
    );
    expect(kept.map(({ path }) => path)).toEqual(['/first', '/rare/new', '/second']);
    expect(await listed()).toHaveLength(5000);
  });

  test('stores a new path even if all stored paths are more frequent', async () => {
    await database.exec(`
    insert into private.missing_page_counts (path, times, first_on)
    select '/often/' || n, 2, current_date - 9 from generate_series(1, 5000) n`);
    await count('/new');
    const [row] = await database.query(`select count(*)::int as kept, bool_or(path = '/new') as is_in
    from private.missing_page_counts`);
    expect(row).toEqual({ kept: 5000, is_in: true });
  });

  test('leaves out ignored paths, and still counts them until they are put back', async () => {
    for (const path of ['/ignored', '/other']) await count(path);
    const listedAfter = async (ignored: boolean) => {
      await database.query(`select ignore_missing_path('/ignored', $1)`, [ignored]);
      await count('/ignored');
      return (await database.query('select missing_paths() as paths'))[0]?.['paths'];
    };
    await asPerson(database, { role: 'service_role', claims: {} }, async () => {
      expect(await listedAfter(true)).toMatchObject([{ path: '/other' }]);
      expect(await listedAfter(false)).toMatchObject([{ path: '/ignored', times: 3 }, { path: '/other' }]);
      expect(await database.query(`select action, subject from actions order by id desc limit 2`)).toEqual([
        { action: 'address-noticed', subject: '/ignored' },
        { action: 'address-ignored', subject: '/ignored' },
      ]);
    });
  });

  test('counts the requests of each path, and lists the most frequent path first', async () => {
    for (const path of ['/once', '/twice', '/twice']) await count(path);
    const today = (await database.query('select current_date::text as today'))[0]?.['today'];
    expect(await listed()).toEqual([
      { path: '/twice', times: 2, first_on: today, last_on: today, leads_to: null },
      { path: '/once', times: 1, first_on: today, last_on: today, leads_to: null },
    ]);
  });
});

const count = (path: string | null) => database.query('select count_missing_path($1)', [path]);

const listed = async () =>
  asPerson(database, { role: 'service_role', claims: {} }, async () => {
    const [row] = await database.query('select missing_paths() as paths');
    return row?.['paths'];
  });
