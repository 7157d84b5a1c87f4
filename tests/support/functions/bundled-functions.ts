import { rmSync } from 'node:fs';
import path from 'node:path';
import { bundleFunctions } from '../../../scripts/local/functions/function-bundle.ts';
import { findRedirect, netlifyRules } from '../../../scripts/local/site/netlify-rules.ts';
import type { TestBackend } from '../database/backend.ts';
import type { MailStandIn } from '../stand-ins/mail-stand-in.ts';

/** Bundles the functions as `npm start` does. `callBundled` needs their settings in the environment. */
export async function bundledFunctions(
  outDir: string,
): Promise<{ at: (name: string) => { name: string; file: string }; remove: () => void }> {
  const project = path.resolve(import.meta.dirname, '../../..');
  const bundled = await bundleFunctions({ project, outDir });
  const { redirects } = await netlifyRules(path.join(project, 'netlify.toml'))(outDir);
  const behind = (name: string) =>
    path.basename(findRedirect(redirects, { address: `/functions/v1/${name}`, query: '' })?.to ?? '');
  return {
    at(name) {
      const found =
        bundled.find((one) => one.name === name) ?? bundled.find((one) => one.name === behind(name));
      if (found === undefined) throw new Error(`There is no function ${name}.`);
      return { name, file: found.file };
    },
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  };
}

export const settingsFor = (backend: Pick<TestBackend, 'url' | 'keys'>, mail: Pick<MailStandIn, 'url'>) => ({
  SITE_URL: 'http://localhost:8888',
  SUPABASE_URL: backend.url,
  SUPABASE_PUBLISHABLE_KEY: backend.keys.publishableKey,
  SUPABASE_SECRET_KEY: backend.keys.secretKey,
  SIGNING_SECRET: 'a secret of the tests, long enough for all',
  RESEND_API_KEY: 're_test',
  RESEND_BASE_URL: mail.url,
  MAIL_FROM: 'Website <website@example.com>',
  CONTACT_TO: 'business@example.com',
  CONTACT_LIMIT: '100000',
  FALLBACK_WEBHOOK_URL: '',
});

/** A message as the contact form sends it. */
export const aMessage = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Jan de Vries',
  email: `jan-${crypto.randomUUID()}@example.com`,
  message: 'Wat kost het beheer van ons huis?',
  pageUrl: 'http://localhost:8888/nl#contact',
  lang: 'nl',
  submission: crypto.randomUUID(),
  ...changes,
});
