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

/** What the findings of the sample visit to a pool mean, in the order of its lines. */
export const poolStates = ['attention', 'fine', 'fine', 'fine', 'fine'] as const;

/** Positions on scales of 6.8 to 8.0 (pH) and of 0 to 3 mg/l (chlorine), in percent. */
export const poolScales = {
  ph: { from: 33, to: 67, was: 83, is: 50 },
  chlorine: { from: 17, to: 67, is: 40 },
};

/** Amounts on the sample quote and the sample statement that do not follow from the business’s prices. */
export const exampleCents = { materials: 65_00, rent: 4800_00, cleaning: 285_00 };

export type State = (typeof reportStates)[number];
