import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { checkProblems } from '#core/bitcoin-order/check-orders.ts';
import { locales, type Locale } from '#core/locale.ts';
import { bitcoinOrderPage, localisedPath } from '#core/paths.ts';
import { words } from '#i18n/words.ts';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { desktop, phone, watchedPage } from '../../support/browser/chromium.ts';
import { tooWide } from '../../support/browser/in-view.ts';

const { url } = inject('product');
const address = 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0';
const asked = 475_000;

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const txids = ['4b9f1c0e'.repeat(8)];
const paid = (sats: number, confirmations = 0) => ({
  txids,
  received_sats: sats,
  confirmed_sats: confirmations < 2 ? 0 : sats,
  confirmations,
  missing_sats: sats < asked - 2375 ? asked - sats : 0,
});

const states: Record<keyof ReturnType<typeof words>['bitcoinOrder']['states'], object> = {
  open: {},
  timeUp: { quoted_until: at(-5) },
  partial: { state: 'seen', ...paid(200_000) },
  seen: { state: 'seen', ...paid(asked, 1) },
  seenLate: { state: 'seen', is_late: true, quoted_until: at(-90), ...paid(asked) },
  confirmed: { state: 'confirmed', ...paid(asked, 2) },
  overpaid: { state: 'overpaid', ...paid(500_000, 2) },
  underpaid: { state: 'underpaid', quoted_until: at(-90), ...paid(400_000, 2) },
  late: { state: 'late', is_late: true, quoted_until: at(-90), ...paid(asked, 2) },
  expired: { state: 'expired', quoted_until: at(-90) },
  cancelled: { state: 'cancelled' },
  accepted: { state: 'late', resolution: 'accepted', ...paid(asked, 2) },
  refunded: { state: 'late', resolution: 'refunded', refund_txid: 'c0ffee00'.repeat(8), ...paid(asked, 2) },
  reorganised: { state: 'confirmed', is_reorganised: true, ...paid(asked) },
  unpaid: { state: 'confirmed', is_reorganised: true, resolution: 'unpaid' },
};

const anAnswer = (locale: Locale, changes: object) => ({
  state: 'open',
  reference: '3f9a1c07',
  network: 'testnet',
  address,
  locale,
  amount_cents: 380_00,
  amount_sats: asked,
  amount_btc: '0.00475000',
  price_eur_cents: 80_000_00,
  created_at: at(-10),
  quoted_until: at(50),
  checked_at: at(-1),
  agreed_at: at(-1),
  next_check_at: at(4),
  received_sats: 0,
  confirmed_sats: 0,
  confirmations: 0,
  confirmations_needed: 2,
  txids: [],
  check_problem: null,
  is_watched: true,
  is_late: false,
  is_reorganised: false,
  resolution: null,
  refund_txid: null,
  missing_sats: asked,
  uri: `bitcoin:${address}?amount=0.00475`,
  description: 'Poolpflege und Schlüsselverwaltung im Mai',
  now: new Date().toISOString(),
  ...changes,
});

describe.each(locales)('the order page (%s)', (locale) => {
  const { bitcoinOrder: texts } = words(locale);
  const page = localisedPath({ path: bitcoinOrderPage, locale });

  async function show(shown: Page, answer: object, status = 200): Promise<void> {
    await shown.unrouteAll();
    await shown.route('**/functions/v1/bitcoin-order', (route) => route.fulfill({ status, json: answer }));
    await shown.goto('about:blank');
    await shown.goto(`${url}${page}#a-token`);
  }

  test.each([phone, desktop].map((view) => [view.viewport.width, view] as const))(
    'fits the window, is accessible and says what to do, in every state (%i)',
    async (_, view) => {
      const { page: shown } = await watchedPage(url, { ...view, reducedMotion: 'reduce' });
      const found: unknown[] = [];
      for (const [state, changes] of Object.entries(states)) {
        await show(shown, anAnswer(locale, changes));
        const { title, text } = texts.states[state as keyof typeof states];
        await shown.getByRole('heading', { name: title, level: 2 }).waitFor();
        await shown.getByText(text).waitFor();
        const sideways = await tooWide(shown);
        const problems = await accessibilityProblems(shown, '.order-card');
        const isPayable = state === 'open' || state === 'partial';
        const asks = await shown.locator('.order-pay').count();
        if (sideways > 0 || problems.length > 0 || asks !== Number(isPayable))
          found.push({ state, sideways, problems, asks });
      }
      for (const problem of checkProblems) {
        await show(shown, anAnswer(locale, { check_problem: problem }));
        await shown.getByText(texts.checks[problem].split('. ').at(-1)?.slice(-40) ?? '').waitFor();
      }
      for (const code of ['order-not-found', 'order-gone', 'too-many-requests', 'internal'] as const) {
        await show(shown, { error: { code, message: 'No.' } }, 400);
        await shown.getByRole('heading', { name: texts.troubles[code].title }).waitFor();
        // Without an order, the page does not explain how to pay.
        const rules = shown.getByRole('heading', { name: texts.rulesHeading });
        expect([code, await rules.isVisible()]).toEqual([code, !code.startsWith('order-')]);
      }
      expect(found).toEqual([]);
    },
  );

  test('selects the whole address on a click, and shows satoshis, the fee hint and the payment rules', async () => {
    const { page: shown } = await watchedPage(url, phone);
    await show(shown, anAnswer(locale, {}));
    await shown.locator('.order-address').click();
    await shown.locator('.order-address span').first().dblclick();
    expect(await shown.evaluate(() => getSelection()?.toString())).toBe(address);
    await shown.getByText(texts.order.sats.replace('{n}', asked.toLocaleString(locale))).waitFor();
    await shown.getByText(texts.order.fee).waitFor();
    for (const { question, answer } of texts.rules) {
      await shown.getByText(question, { exact: true }).waitFor();
      await shown.getByText(answer, { exact: true }).waitFor();
    }
  });
});
