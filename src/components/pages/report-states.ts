/** What the findings of the sample report mean, in the order of the rooms. */
export const reportStates = [
  'fine',
  'fine',
  'fine',
  'attention',
  'decision',
  'attention',
  'attention',
  'fine',
  'fine',
] as const;
