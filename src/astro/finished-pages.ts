import type { AstroIntegration } from 'astro';
import { edited } from './edited.ts';

/** Has each page finished by ours (`finishedPage`), and each hash of its content policy worked out once. */
export const finishedPages: AstroIntegration = {
  name: 'finished-pages',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [finished, sharedStyles, hashedOnce] } });
    },
  },
};

/** Where Astro has drawn a page. A middleware would have to read it from one answer and write it into another. */
const finished = edited(
  '/astro/dist/runtime/server/render/page.js',
  {
    from: 'body = encoder.encode(body);',
    to: 'body = finishedPage(body);',
    import: { name: 'finishedPage', file: import.meta.resolve('../layouts/finished-page.ts') },
  },
  {
    from: 'headers.set("Content-Length", body.byteLength.toString());',
    to: 'if (body !== null) $&',
  },
);

/** Where Astro writes the styles of a page, which many others have. */
const sharedStyles = edited('/astro/dist/runtime/server/render/head.js', {
  from: 'renderElement("style", style)',
  to: 'sharedStyle(style, () => $&)',
  import: { name: 'sharedStyle', file: import.meta.resolve('#components/once/shared-style.ts') },
});

/** Where Astro digests each style of a page, for every page anew and in another thread. */
const hashedOnce = edited('/astro/dist/core/encryption.js', {
  from: 'const hashBuffer = await crypto.subtle.digest(algorithm, encoder.encode(data));',
  to: "if (algorithm === 'SHA-256') return contentHash(data); $&",
  import: { name: 'contentHash', file: import.meta.resolve('#components/site/content-hash.ts') },
});
