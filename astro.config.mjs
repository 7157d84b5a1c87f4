import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { colourProperties } from './src/core/colours.ts';
import { wakeOnInteraction } from './src/islands/wake/integration.ts';
import { isLocalSite } from './src/adapters/settings.ts';
import { pageSitemapOptions } from './src/content/page-sitemap.ts';

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

/** Puts the colours of `src/core/colours.ts` in place of `@brand-colours`. */
const brandColours = {
  postcssPlugin: 'brand-colours',
  AtRule: {
    'brand-colours': (rule, { postcss, result }) =>
      void rule.replaceWith(postcss.parse(colourProperties, { from: result.opts.from })),
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
  outDir: SITE_OUT_DIR ?? './dist',
  cacheDir: SITE_CACHE_DIR ?? './node_modules/.astro',
  devToolbar: { enabled: false },
  integrations: [react(), wakeOnInteraction, styleguide, sitemap(pageSitemapOptions(SITE_URL))],
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
    css: { postcss: { plugins: [brandColours] } },
    build: {
      // The output of the build before is kept: pages that did not change are not written again.
      emptyOutDir: false,
      // The small scripts of a page stand in it; a font or a picture never does, unless it is asked for as a text.
      assetsInlineLimit: (file) => (/\.[cm]?[jt]s$/.test(file) ? undefined : false),
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
