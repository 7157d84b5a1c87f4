import { describe, expect, test } from 'vitest';
import { testBackend } from '../../support/database/backend.ts';
import { anEnquiry } from '../../support/database/enquiries.ts';

const backend = testBackend();

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

describe('begin_tick', () => {
  test('deletes enquiries with their mails after the retention period', async () => {
    const owner = backend.owner();
    const rows = [31, 29, 0].map((days) => anEnquiry({ created_at: daysAgo(days) }));
    const stored = await owner.from('enquiries').insert(rows).select('id, submission');
    expect(stored.error).toBeNull();
    const mails = (stored.data ?? []).map(({ id, submission }) => ({
      enquiry_id: id as string,
      kind: 'business',
      idempotency_key: `business-${submission as string}`,
    }));
    expect((await owner.from('mail_outbox').insert(mails)).error).toBeNull();

    const tick = async (days: number) =>
      ((await owner.rpc('begin_tick', { asked: { retention_days: days } })).data as { failed: string[] })
        .failed;
    expect(await tick(30)).toEqual([]);
    const left = await owner.from('enquiries').select('submission');
    expect(left.data?.map(({ submission }) => submission as unknown).toSorted()).toEqual(
      rows
        .slice(1)
        .map(({ submission }) => submission)
        .toSorted(),
    );
    expect((await owner.from('mail_outbox').select('id')).data).toHaveLength(2);
    expect(await tick(0)).toEqual(['enquiries: A number of days above zero is needed.']);
  });
});
