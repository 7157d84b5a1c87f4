import { mailtoLink } from '#core/mail/mailto-link.ts';

export const whatsAppShareLink = ({ title, address }: Shared): string =>
  `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`;

export const mailShareLink = ({ title, address }: Shared): string =>
  mailtoLink({ subject: title, body: address });

type Shared = { title: string; address: string };
