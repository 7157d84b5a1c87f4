import type { APIRoute } from 'astro';
import { business, businessVersion } from '#core/business/current.ts';

/** The details that this build shows. Functions use them while the database does not answer. */
export const GET: APIRoute = () => Response.json({ version: businessVersion(), details: business() });
