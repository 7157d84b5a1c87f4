import { mailtoLink } from '#core/mail/mailto-link.ts';

/** Opens WhatsApp with the title and address of a post. */
export const whatsAppShareLink = ({ title, address }: Shared): string =>
  `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`;

/** Opens the mail program with the title and address of a post. */
export const mailShareLink = ({ title, address }: Shared): string =>
  mailtoLink({ subject: title, body: address });

type Shared = { title: string; address: string };
