/** Each step of a mail through the outbox. Each case writes rows of a certain age, runs one step, and rolls back. */
import { describe, expect, test } from 'vitest';
import { migratedDatabase } from '../support/database/migrated-database.ts';
import { id, insertSql, valueAfter } from '../support/database/value-after.ts';

const database = migratedDatabase();

const ago = (age: string) => `clock_timestamp() - interval '${age}'`;
const after = (sql: string, expression: string) => valueAfter(database, sql, expression);

const enquiry = (n: number, changes: Record<string, string> = {}) =>
  insertSql('public.enquiries', {
    id: id(n),
    submission: id(n),
    name: `'Ana'`,
    email: `'ana@example.com'`,
    message: `'Tekst ${n}'`,
    lang: `'nl'`,
    page_url: `'/'`,
    created_at: ago('2 hours'),
    ...changes,
  });
const mail = (n: number, changes: Record<string, string> = {}) =>
  insertSql('public.mail_outbox', {
    id: id(500 + n),
    enquiry_id: id(n),
    kind: `'business'`,
    idempotency_key: `'key-${n}'`,
    created_at: ago('2 hours'),
    next_try_at: ago('1 minute'),
    ...changes,
  });
const ofMail = (expression: string) => `(select ${expression} from public.mail_outbox limit 1)`;

describe('claiming mails', () => {
  const claim = (max = 5, about = 'null') => `claim_mails(${about}, ${max})`;
  const claimed = async (sql: string, max?: number, about?: string) =>
    ((await after(sql, claim(max, about))) as { idempotency_key: string }[]).map(
      (one) => one.idempotency_key,
    );

  test('takes due mails, notices first and confirmations last, up to the given number', async () => {
    const due = (n: number, changes: Record<string, string> = {}) => enquiry(n) + mail(n, changes);
    const notice = { kind: `'held'`, held_enquiries: '1', enquiry_id: 'null' };
    const all =
      due(1, { kind: `'confirmation'`, next_try_at: ago('9 minutes') }) +
      due(2, { next_try_at: ago('2 minutes') }) +
      due(3, { next_try_at: ago('3 minutes') }) +
      due(4, notice) +
      due(5, { next_try_at: `now() + interval '1 minute'` }) +
      due(6, { state: `'sent'` });
    expect(await claimed(all)).toEqual(['key-4', 'key-3', 'key-2', 'key-1']);
    expect(await claimed(all, 3)).toEqual(['key-4', 'key-3', 'key-2']);
    expect(await claimed(all, 5, id(2))).toEqual(['key-2']);
  });

  test('requeues mails of dead processes, and gives up mails whose result stayed unclear for 23 hours', async () => {
    const sending = (lease: string, more: Record<string, string> = {}) =>
      enquiry(1) +
      mail(1, {
        state: `'sending'`,
        lease_until: lease,
        tried_at: `'2026-01-02T00:00:00Z'`,
        next_try_at: `now() + interval '1 hour'`,
        ...more,
      });
    const state = (sql: string) => after(`${sql} select ${claim()};`, ofMail('state'));
    expect(await state(sending(ago('1 second')))).toBe('unknown');
    expect(await state(sending(ago('1 second'), { tried_at: ago('1 hour') }))).toBe('waiting');
    expect(await state(sending(`now() + interval '1 minute'`))).toBe('sending');
    const unclear = (age: string) =>
      enquiry(1) + mail(1, { unclear_since: ago(age), next_try_at: `now() + interval '1 hour'` });
    expect([await state(unclear('22 hours')), await state(unclear('24 hours'))]).toEqual([
      'waiting',
      'unknown',
    ]);
  });

  test('leases a mail for a minute, and counts the attempt', async () => {
    const due = `${enquiry(1)}${mail(1, { attempts: '2' })} select ${claim()};`;
    expect(
      await after(due, ofMail('5 * ceil(extract(epoch from lease_until - clock_timestamp()) / 5)::integer')),
    ).toBe(60);
    expect(await after(due, ofMail('attempts'))).toBe(3);
    expect(await after(due, ofMail('first_attempt_at is not null and tried_at is not null'))).toBe(true);
  });
});

