import { colourProperties } from '#core/colours.ts';

/** The look of all pages that functions render. */
export const frameStyle = `
:root { color-scheme: light dark; }
${colourProperties('page')}
*, *::before, *::after { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font: 400 1.0625rem/1.65 Figtree, system-ui, sans-serif; overflow-wrap: break-word; }
body { margin: 0; }
h1, h2, h3, p, ul, ol { margin: 0; }
h1, h2, h3 { font-family: Marcellus, Georgia, serif; font-weight: 400; line-height: 1.2; text-wrap: balance; }
h1 { font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem); }
h2 { font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem); }
a { color: var(--sea); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--sun); outline-offset: 3px; }
.wrap { max-width: 50rem; margin-inline: auto; padding: 1.5rem clamp(1.25rem, 0.4rem + 4vw, 3rem); }
.stack > * + * { margin-top: 1rem; }
.top { border-bottom: 1px solid var(--line); }
.top .wrap { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; justify-content: space-between; padding-block: 0.75rem; }
.row { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; padding: 0; list-style: ''; }
.row a { display: inline-block; padding-block: 0.375rem; }
.panel { padding: 1.5rem; border-radius: 0.75rem; background: var(--mist); }
.alert { border-inline-start: 4px solid var(--alarm); }
.button { display: inline-flex; align-items: center; min-height: 3.25rem; padding: 0.625rem 1.625rem; border: 1.5px solid var(--sea); border-radius: 999px; background: var(--sea); color: var(--on-sea); font: inherit; font-weight: 500; line-height: 1.25; text-decoration: none; cursor: pointer; }
.soft { color: var(--ink-soft); font-size: 0.9375rem; }
input, textarea { display: block; width: 100%; margin-top: 0.25rem; padding: 0.75rem; border: 1px solid var(--ink-soft); border-radius: 0.375rem; background: var(--paper); color: inherit; font: inherit; }
.brand { display: inline-flex; align-items: center; gap: 0.625rem; color: inherit; font: 400 1.1875rem/1 Marcellus, Georgia, serif; text-decoration: none; }
`;
