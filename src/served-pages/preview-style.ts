import { colourProperties } from '#core/colours.ts';

export const previewStyle = `
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
.buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.button { display: inline-flex; align-items: center; min-height: 3.25rem; padding: 0.625rem 1.625rem; border: 1.5px solid var(--sea); border-radius: 999px; background: var(--sea); color: var(--on-sea); font: inherit; font-weight: 500; line-height: 1.25; text-decoration: none; cursor: pointer; }
.quiet { background: transparent; color: var(--sea); }
.soft { color: var(--ink-soft); font-size: 0.9375rem; }
textarea { display: block; width: 100%; margin-top: 0.25rem; padding: 0.75rem; border: 1px solid var(--ink-soft); border-radius: 0.375rem; background: var(--paper); color: inherit; font: inherit; }
.steps { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; padding: 0; color: var(--ink-soft); list-style: ''; }
.steps li { padding-bottom: 0.25rem; border-bottom: 3px solid var(--line); }
.steps [data-reached='true'] { border-color: var(--pine); color: var(--ink); }
.post { margin-top: 3rem; padding-top: 2rem; border-top: 1px solid var(--line); }
.lead { color: var(--ink-soft); font-size: 1.25rem; line-height: 1.5; }
.hero { display: block; width: 100%; height: auto; aspect-ratio: 16 / 9; object-fit: cover; border-radius: 0.75rem; }
.prose { font-size: 1.125rem; line-height: 1.7; }
.prose > * + * { margin-top: 1rem; }
.prose h2, .prose h3 { margin-top: 2rem; font-size: 1.375rem; }
.prose ul, .prose ol { padding-inline-start: 1.25rem; }
.prose img { max-width: 100%; height: auto; border-radius: 0.75rem; }
.prose blockquote { margin: 0; padding-inline-start: 1.5rem; border-inline-start: 3px solid var(--sun); color: var(--ink-soft); }
.prose pre, .prose table { display: block; max-width: 100%; overflow-x: auto; }
.prose figure { margin: 0; }
.prose .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 1rem; }
.prose aside { padding: 1rem 1.5rem; border-inline-start: 3px solid var(--sea); background: var(--mist); }
.prose th, .prose td { padding: 0.5rem 0.75rem; border-bottom: 1px solid var(--line); text-align: start; }
`;
