/** The sign of a state, with its class for list.css. */
export const stateMark = (state: keyof typeof signs) => ({
  className: `state state-${state}`,
  'data-sign': signs[state],
});

const signs = {
  live: '●',
  scheduled: '◷',
  outdated: '↻',
  'outdated-draft': '↻',
  reviewed: '✓',
  machine: '◐',
  draft: '○',
  pending: '!',
  missing: '–',
  'on-its-way': '◌',
  failed: '!',
};
