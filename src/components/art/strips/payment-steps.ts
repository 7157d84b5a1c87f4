import { answer, panes, sky } from './around-house.ts';
import { closedDoor, house } from './day.ts';
import { room, seaWindow, tallPhone } from './indoors.ts';
import { coin, qrCode } from '../scenes/payment.ts';
import { sharedPart, strip } from './strip.ts';

/** A payment with Bitcoin, from the quote to its confirmation by the network. */
export const paymentSteps = ['quote', 'acceptance', 'address', 'confirmation'] as const;

const quote =
  '<path class="white" d="M76 40h88v142H76z"/><path class="clay" d="M88 54h38v8H88z"/><path class="shade" d="M88 74h64v6H88zM88 88h52v6H88zM88 102h60v6H88z"/>';
const price = '<path class="drop" d="M130 128a13 13 0 1 0 0 22M104 135h20M104 143h20"/>';
const accepted =
  '<path class="pine" d="M96 136l8-8 9 10 18-24 9 8-26 34z"/><path class="wood" d="M150 168l34-52 8 5-34 52-10 6z"/><path class="foam" d="M88 168h44"/>';

const frames: Record<(typeof paymentSteps)[number], string> = {
  quote: `${sharedPart}${quote}${price}`,
  acceptance: `${sharedPart}${quote}${accepted}`,
  address: `${sharedPart}${tallPhone}<g transform="translate(98 58)">${qrCode}</g><path class="shade" d="M96 116h48v7H96zM96 130h30v7H96z"/><g transform="translate(52 164)">${coin}</g>`,
  confirmation: `${sky}<circle class="sun" cx="188" cy="70" r="14"/>${house}${panes}${closedDoor}${answer}<g transform="translate(190 164)">${coin}</g>`,
};

export const paymentStrip: string = strip({ frames, shared: room(seaWindow) });
