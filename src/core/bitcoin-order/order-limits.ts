export const orderLimitRanges = {
  BITCOIN_MOST_EUROS: { default: 5000, min: 1, max: 10_000_000 },
  BITCOIN_MINUTES: { default: 60, min: 10, max: 1440 },
  BITCOIN_CONFIRMATIONS: { default: 2, min: 1, max: 100 },
} as const;

export type OrderLimits = { mostCents: number; minutesValid: number; confirmationsNeeded: number };
