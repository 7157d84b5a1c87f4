import type { MiddlewareHandler } from 'astro';
import { withoutIslandLoader } from '#layouts/island-loader.ts';
import { withLeanPolicy } from '#layouts/lean-policy.ts';
import { buildInputs } from '#content/build-inputs.ts';

/** Gives pages the details of the business, and removes from each page what it does not need (decision 0002). */
export const onRequest: MiddlewareHandler = async (_, next) => {
  const { details, version, descriptions } = buildInputs().business;
  // Astro’s dev server keeps the middleware while it loads the modules of the pages again.
  const { setBusiness } = await import('#core/business/current.ts');
  setBusiness(details, version, descriptions);
  const response = await next();
  if (import.meta.env.DEV || response.headers.get('content-type') !== 'text/html') return response;
  return new Response(withLeanPolicy(withoutIslandLoader(await response.text())), response);
};
