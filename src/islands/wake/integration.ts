import type { AstroIntegration } from 'astro';

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

/** What Astro writes in front of the first island of a page. A style may not stand in a body: ours is in islands.css. */
const islandStyle = '<style>${ISLAND_STYLES}</style>';

const prescripts = 'function getPrescripts(result, type, directive) {';

/** Public pages have islands.browser.ts instead; development and the desk, where islands wake by `client:load`, have Astro's own. */
const noneOnPublicPages = 'if (directive !== "load" && process.env.NODE_ENV !== "development") return "";';

const leanIslands = {
  name: 'lean-islands',
  transform(code: string, id: string): string | undefined {
    if (!id.endsWith('/astro/dist/runtime/server/scripts.js')) return undefined;
    if (!code.includes(islandStyle) || !code.includes(prescripts))
      throw new Error('Astro writes its islands differently now: see whether this plugin is still needed.');
    return code.replace(islandStyle, '').replace(prescripts, `${prescripts} ${noneOnPublicPages}`);
  },
};

/** How Astro draws an island: through a stream, which takes longer than the island does. None of ours waits for anything. */
const throughStream = 'await renderToReadableStreamAsync(vnode, renderOptions)';

/** How it finds out that a function is a component of React: it draws it once more. There are no others here. */
const tried = 'if (typeof Component !== "function") return false;';

const islandsAtOnce = {
  name: 'islands-at-once',
  transform(code: string, id: string): string | undefined {
    if (!id.endsWith('/@astrojs/react/dist/server.js')) return undefined;
    if (!code.includes(throughStream) || !code.includes(tried))
      throw new Error('Astro draws islands differently now: see whether this plugin is still needed.');
    return code
      .replace(throughStream, 'ReactDOM.renderToString(vnode, renderOptions)')
      .replace(tried, 'return typeof Component === "function";');
  },
};

declare module 'astro' {
  // Astro's own way of adding to its directives.
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  interface AstroClientDirectives {
    'client:interaction'?: boolean | { query: string };
    'client:editor'?: boolean;
  }
}
