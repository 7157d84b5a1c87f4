/** By how many seconds `npm test -- clock` has shifted the clock of this process and its children: docs/decisions/0025. */
export const clockShift = Number(/^\+(\d+)s$/.exec(process.env['FAKETIME'] ?? '')?.[1] ?? 0);
