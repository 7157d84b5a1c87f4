/** Returns a link that opens WhatsApp with the title and address of a post. The visitor chooses the recipient. */
export const whatsAppShareLink = ({ title, address }: Shared): string =>
  `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`;

/** Returns a link that opens the visitor's mail program with the title and address of a post, without a recipient. */
export const mailShareLink = ({ title, address }: Shared): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;

type Shared = { title: string; address: string };
