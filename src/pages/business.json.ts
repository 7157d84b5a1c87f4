import type { APIRoute } from 'astro';
import { business, businessVersion } from '#core/business/current.ts';

/** Serves the details of the business that this build shows. Functions use this file while the database does not answer. */
export const GET: APIRoute = () => Response.json({ version: businessVersion(), details: business() });
