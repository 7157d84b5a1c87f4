import type { Business } from './business.ts';
import { business } from './current.ts';

/** Returns the number for emergencies: the business’s emergency number or, if it has none, that of its office. */
export const emergencyPhone = (details: Numbers = business()): string =>
  details.emergencyPhone || details.phone;

/** Whether links that call the office should call the emergency number outside office hours. */
export const isCalledAtNight = ({ promises, ...details }: Numbers & Pick<Business, 'promises'>): boolean =>
  promises.aroundTheClock && emergencyPhone(details) !== details.phone;

type Numbers = Pick<Business, 'phone' | 'emergencyPhone'>;
