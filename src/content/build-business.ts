import type { Business } from '#core/business/business.ts';

export function buildBusiness(): { version: number; details: Business } {
  const text = process.env['BUSINESS_DETAILS'];
  if (text === undefined) throw new Error('BUSINESS_DETAILS is not set: `npm run build` sets it.');
  if (read?.text !== text) read = { text, ...(JSON.parse(text) as { version: number; details: Business }) };
  return read;
}

let read: { text: string; version: number; details: Business } | undefined;
