import { isOfficeOpen } from '#core/business/hours/office-hours.ts';
import { phoneLink } from '#core/phone/phone-link.ts';
import type { NightCall } from './contact-links.ts';

/** Outside office hours, lets each link that calls the office call the emergency number, and show it. */
export function callOfficeOrEmergency(): void {
  const { nightCall } = document.querySelector<HTMLElement>('[data-night-call]')?.dataset ?? {};
  if (nightCall === undefined) return;
  const { office, emergency, ...hours } = JSON.parse(nightCall) as NightCall;
  if (isOfficeOpen(hours, new Date())) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-call]')) {
    link.href = phoneLink(emergency[0]);
    for (const part of link.childNodes)
      part.nodeValue &&= part.nodeValue.replace(office[0], emergency[0]).replace(office[1], emergency[1]);
  }
}
