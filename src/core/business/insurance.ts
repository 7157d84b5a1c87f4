/** Whether pages may name the insurance of the business, and whether the owner must renew it. */
import { daysAfter } from '../ibiza-time/days.ts';
import type { Business } from './business.ts';

type Insurance = Business['insurance'];

/** A policy is valid up to and including its last day. Without a last day, it has not ended. */
export const hasEnded = ({ validUntil }: Pick<Insurance, 'validUntil'>, today: string): boolean =>
  validUntil !== '' && validUntil < today;

/** Whether an insurance ends within 30 days, or has ended. */
export const isRenewalDue = (insurance: Insurance, today: string): boolean =>
  insurance.insurer !== '' && hasEnded(insurance, daysAfter(today, 31));

/** Returns the insurance that pages may show, or undefined if there is none or if it has ended. */
export const validInsurance = (insurance: Insurance, today: string): Insurance | undefined =>
  insurance.insurer === '' || hasEnded(insurance, today) ? undefined : insurance;
