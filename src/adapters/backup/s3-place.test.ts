/** Backups reach S3 under any name, and the reason is clear if the storage refuses one. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anS3, s3Access, type S3Server } from '../../../tests/support/stand-ins/s3-server.ts';
import { s3Place } from './s3-place.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await anS3({ pageSize: 2, maxBytes: 1000 });
});
beforeEach(() => {
  s3.state.fault = undefined;
  s3.objects.clear();
});
afterAll(() => s3.stop());

const rightAccess = {
  accessKeyId: s3Access.keyId,
  secretAccessKey: s3Access.secret,
  region: s3Access.region,
};
const placeAt = (path = '/a folder', access = rightAccess) => s3Place(new URL(s3.url + path), access);
const text = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString();

describe('s3Place', () => {
  test.each(['/a folder', ''])(
    'stores, reads, lists and removes objects in the folder “%s”',
    async (folder) => {
      const place = placeAt(folder);
      const names = ["a/it's (1)*.x", 'a/b', 'a/ü+%', 'b/c'];
      for (const name of names) await place.put(name, Buffer.from(name));
      expect((await place.names('a/')).toSorted()).toEqual(['a/b', "a/it's (1)*.x", 'a/ü+%']);
      expect(text(await place.get("a/it's (1)*.x"))).toBe("a/it's (1)*.x");
      await place.remove(['a/b', 'not there']);
      expect([await place.get('a/b'), text(await place.get('b/c'))]).toEqual([undefined, 'b/c']);
    },
  );

  test.each([
    [
      'another secret',
      { secretAccessKey: 'x' },
      '403 SignatureDoesNotMatch The SignatureDoesNotMatch message.',
    ],
    ['another key', { accessKeyId: 'x' }, '403 InvalidAccessKeyId'],
    ['another region', { region: 'eu-south-2' }, '400 AuthorizationHeaderMalformed'],
  ])(
    'throws an error with the code and message of S3 if a request is signed with %s',
    async (_, access, words) => {
      await expect(placeAt('', { ...rightAccess, ...access }).put('a', Buffer.from('a'))).rejects.toThrow(
        words,
      );
    },
  );

  test('throws if the bucket is missing or an object is too large', async () => {
    const elsewhere = s3Place(new URL('/elsewhere', s3.url), rightAccess);
    await expect(elsewhere.get('a')).rejects.toThrow('404 NoSuchBucket');
    await expect(placeAt().put('a', Buffer.alloc(1001))).rejects.toThrow('400 EntityTooLarge');
  });

  test('retries after a temporary failure, but does not retry if the storage is full', async () => {
    let calls = 0;
    s3.state.fault = () => (++calls === 1 ? [503, 'SlowDown'] : undefined);
    await placeAt().put('a', Buffer.from('a'));
    expect([calls, text(await placeAt().get('a'))]).toEqual([2, 'a']);
    calls = 0;
    s3.state.fault = () => {
      calls += 1;
      return [403, 'QuotaExceeded'];
    };
    await expect(placeAt().put('b', Buffer.from('b'))).rejects.toThrow('403 QuotaExceeded');
    expect(calls).toBe(1);
  });

  test.each([
    ['no list', '<html>', 'does not list objects'],
    ['other objects', '<ListBucketResult><Key>z</Key></ListBucketResult>', 'lists other objects'],
    [
      'the same page again and again',
      '<ListBucketResult><NextContinuationToken>1</NextContinuationToken></ListBucketResult>',
      'does not end',
    ],
  ])('throws if the service answers a list request with %s', async (_, page, words) => {
    s3.state.fault = (_request, response) => void response.end(page);
    await expect(placeAt().names('a/')).rejects.toThrow(words);
  });
});
