import { business } from '#core/business/current.ts';

/** The samples tell one story: an inspection finds a dripping tap, the owner says yes, and it is replaced the day after. Days are months and days. */
export const story = {
  received: { day: '03-09' },
  inspection: {
    day: '03-10',
    keyOut: '10:00',
    from: '10:15',
    photo: '10:42',
    until: '11:05',
    keyBack: '11:20',
  },
  answered: { day: '03-11' },
  newTap: { day: '03-12', keyOut: '9:00', keyBack: '10:30' },
  guests: { day: '03-14', keyOut: '15:10', back: '03-21' },
} as const;

/** The amounts of the quote for the tap, in cents. */
export function tapQuote() {
  const labour = business().prices.extras.handyman;
  const materials = 65_00;
  return { labour, materials, total: labour + materials };
}

/** Other amounts in samples that do not follow from the business’s prices. */
export const exampleCents = { hose: 95_00, rent: 9600_00, cleaning: 285_00 };

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

export type State = (typeof reportStates)[number];
