import type { Config } from '@netlify/functions';
import { bringOutMails } from '#adapters/enquiries.ts';
import { previewLink } from '#adapters/previews.ts';
import { findSetting } from '#adapters/settings.ts';
import { letterWriter } from '#mail/compose-letter.ts';

/** Tries again what could not be mailed at once, and reminds the business of what nobody has answered. */
export default (): Promise<void> =>
  bringOutMails({ compose: letterWriter(findSetting('SITE_URL'), previewLink) });

export const config: Config = { schedule: '* * * * *' };
