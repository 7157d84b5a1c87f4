import type { APIRoute } from 'astro';
import { business, businessVersion } from '#core/business/current.ts';

/** Serves the details of the business in this build. Functions use the file while the database is unreachable. */
export const GET: APIRoute = () => Response.json({ version: businessVersion(), details: business() });
