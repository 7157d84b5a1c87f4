/** The settings that are numbers. Each is a whole number from `min` to `max`, or 0 with `orZero`. */
export const settingNumbers = {
  /** A build starts after this many seconds without a change. */
  REBUILD_QUIET_SECONDS: { min: 0, max: 3600, default: 20 },
  /** Ten builds use half of the credits of the free plan (docs/deploy.md). Visitors and code deploys need the rest. */
  BUILDS_PER_MONTH: { min: 1, max: 10_000, default: 10, orZero: true },
  /** The number of messages that one sender may send in an hour. */
  CONTACT_LIMIT: { min: 1, max: 1_000_000, default: 5 },
  /** The hour in Ibiza from which the schedule writes the news of the day. */
  NEWS_HOUR: { min: 0, max: 23, default: 7 },
  /** 0 keeps messages for ever. The minimum of 30 protects messages if the owner mistypes the number. */
  RETENTION_DAYS: { min: 30, max: 3650, default: 730, orZero: true },
  BITCOIN_MOST_EUROS: { min: 1, max: 10_000_000, default: 5000 },
  BITCOIN_MINUTES: { min: 10, max: 1440, default: 60 },
  BITCOIN_CONFIRMATIONS: { min: 1, max: 100, default: 2 },
} as const satisfies Record<string, NumberRange>;

/**
 * Returns undefined for a text that is no number in the setting's range.
 * @example settingNumber('NEWS_HOUR', '24') // => undefined
 */
export function settingNumber(name: NumberSetting, text: string): number | undefined {
  const { min, max, orZero = false }: NumberRange = settingNumbers[name];
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  return (number >= min && number <= max) || (orZero && number === 0) ? number : undefined;
}

export type NumberSetting = keyof typeof settingNumbers;
type NumberRange = { min: number; max: number; default: number; orZero?: boolean };
