import type { AstroIntegration } from 'astro';

/**
 * Adds two directives to Astro. With `client:interaction`, an island loads its script when a visitor touches or focuses it.
 * With `{ query: 'q' }`, it also loads if the address contains a `?q=`. With `client:editor`, an island loads only if an
 * editor is signed in.
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
  // Astro's own way of adding to its directives.
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  interface AstroClientDirectives {
    'client:interaction'?: boolean | { query: string };
    'client:editor'?: boolean;
  }
}
