import type { APIRoute } from 'astro';
import { legalPages } from '#core/business/business.ts';
import { business, businessVersion } from '#core/business/current.ts';
import { legalTexts } from '#i18n/legal-text.ts';

/**
 * Functions use these details of the business while the database is unreachable. After each deploy, a function
 * stores these legal texts in the database.
 */
export const GET: APIRoute = () => {
  const details = business();
  const texts = Object.fromEntries(legalPages.map((document) => [document, legalTexts(document, details)]));
  return Response.json({ version: businessVersion(), details, legalTexts: texts });
};
