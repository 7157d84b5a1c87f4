import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readAccountKey } from '#adapters/bitcoin-order/account-key.ts';
import { orderLink } from '#adapters/bitcoin-order/order-token.ts';
import {
  call,
  context,
  site,
  stubDatabase,
  waiting,
} from '../../../tests/support/functions/stubbed-database.ts';
import { testKey } from '../../../tests/support/stand-ins/bitcoin/payment-network.ts';
import { bitcoinOrder } from '../bitcoin-page.ts';
import {
  bitcoinReadiness,
  cancelBitcoinOrder,
  checkBitcoinOrder,
  createBitcoinOrder,
  resolveBitcoinOrder,
} from '../bitcoin.ts';

const id = '00000000-0000-4000-8000-000000000000';
const soon = new Date(Date.now() + 60_000).toISOString();
const row = {
  id,
  network: 'mainnet',
  address: 'bc1qtest',
  state: 'open',
  amount_cents: 100_00,
  amount_sats: 150_000,
  locale: 'nl',
  confirmations_needed: 2,
  is_late: false,
  received_sats: 0,
  confirmed_sats: 0,
  confirmations: 0,
  txids: [],
  price_eur_cents: 66_666_66,
  created_at: '2026-02-01T12:00:00Z',
  quoted_until: soon,
  checked_at: null,
  agreed_at: null,
  check_problem: null,
  next_check_at: soon as string | null,
  is_reorganised: false,
  resolution: null,
  refund_txid: null,
  customer_name: 'Jan',
  customer_email: 'jan@example.com',
  description: 'A' as string | null,
  key_index: 3,
  enquiry_id: null,
  events: [],
  mails: [],
};
const settings = {
  BITCOIN_XPUB: testKey,
  EXPLORER_URLS: 'https://a.example,https://b.example',
  PRICE_API_URLS: 'https://c.example,https://d.example',
  RESEND_API_KEY: 're_key',
  MAIL_FROM: 'site@site.example',
};
const claimed = {
  ...row,
  revision: 1,
  is_accepted: false,
  agreed_at: '2026-02-01T12:00:00Z',
  payments: [],
};

/** Answers the functions of the database, and no request to an explorer. Returns the names of the functions called. */
function stub(answers: Record<string, unknown>, changes: Record<string, string> = {}): () => string[] {
  const calls = stubDatabase({ claim_mails: [], ...answers }, () => new Response(null, { status: 503 }));
  for (const [name, value] of Object.entries({ ...settings, ...changes })) vi.stubEnv(name, value);
  return () => calls.map(({ name }) => name);
}
const codeIn = async (answer: Response): Promise<unknown> =>
  ((await answer.json()) as { error?: { code: string } }).error?.code;

beforeEach(() => {
  waiting.length = 0;
  // Explorers that do not answer are reported.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('the page of an order', () => {
  const token = () => orderLink({ id, locale: 'nl' }).split('#')[1] ?? '';
  const open = async (found: unknown, claim: unknown[] = []) => {
    const called = stub({ bitcoin_order_page: found, claim_bitcoin_checks: claim });
    const answer = await call(bitcoinOrder, { token: token() });
    await Promise.all(waiting);
    return { answer, called: called() };
  };

  test.each([
    [150_000, 0, '0.0015', 150_000],
    [150_000, 50_000, '0.001', 100_000],
    [150_000, 150_000, '0.0015', 0],
  ])('asks for what is missing of %i sats after %i', async (amount_sats, received_sats, amount, missing) => {
    const { answer } = await open({ ...row, amount_sats, received_sats });
    expect(await answer.json()).toMatchObject({
      uri: `bitcoin:bc1qtest?amount=${amount}`,
      missing_sats: missing,
      reference: '00000000',
      is_watched: true,
    });
  });

  test.each([
    [
      'is watched and due',
      row,
      [claimed],
      ['bitcoin_order_page', 'claim_bitcoin_checks', 'note_bitcoin_check'],
    ],
    ['is watched, but was just checked', row, [], ['bitcoin_order_page', 'claim_bitcoin_checks']],
    ['is no longer watched', { ...row, next_check_at: null }, [claimed], ['bitcoin_order_page']],
  ])('checks payments after the answer only if the order %s', async (_, found, claim, names) => {
    const { answer, called } = await open(found, claim);
    expect(answer.status).toBe(200);
    const isMailed = claim.length > 0 && names.length > 1;
    expect(called.filter((name) => name.includes('bitcoin'))).toEqual(names);
    expect(called.some((name) => !name.includes('bitcoin'))).toBe(isMailed);
  });

  test.each([
    ['unknown', null, 'order-not-found'],
    ['forgotten', { ...row, description: null }, 'order-gone'],
  ])('of an %s order is refused', async (_, found, code) => {
    expect(await codeIn((await open(found)).answer)).toBe(code);
  });

  test('is refused with a token that the site did not sign', async () => {
    const called = stub({ bitcoin_order_page: row });
    expect(await codeIn(await call(bitcoinOrder, { token: `${'a'.repeat(22)}.${'b'.repeat(22)}` }))).toBe(
      'order-not-found',
    );
    expect(called()).toEqual([]);
  });
});

