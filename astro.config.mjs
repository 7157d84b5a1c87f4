import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { clientDirectives } from './src/islands/wake/client-directives.ts';
import { rulesOfCode } from './src/styles/lean-css.ts';

const { SITE_URL = 'http://localhost:8888', SITE_OUT_DIR, SITE_CACHE_DIR, DEV_HOST_URL } = process.env;

export default defineConfig({
  site: SITE_URL,
  output: 'static',
  trailingSlash: 'never',
  // Styles stand in the page: on a phone far away, each further file would delay the first sight of it.
  build: { format: 'file', concurrency: 16, inlineStylesheets: 'always' },
  // 'jsx', the default, glues words together at line breaks.
  compressHTML: true,
  scopedStyleStrategy: 'class',
  outDir: SITE_OUT_DIR ?? './dist',
  cacheDir: SITE_CACHE_DIR ?? './node_modules/.astro',
  devToolbar: { enabled: false },
  integrations: [react(), clientDirectives],
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
  // Posts are rendered by our own function; nothing else is Markdown.
  markdown: { syntaxHighlight: false },
  vite: {
    css: { postcss: { plugins: [rulesOfCode] } },
    build: {
      // Hashed files of earlier code stay where Astro builds the whole site: pages that are open ask for them.
      emptyOutDir: false,
      // Scripts of a page come after it has been drawn; a font or a picture never stands in it.
      assetsInlineLimit: 0,
    },
    ...(DEV_HOST_URL === undefined ? {} : { server: { proxy: devProxy(DEV_HOST_URL) } }),
  },
});

/** In `npm run dev` the functions and the backend answer behind Astro's own address. */
function devProxy(target) {
  return Object.fromEntries(
    ['/functions', '/.netlify', '/rest', '/auth', '/storage', '/local', '/media', '/og', '/preview'].map(
      (path) => [path, { target }],
    ),
  );
}
