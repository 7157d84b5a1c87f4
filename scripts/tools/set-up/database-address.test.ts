/** A wrong DATABASE_URL is explained before the set-up connects with it. */
import { describe, expect, test } from 'vitest';
import { applyMigrations } from './apply-migrations.ts';
import { connectionMistake, databaseAddress } from './database-address.ts';

const supabaseUrl = 'https://abcdefgh.supabase.co';
const pooler = 'aws-0-eu-central-1.pooler.supabase.com:5432/postgres';
const withPassword = (password: string) => `postgresql://postgres.abcdefgh:${password}@${pooler}`;

describe('databaseAddress', () => {
  test.each([
    withPassword('abc123'),
    withPassword('a%23b%2Fc%3Fd'),
    withPassword('50%@x'),
    'postgres://postgres:abc@db.abcdefgh.supabase.co:5432/postgres?sslmode=require',
  ])('accepts %s', (databaseUrl) => {
    expect(databaseAddress({ databaseUrl, supabaseUrl })).toMatchObject({ connectionString: databaseUrl });
  });

  test.each([
    ['mysql://x', 'begins with postgresql://'],
    [withPassword('[YOUR-PASSWORD]'), 'still contains a placeholder'],
    [withPassword('<password>'), 'still contains a placeholder'],
    ['postgresql://postgres.abcdefgh:abc@…', 'still contains a placeholder'],
    [withPassword('a#b'), 'write # in its'],
    [withPassword('1#b'), 'write # in its'],
    [withPassword('a/b'), 'write # in its'],
    [withPassword('1/b'), 'write # in its'],
    [withPassword('a?b'), 'write # in its'],
    [withPassword('1?b'), 'write # in its'],
    // A settings file ends an unquoted value at “#”.
    ['postgresql://postgres.abcdefgh:a', 'write # in its'],
    ['postgresql://postgres.abcdefgh:1', 'write # in its'],
    [withPassword('abc').replace('abcdefgh', 'another'), 'another project than SUPABASE_URL'],
    [withPassword('abc').replace('5432', '6543'), 'transaction pooler'],
    [
      `${withPassword('abc')}?sslmode=verify-full&sslrootcert=none.crt`,
      'sslrootcert in DATABASE_URL names “none.crt”',
    ],
  ])('refuses %s: “%s”', async (databaseUrl, words) => {
    await expect(applyMigrations({ databaseUrl, supabaseUrl })).rejects.toThrow(words);
  });
});

describe('connectionMistake', () => {
  const direct = withPassword('abc').replace(pooler, 'db.abcdefgh.supabase.co:5432/postgres');
  test.each([
    [direct, { code: 'ENOTFOUND' }, /an IPv6 address only.*Session pooler/],
    [withPassword('abc'), { code: 'ENOTFOUND', message: 'getaddrinfo' }, /does not answer: getaddrinfo/],
    [withPassword('abc'), { code: '28P01' }, /refuses the password/],
    [withPassword('abc'), { code: 'SELF_SIGNED_CERT_IN_CHAIN' }, /certificate.*sslrootcert/],
  ])('explains, for %s, the failure %o', (databaseUrl, failure, words) => {
    const cause = Object.assign(new Error(''), failure);
    expect(connectionMistake({ databaseUrl, cause }).message).toMatch(words);
  });

  test('explains a server that cannot be connected to', async () => {
    const databaseUrl = 'postgresql://postgres:abc@127.0.0.1:9/postgres';
    const refused = applyMigrations({ databaseUrl, supabaseUrl: 'http://127.0.0.1:9' });
    await expect(refused).rejects.toThrow('does not answer: connect ECONNREFUSED 127.0.0.1:9.');
  });
});
