import type { APIRoute } from 'astro';
import { legalPages } from '#core/business/business.ts';
import { business, businessVersion } from '#core/business/current.ts';
import { legalTexts } from '#i18n/legal-text.ts';

/**
 * Serves the details of the business in this build, which functions use while the database is unreachable, and the legal
 * texts, which a function stores after each deploy.
 */
export const GET: APIRoute = () => {
  const details = business();
  const texts = Object.fromEntries(legalPages.map((document) => [document, legalTexts(document, details)]));
  return Response.json({ version: businessVersion(), details, legalTexts: texts });
};
