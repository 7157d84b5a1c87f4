import type { MissingForOrders } from '#core/bitcoin-order/readiness.ts';
import type { OrderLimits } from '#core/bitcoin-order/order-input.ts';
import { twoServices } from '../outside/two-services.ts';
import { findSetting, requireNumber } from '../settings.ts';
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
  maxCents: requireNumber('BITCOIN_MOST_EUROS') * 100,
  minutesValid: requireNumber('BITCOIN_MINUTES'),
  confirmationsNeeded: requireNumber('BITCOIN_CONFIRMATIONS'),
});

export type BitcoinSetUp = ReturnType<typeof bitcoinSetUp>;
