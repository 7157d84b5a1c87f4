import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import packageJson from './package.json' with { type: 'json' };
import { clientDirectives } from './src/islands/wake/client-directives.ts';
import { scriptFiles } from './src/islands/wake/script-files.ts';
import { rulesOfCode } from './src/styles/postcss-from-code.ts';

const { SITE_URL = 'http://localhost:8888', SITE_OUT_DIR, SITE_CACHE_DIR, DEV_HOST_URL } = process.env;

/** The oldest browsers, as bundlers name them: `chrome121`. A test finds features that these lack. */
const oldestBrowsers = packageJson.browserslist.map((line) =>
  line.replace(' >= ', '').replace('ios_saf', 'ios'),
);

export default defineConfig({
  site: SITE_URL,
  output: 'static',
  trailingSlash: 'never',
  // Styles are inside the page: on a slow phone, each further file would delay the first paint.
  build: { format: 'file', concurrency: 16, inlineStylesheets: 'always' },
  // The default value 'jsx' would join two words that only a line break separates.
  compressHTML: true,
  scopedStyleStrategy: 'class',
  outDir: SITE_OUT_DIR ?? './dist',
  cacheDir: SITE_CACHE_DIR ?? './node_modules/.astro',
  devToolbar: { enabled: false },
  integrations: [react(), clientDirectives, scriptFiles],
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
      ],
    },
  },
  // Our own code renders all Markdown (that of the posts), so Astro needs no syntax highlighter.
  markdown: { syntaxHighlight: false },
  vite: {
    css: { postcss: { plugins: [rulesOfCode] } },
    build: {
      target: oldestBrowsers,
      // Keeps the hashed files of earlier versions, because pages that are still open may request them.
      emptyOutDir: false,
      // Inlines no script, font or image, because inlined files would delay the first paint.
      assetsInlineLimit: 0,
    },
    ...(DEV_HOST_URL === undefined ? {} : { server: { proxy: devProxy(DEV_HOST_URL) } }),
  },
});

/** During `npm run dev`, Astro's server forwards requests for functions, backend and local services to `target`. */
function devProxy(target) {
  return Object.fromEntries(
    ['/functions', '/.netlify', '/rest', '/auth', '/storage', '/local', '/media', '/og', '/preview'].map(
      (path) => [path, { target }],
    ),
  );
}