describe('noting mails', () => {
  const noted = (outcome: object, expression: string, mailed: Record<string, string> = {}) =>
    after(
      `${enquiry(1)}${mail(1, { state: `'sending'`, attempts: '3', last_error: `'before'`, tried_at: ago('5 minutes'), ...mailed })}
      select note_mails('${JSON.stringify({ mails: [{ id: id(501).slice(1, -1), ...outcome }] })}');`,
      ofMail(expression),
    );

  test.each([
    ['sent', 'sent'],
    ['dead', 'dead'],
    ['unknown', 'unknown'],
    ['failed', 'waiting'],
    ['unclear', 'waiting'],
    ['untried', 'waiting'],
  ])('stores the outcome “%s” as %s', async (outcome, state) => {
    expect(await noted({ outcome }, 'state')).toBe(state);
    expect(await noted({ outcome }, 'sent_at is not null')).toBe(outcome === 'sent');
    expect(await noted({ outcome }, 'attempts')).toBe(outcome === 'untried' ? 2 : 3);
    expect(await noted({ outcome }, 'unclear_since is not null')).toBe(outcome === 'unclear');
    expect(await noted({ outcome }, 'state', { state: `'waiting'` })).toBe('waiting');
  });

  test('keeps the last error of an untried mail until a new error is given, and clears the error of a sent mail', async () => {
    expect(await noted({ outcome: 'untried' }, 'last_error')).toBe('before');
    expect(await noted({ outcome: 'untried', error: 'new' }, 'last_error')).toBe('new');
    expect(await noted({ outcome: 'failed', error: 'x'.repeat(600) }, 'last_error')).toBe('x'.repeat(500));
    expect(await noted({ outcome: 'sent', error: 'new' }, 'last_error')).toBeNull();
  });
});

describe('confirmations', () => {
  const may = (sql: string, email = 'ana@example.com') => after(sql, `private.may_confirm('${email}')`);
  const confirmed = (changes: Record<string, string>) =>
    enquiry(1, { email: `'Ana@Example.com'` }) +
    mail(1, { kind: `'confirmation'`, state: `'sent'`, ...changes });

  test('are refused to an address, in any case, with a queued or less than an hour old confirmation', async () => {
    expect(await may(confirmed({ created_at: ago('61 minutes') }))).toBe(true);
    expect(await may(confirmed({ created_at: ago('59 minutes') }))).toBe(false);
    expect(await may(confirmed({ created_at: ago('59 minutes') }), 'ANA@example.com')).toBe(false);
    expect(await may(confirmed({ created_at: ago('59 minutes') }), 'other@example.com')).toBe(true);
    expect(await may(confirmed({ sent_at: ago('59 minutes') }))).toBe(false);
    expect(await may(confirmed({ state: `'waiting'` }))).toBe(false);
    expect(await may(enquiry(1) + mail(1, { created_at: ago('1 minute') }))).toBe(true);
  });

  test('are limited to twenty an hour and to a hundred a day', async () => {
    const many = (count: number, age: string) =>
      Array.from({ length: count }, (_, at) =>
        mail(100 + at, { kind: `'confirmation'`, state: `'sent'`, created_at: ago(age) }),
      ).join('');
    expect([await may(many(19, '59 minutes')), await may(many(20, '59 minutes'))]).toEqual([true, false]);
    expect([await may(many(99, '23 hours')), await may(many(100, '23 hours'))]).toEqual([true, false]);
    expect(await may(many(100, '25 hours'))).toBe(true);
  });
});

describe('enquiries that may not have reached the business', () => {
  test('are those without a mail, with a lost mail, or with a failed attempt', async () => {
    const isUnmailed = (changes: Record<string, string>) =>
      after(enquiry(1) + mail(1, changes), '(select private.is_unmailed(mail) from public.mail_outbox mail)');
    expect(await after('', 'private.is_unmailed(null)')).toBe(true);
    expect([await isUnmailed({ state: `'dead'` }), await isUnmailed({ state: `'unknown'` })]).toEqual([
      true,
      true,
    ]);
    expect([await isUnmailed({ last_error: `'Busy'` }), await isUnmailed({})]).toEqual([true, false]);
    expect([await isUnmailed({ state: `'sent'` }), await isUnmailed({ state: `'sending'` })]).toEqual([
      false,
      false,
    ]);
  });

  test('can be mailed again twenty times an hour', async () => {
    const again = (count: number, age: string) =>
      after(
        `${enquiry(1)}${mail(1)} insert into public.actions (action, at)
        select 'enquiry-mailed-again', ${ago(age)} from generate_series(1, ${count});`,
        `mail_enquiry_again(${id(1)})`,
      );
    expect([await again(19, '59 minutes'), await again(20, '59 minutes')]).toEqual(['queued', 'too-many']);
    expect(await again(20, '61 minutes')).toBe('queued');
    expect(await after('', `mail_enquiry_again(${id(1)})`)).toBe('not-found');
  });

  test('are held while they are open, have a `held_reason`, and have no mail to the business', async () => {
    const isHeld = (sql: string) =>
      after(sql, `(list_enquiries('all', 5, 0) -> 'counts' ->> 'held')::integer`);
    const held = enquiry(1, { held_reason: `'limit'` });
    expect([await isHeld(held), await isHeld(held + mail(1)), await isHeld(enquiry(1))]).toEqual([1, 0, 0]);
    const count = (sql: string) => after(sql, '(select count(*)::integer from private.held_enquiries())');
    expect([await count(held), await count(held + mail(1)), await count(enquiry(1))]).toEqual([1, 0, 0]);
    expect(await count(enquiry(1, { held_reason: `'limit'`, status: `'answered'` }))).toBe(0);
    expect(await count(held + mail(1, { kind: `'reminder'` }))).toBe(1);
  });

  test('cause at most one notice a day, or at most one an hour while enquiries exceed a limit', async () => {
    const isDue = (sql: string) => after(sql, 'private.is_held_notice_due()');
    const held = (reason: string, age = '1 minute') =>
      enquiry(1, { held_reason: `'${reason}'`, created_at: ago(age) });
    const notice = (age: string, state = 'sent') =>
      mail(2, {
        kind: `'held'`,
        enquiry_id: 'null',
        held_enquiries: '1',
        state: `'${state}'`,
        created_at: ago(age),
      });
    expect([await isDue(''), await isDue(held('limit')), await isDue(held('honeypot'))]).toEqual([
      false,
      true,
      true,
    ]);
    expect([
      await isDue(held('limit') + notice('59 minutes')),
      await isDue(held('limit') + notice('61 minutes')),
    ]).toEqual([false, true]);
    expect([
      await isDue(held('honeypot') + notice('23 hours')),
      await isDue(held('honeypot') + notice('25 hours')),
    ]).toEqual([false, true]);
    expect(await isDue(held('limit') + notice('61 minutes', 'waiting'))).toBe(false);
    expect(await isDue(held('limit', '2 hours') + notice('61 minutes'))).toBe(false);
    expect([await isDue(held('limit', '23 hours')), await isDue(held('limit', '25 hours'))]).toEqual([
      true,
      false,
    ]);
  });
});

