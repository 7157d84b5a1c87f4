import type { Config } from '@netlify/functions';
import { findSetting, numberSetting } from '#adapters/settings.ts';
import { supabaseWithoutPerson } from '#adapters/supabase/client.ts';
import { forgetOldEnquiries } from '#adapters/supabase/enquiry-store.ts';

/** Deletes messages, and what became of their mails, after `RETENTION_DAYS`; without the setting, none. */
export default async (): Promise<void> => {
  if (findSetting('RETENTION_DAYS') === undefined) return;
  await forgetOldEnquiries(supabaseWithoutPerson(), numberSetting('RETENTION_DAYS', 0));
};

export const config: Config = { schedule: '20 3 * * *' };
