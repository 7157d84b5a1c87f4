import type { APIRoute } from 'astro';
import { legalPages } from '#core/business/business.ts';
import { business, businessVersion } from '#core/business/current.ts';
import { legalTexts } from '#i18n/legal-text.ts';

/**
 * While the database is unreachable, functions use `details`. After each deploy, a function stores `legalTexts` in
 * the database.
 */
export const GET: APIRoute = () => {
  const details = business();
  const texts = Object.fromEntries(legalPages.map((document) => [document, legalTexts(document, details)]));
  return Response.json({ version: businessVersion(), details, legalTexts: texts });
};