describe('check-bitcoin-order', () => {
  test.each([
    ['is due', row, [claimed], undefined, 2],
    ['was just checked', row, [], 'too-many-requests', 1],
    ['is no longer watched', { ...row, next_check_at: null }, [claimed], undefined, 1],
    ['is unknown', null, [claimed], 'order-not-found', 1],
  ])('for an order that %s', async (_, found, claim, code, reads) => {
    const called = stub({ read_bitcoin_order: found, claim_bitcoin_checks: claim });
    const answer = await call(checkBitcoinOrder, { id });
    await Promise.all(waiting);
    expect(await codeIn(answer)).toBe(code);
    expect(answer.headers.get('retry-after')).toBe(code === 'too-many-requests' ? '3' : null);
    expect(called().filter((name) => name === 'read_bitcoin_order')).toHaveLength(reads);
    expect(called().filter((name) => name === 'note_bitcoin_check')).toHaveLength(reads - 1);
    expect(called().some((name) => name.includes('mail'))).toBe(reads > 1);
  });
});

describe('cancel-bitcoin-order', () => {
  test.each([
    [
      'two explorers',
      'https://a.example,https://b.example',
      ['claim_bitcoin_checks', 'cancel_bitcoin_order'],
    ],
    ['one explorer', 'https://a.example', ['cancel_bitcoin_order']],
  ])('checks payments first, if there are %s', async (_, explorers, names) => {
    const called = stub(
      { cancel_bitcoin_order: 'cancelled', read_bitcoin_order: row },
      { EXPLORER_URLS: explorers },
    );
    const answer = await call(cancelBitcoinOrder, { id });
    expect(await answer.json()).toMatchObject({
      link: `${site}${orderLink({ id, locale: 'nl' })}`,
      reference: '00000000',
    });
    expect(called()).toEqual(['current_editor', ...names, 'read_bitcoin_order']);
  });
});

test('resolve-bitcoin-order returns the order', async () => {
  stub({ resolve_bitcoin_order: 'resolved', read_bitcoin_order: row });
  const answer = await call(resolveBitcoinOrder, { id, resolution: 'accepted', refund_txid: '' });
  expect(await answer.json()).toMatchObject({ id, amount_btc: '0.00150000' });
});

describe('what orders need', () => {
  const readiness = async () =>
    (await bitcoinReadiness(
      new Request(`${site}/functions/v1/bitcoin-readiness`, { headers: { Authorization: 'Bearer session' } }),
      context,
    ).then((answer) => answer.json())) as { is_ready: boolean; missing: string[] };
  const use = { next_index: 4, gap: 1, skipped: [] };

  test.each([
    ['nothing', {}, []],
    ['mail', { RESEND_API_KEY: '' }, ['mail-missing']],
  ])('is said, and which addresses are used: %s', async (_, changes, missing) => {
    stub({ bitcoin_key_use: use }, changes);
    const key = readAccountKey(testKey);
    expect(await readiness()).toMatchObject({
      ...use,
      is_ready: missing.length === 0,
      missing,
      first_address: key.ok && key.value.addressAt(0),
    });
  });

  test('is said without a key, which has no addresses', async () => {
    stub({}, { BITCOIN_XPUB: '' });
    expect(await readiness()).toMatchObject({
      is_ready: false,
      missing: ['key-missing'],
      next_index: 0,
      gap: 0,
      skipped: [],
    });
  });

  test.each([{ RESEND_API_KEY: '' }, { BITCOIN_XPUB: '' }])(
    'is needed to create one: %j',
    async (changes) => {
      stub({}, changes);
      const wanted = {
        submission: id,
        amount_cents: 100_00,
        locale: 'nl',
        description: 'A',
        customer_name: 'Jan',
        customer_email: 'jan@example.com',
      };
      expect(await codeIn(await call(createBitcoinOrder, wanted))).toBe('bitcoin-not-set-up');
    },
  );
});