describe('reminders', () => {
  const queue = 'private.queue_reminders(10800)';
  const old = { created_at: ago('4 hours') };

  test('go out once for open enquiries, from three hours until a day later', async () => {
    const made = (sql: string) => after(sql, queue);
    expect(await made(enquiry(1, old))).toBe(1);
    expect(await made(enquiry(1))).toBe(0);
    expect(await made(enquiry(1, { created_at: ago('26 hours') }))).toBe(1);
    expect(await made(enquiry(1, { created_at: ago('28 hours') }))).toBe(0);
    expect(await made(enquiry(1, { ...old, status: `'answered'` }))).toBe(0);
    expect(await made(enquiry(1, { ...old, held_reason: `'limit'` }))).toBe(0);
    expect(await made(enquiry(1, old) + mail(1, { kind: `'reminder'` }))).toBe(0);
    expect(await made(enquiry(1, old) + mail(1))).toBe(1);
  });

  test('about a held enquiry go out from three hours after an editor has released it', async () => {
    const made = (released: string) =>
      after(
        enquiry(1, { held_reason: `'limit'`, created_at: ago('40 hours') }) +
          mail(1, { created_at: ago(released) }),
        queue,
      );
    expect([await made('2 hours'), await made('4 hours'), await made('28 hours')]).toEqual([0, 1, 0]);
  });

  test('are limited to twenty an hour', async () => {
    const sent = (count: number, age: string) =>
      Array.from({ length: count }, (_, at) =>
        mail(100 + at, { kind: `'reminder'`, created_at: ago(age) }),
      ).join('');
    const open = enquiry(1, old) + enquiry(2, old);
    expect(await after(open + sent(19, '59 minutes'), queue)).toBe(1);
    expect(await after(open + sent(20, '59 minutes'), queue)).toBe(0);
    expect(await after(open + sent(20, '61 minutes'), queue)).toBe(2);
  });

  test('about answered enquiries are deleted from the queue, except reminders that are being sent', async () => {
    const left = (status: string, changes: Record<string, string> = {}) =>
      after(
        `${enquiry(1, { status: `'${status}'` })}${mail(1, { kind: `'reminder'`, ...changes })} select ${queue};`,
        '(select count(*)::integer from public.mail_outbox)',
      );
    expect([await left('answered'), await left('open')]).toEqual([0, 1]);
    expect([
      await left('answered', { state: `'sending'` }),
      await left('answered', { kind: `'business'` }),
    ]).toEqual([1, 1]);
  });
});

describe('an enquiry mailed again', () => {
  const again = (state: string) =>
    after(
      `${enquiry(1)}${mail(1, { state: `'${state}'`, attempts: '2', next_try_at: `now() + interval '1 hour'` })}
        select mail_enquiry_again(${id(1)});`,
      ofMail(`json_build_array(idempotency_key, state, attempts, next_try_at <= now())`),
    );

  test.each(['waiting', 'sending'])('is due at once with the same key if its mail is %s', async (state) => {
    expect(await again(state)).toEqual(['key-1', state, 2, true]);
  });

  test.each(['sent', 'dead', 'unknown'])('gets a new key if its mail is %s', async (state) => {
    expect(await again(state)).toEqual([expect.stringMatching(/^again-/), 'waiting', 0, true]);
  });
});
