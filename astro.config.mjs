import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { finishedPages } from './src/astro/finished-pages.ts';
import { wakeOnInteraction } from './src/astro/islands.ts';
import { isLocalSite } from './src/adapters/settings.ts';
import { pageSitemapOptions } from './src/content/page-sitemap.ts';
import { rulesOfCode, shortProperties } from './src/styles/lean-css.ts';
import { shortScopes } from './src/styles/short-scopes.ts';

const { SITE_URL = 'http://localhost:8888', SITE_OUT_DIR, SITE_CACHE_DIR, DEV_HOST_URL } = process.env;

/** All components on one page, for whoever works on them; the public site has no such page. */
const styleguide = {
  name: 'styleguide',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      if (!isLocalSite(SITE_URL)) return;
      injectRoute({ pattern: '/[...locale]/styleguide', entrypoint: './src/pages/_styleguide.astro' });
    },
  },
};

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
  integrations: [
    react(),
    wakeOnInteraction,
    finishedPages,
    styleguide,
    sitemap(pageSitemapOptions(SITE_URL)),
  ],
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
    plugins: shortScopes(),
    css: { postcss: { plugins: [rulesOfCode, shortProperties] } },
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
