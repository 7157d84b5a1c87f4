import { frameStyle } from './frame-style.ts';

/** The CSS of the page of a preview. */
export const previewStyle = `${frameStyle}
.buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.quiet { background: transparent; color: var(--sea); }
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
