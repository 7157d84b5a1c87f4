import type { AstroIntegration } from 'astro';
import { edited } from './edited.ts';

/**
 * Adds `client:interaction` to Astro: an island asks for its script only once somebody touches or focuses it,
 * or, with `{ query: 'q' }`, where the address has a `?q=`. And `client:editor`: only where an editor is signed in.
 */
export const wakeOnInteraction: AstroIntegration = {
  name: 'wake-on-interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective, updateConfig }) => {
      addClientDirective({ name: 'interaction', entrypoint: './src/islands/wake/on-interaction.ts' });
      addClientDirective({ name: 'editor', entrypoint: './src/islands/wake/when-editor.ts' });
      updateConfig({ vite: { plugins: [leanIslands, islandsAtOnce] } });
    },
  },
};

const leanIslands = edited(
  '/astro/dist/runtime/server/scripts.js',
  // What Astro writes in front of the first island of a page. A style may not stand in a body: ours is in islands.css.
  { from: '<style>${ISLAND_STYLES}</style>', to: '' },
  // Public pages have islands.browser.ts instead; development and the desk, where islands wake by `client:load`, have Astro's own.
  {
    from: 'function getPrescripts(result, type, directive) {',
    to: '$& if (directive !== "load" && process.env.NODE_ENV !== "development") return "";',
  },
);

const islandsAtOnce = edited(
  '/@astrojs/react/dist/server.js',
  // How Astro draws an island: through a stream, which takes longer than the island does. None of ours waits for anything.
  {
    from: 'await renderToReadableStreamAsync(vnode, renderOptions)',
    to: 'ReactDOM.renderToString(vnode, renderOptions)',
  },
  // How it finds out that a function is a component of React: it draws it once more. There are no others here.
  {
    from: 'if (typeof Component !== "function") return false;',
    to: 'return typeof Component === "function";',
  },
);

declare module 'astro' {
  // Astro's own way of adding to its directives.
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  interface AstroClientDirectives {
    'client:interaction'?: boolean | { query: string };
    'client:editor'?: boolean;
  }
}
