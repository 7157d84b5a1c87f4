/** The desk loads these packages only on demand, see desk-at-once.test.ts. */
const editorPackages = ['model', 'state', 'view', 'commands', 'keymap', 'history', 'inputrules']
  .concat(['schema-list', 'tables', 'gapcursor', 'dropcursor', 'transform'])
  .map((name) => `prosemirror-${name}`);

/** The modules (“rooms” in `docs/rooms.md`) and what each may import. A file belongs to the first module that matches. */
export const rooms: Room[] = [
  {
    room: 'src/core',
    may: ['src/core'],
    packages: [
      'valibot',
      'marked',
      'sanitize-html',
      'htmlparser2',
      'dom-serializer',
      'domhandler',
      'domutils',
      'entities',
      'html-tag-names',
      'diff',
      'p-retry',
      'libphonenumber-js',
    ],
  },
  { room: 'src/contract', may: ['src/core', 'src/contract'], packages: ['valibot'] },
  {
    room: 'src/adapters',
    may: ['src/core', 'src/contract', 'src/adapters', 'src/site.config.ts'],
    packages: 'any',
  },
  {
    room: 'src/wiring',
    may: ['src/core', 'src/adapters', 'src/wiring'],
    packages: ['@netlify/functions'],
  },
  {
    room: 'src/handlers',
    may: [
      'src/core',
      'src/contract',
      'src/adapters',
      'src/wiring',
      'src/i18n',
      'src/mail',
      'src/served-pages',
      'src/cards',
      'src/handlers',
    ],
    packages: [],
  },
  {
    room: 'functions',
    may: ['src/core', 'src/contract', 'src/adapters', 'src/wiring', 'src/handlers', 'src/i18n'],
    packages: ['@netlify/functions'],
  },
  {
    room: 'scripts',
    may: ['src/core', 'src/contract', 'src/adapters', 'src/content', 'src/site.config.ts', 'scripts'],
    packages: 'any',
  },
  {
    room: 'src/content',
    may: ['src/core', 'src/adapters', 'src/content'],
    packages: [],
  },
  {
    room: 'src/mail',
    may: ['src/core', 'src/i18n', 'src/mail'],
    packages: ['react', 'react-dom'],
  },
  {
    room: 'src/served-pages',
    may: ['src/core', 'src/i18n', 'src/served-pages'],
    packages: ['react', 'react-dom'],
  },
  {
    room: 'src/cards',
    may: ['src/core', 'src/i18n', 'src/components/art', 'src/cards'],
    packages: ['react', 'satori', 'sharp', '@fontsource/figtree', '@fontsource/marcellus'],
  },
  { room: 'src/i18n', may: ['src/core', 'src/i18n'], packages: [] },
  {
    room: 'src/components',
    may: ['src/core', 'src/i18n', 'src/components', 'src/islands', 'src/styles'],
    packages: 'fonts and types',
  },
  {
    room: 'src/layouts',
    may: ['src/core', 'src/i18n', 'src/components', 'src/islands', 'src/styles', 'src/layouts'],
    packages: 'fonts and types',
  },
  { room: 'src/styles', may: ['src/core', 'src/styles'], packages: 'fonts and types' },
  { room: 'src/middleware.ts', may: ['src/core', 'src/content', 'src/layouts'], packages: 'fonts and types' },
  { room: 'src/browser-storage', may: ['src/core', 'src/browser-storage'], packages: ['valibot'] },
  {
    room: 'src/session',
    may: ['src/core', 'src/contract', 'src/browser-storage', 'src/session', 'src/adapters/*.browser.ts'],
    packages: ['nanostores', 'p-retry'],
  },
  {
    room: 'src/clients',
    may: ['src/core', 'src/contract', 'src/session', 'src/clients', 'src/adapters/*.browser.ts'],
    packages: [],
  },
  {
    room: 'src/stores',
    may: [
      'src/core',
      'src/contract',
      'src/browser-storage',
      'src/session',
      'src/clients',
      'src/stores',
      'src/adapters/*.browser.ts',
    ],
    packages: ['nanostores'],
  },
  {
    room: 'src/islands',
    may: [
      'src/core',
      'src/contract',
      'src/i18n',
      'src/browser-storage',
      'src/session',
      'src/clients',
      'src/stores',
      'src/islands',
    ],
    packages: [
      'react',
      'react-dom',
      'react-image-crop',
      '@nanostores/react',
      '@tanstack/react-query',
      'valibot',
      'astro',
      'qr',
      'domhandler',
      'domutils',
      ...editorPackages,
    ],
  },
  {
    room: 'src/pages',
    may: [
      'src/core',
      'src/adapters',
      'src/content',
      'src/i18n',
      'src/components',
      'src/layouts',
      'src/islands',
    ],
    packages: ['astro', '@astrojs/rss'],
  },
  { room: 'src/site.config.ts', may: ['src/core', 'src/i18n'], packages: [] },
];

/** Maps each SDK to the only folder that may import it. */
export const sdkHomes: Record<string, string> = {
  '@supabase/auth-js': 'src/adapters/supabase',
  '@supabase/supabase-js': 'src/adapters/supabase',
  resend: 'src/adapters/resend',
  '@valibot/to-json-schema': 'src/adapters/language-model',
  feedsmith: 'src/adapters/feeds',
  jsonrepair: 'src/adapters/language-model',
  yaml: 'src/adapters/language-model',
  undici: 'src/adapters/outside',
  'ipaddr.js': 'src/adapters/outside',
  'age-encryption': 'src/adapters/backup',
  aws4fetch: 'src/adapters/backup',
  '@scure/base': 'src/adapters/bitcoin-order',
  '@scure/bip32': 'src/adapters/bitcoin-order',
};

export type Room = {
  room: string;
  may: string[];
  packages: string[] | 'any' | 'fonts and types';
};
