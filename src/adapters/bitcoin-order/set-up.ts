import type { MissingForOrders } from '#core/bitcoin-order/readiness.ts';
import type { OrderLimits } from '#core/bitcoin-order/create-order.ts';
import { twoServices } from '../outside/two-services.ts';
import { findSetting, numberSetting, SettingMissing } from '../settings.ts';
import { readAccountKey, type AccountKey } from './account-key.ts';

/** What orders need of the settings, and what is missing of it. Throws a `SettingMissing` for numbers that are none. */
export function bitcoinSetUp(): BitcoinSetUp {
  const missing: MissingForOrders[] = [];
  const text = findSetting('BITCOIN_XPUB');
  const read = text === undefined ? undefined : readAccountKey(text);
  if (read === undefined) missing.push('key-missing');
  else if (!read.ok) missing.push(read.refusal.code);

  const explorers = twoServices('EXPLORER_URLS');
  if (findSetting('EXPLORER_URLS') === undefined) missing.push('explorers-missing');
  else if (explorers.length < 2) missing.push('explorers-not-two');
  if (twoServices('PRICE_API_URLS').length < 2) missing.push('prices-not-two');
  if (findSetting('RESEND_API_KEY') === undefined || findSetting('MAIL_FROM') === undefined)
    missing.push('mail-missing');
  return { key: read?.ok === true ? read.value : undefined, explorers, limits: orderLimits(), missing };
}

const orderLimits = (): OrderLimits => ({
  mostCents: wholeSetting('BITCOIN_MOST_EUROS', { otherwise: 5000, least: 1, most: 10_000_000 }) * 100,
  minutesValid: wholeSetting('BITCOIN_MINUTES', { otherwise: 60, least: 10, most: 1440 }),
  confirmationsNeeded: wholeSetting('BITCOIN_CONFIRMATIONS', { otherwise: 2, least: 1, most: 100 }),
});

function wholeSetting(
  name: 'BITCOIN_MOST_EUROS' | 'BITCOIN_MINUTES' | 'BITCOIN_CONFIRMATIONS',
  { otherwise, least, most }: Record<'otherwise' | 'least' | 'most', number>,
): number {
  const number = numberSetting(name, otherwise);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new SettingMissing(name, `The setting ${name} must be a whole number from ${least} to ${most}.`);
  return number;
}

export type BitcoinSetUp = {
  key: AccountKey | undefined;
  explorers: URL[];
  limits: OrderLimits;
  missing: MissingForOrders[];
};
