export const whatsAppShareLink = ({ title, address }: Shared): string =>
  `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`;

export const mailShareLink = ({ title, address }: Shared): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;

type Shared = { title: string; address: string };
