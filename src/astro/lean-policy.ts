import type { AstroIntegration } from 'astro';
import { edited } from './edited.ts';

/** Has each page name in its content policy what stands in that page (`withLeanPolicy`), and each hash worked out once. */
export const leanPolicy: AstroIntegration = {
  name: 'lean-policy',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [beforeBytes, hashedOnce] } });
    },
  },
};

/** Where Astro has drawn a page. A middleware would have to read it from one answer and write it into another. */
const beforeBytes = edited('/astro/dist/runtime/server/render/page.js', {
  from: 'body = encoder.encode(body);',
  to: 'body = encoder.encode(withLeanPolicy(body));',
  import: { name: 'withLeanPolicy', file: import.meta.resolve('../layouts/lean-policy.ts') },
});

/** Where Astro digests each style of a page, for every page anew and in another thread. */
const hashedOnce = edited('/astro/dist/core/encryption.js', {
  from: 'const hashBuffer = await crypto.subtle.digest(algorithm, encoder.encode(data));',
  to: "if (algorithm === 'SHA-256') return contentHash(data); $&",
  import: { name: 'contentHash', file: import.meta.resolve('#components/site/content-hash.ts') },
});
