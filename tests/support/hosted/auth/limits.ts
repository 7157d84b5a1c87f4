import { addressOf } from './address.ts';
import { AuthError } from './error.ts';

/**
 * Counts requests per kind and address. Like Supabase Auth (2.196, November 2026), allows 30 at once, and then as many in
 * five minutes as its settings say. A request without an address is not limited.
 */
export function requestLimits() {
  const buckets = new Map<string, { left: number; at: number }>();
  return (kind: keyof typeof perFiveMinutes, request: Request): void => {
    if (!request.headers.has('sb-forwarded-for') && !request.headers.has('x-forwarded-for')) return;
    const name = `${kind} ${addressOf(request)}`;
    const { left, at } = buckets.get(name) ?? { left: burst, at: Date.now() };
    const now = Date.now();
    const filled = Math.min(burst, left + ((now - at) / 300_000) * perFiveMinutes[kind]);
    buckets.set(name, { left: Math.max(0, filled - 1), at: now });
    if (filled < 1) throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
  };
}

const burst = 30;

const perFiveMinutes = { token: 150, recover: 30, verify: 30, user: 30, challenge: 75, 'verify-factor': 75 };

export type RequestLimits = ReturnType<typeof requestLimits>;
