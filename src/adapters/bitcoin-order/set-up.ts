import type { MissingForOrders } from '#core/bitcoin-order/readiness.ts';
import { orderLimitRanges, type OrderLimits } from '#core/bitcoin-order/order-input.ts';
import { twoServices } from '../outside/two-services.ts';
import { findSetting, numberSetting, SettingMissing } from '../settings.ts';
import { readAccountKey } from './account-key.ts';

/** Returns the settings for orders, and codes for missing or wrong ones. Throws `SettingMissing` for bad numbers. */
export function bitcoinSetUp() {
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
  maxCents: orderLimit('BITCOIN_MOST_EUROS') * 100,
  minutesValid: orderLimit('BITCOIN_MINUTES'),
  confirmationsNeeded: orderLimit('BITCOIN_CONFIRMATIONS'),
});

function orderLimit(name: keyof typeof orderLimitRanges): number {
  const { min, max, ...range } = orderLimitRanges[name];
  const number = numberSetting(name, range.default);
  if (!Number.isInteger(number) || number < min || number > max)
    throw new SettingMissing(name, `The setting ${name} must be a whole number from ${min} to ${max}.`);
  return number;
}

export type BitcoinSetUp = ReturnType<typeof bitcoinSetUp>;
