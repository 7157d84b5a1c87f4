import type { SavedBusiness } from '#adapters/supabase/site/business.ts';

export function buildBusiness(): SavedBusiness {
  const text = process.env['BUSINESS_DETAILS'];
  if (text === undefined) throw new Error('BUSINESS_DETAILS is not set: `npm run build` sets it.');
  if (read?.text !== text) read = { text, ...(JSON.parse(text) as SavedBusiness) };
  return read;
}

let read: (SavedBusiness & { text: string }) | undefined;
