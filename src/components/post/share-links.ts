/** Opens WhatsApp with the title and the address of a post; the visitor chooses to whom it goes. */
export const whatsAppShareLink = ({ title, address }: Shared): string =>
  `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`;

/** Opens the visitor's own mail program with the same in a message to nobody yet. */
export const mailShareLink = ({ title, address }: Shared): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;

type Shared = { title: string; address: string };
