import type { AstroIntegration } from 'astro';

/**
 * `client:interaction` loads an island when a visitor first touches or focuses it.
 * With `{ query: 'q' }`, it loads the island at once if the page’s URL has a non-empty parameter `q`.
 * `client:editor` loads an island only if an editor is signed in.
 */
export const clientDirectives: AstroIntegration = {
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'interaction', entrypoint: './src/islands/wake/on-interaction.ts' });
      addClientDirective({ name: 'editor', entrypoint: './src/islands/wake/when-editor.ts' });
    },
  },
};

declare module 'astro' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with Astro’s own
  interface AstroClientDirectives {
    'client:interaction'?: boolean | { query: string };
    'client:editor'?: boolean;
  }
}
