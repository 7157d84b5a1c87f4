import { orderLink } from '#adapters/bitcoin-order/order-token.ts';
import { findSetting } from '#adapters/settings.ts';
import type { ComposeLetter } from '#core/mail/mail.ts';
import { letterWriter } from '#mail/compose-letter.ts';
import { previewLink } from '#wiring/previews.ts';

/** Composes mails whose links lead to this site. */
export const siteLetters = (): ComposeLetter =>
  letterWriter(findSetting('SITE_URL') ?? '', { previewLink, orderLink });
