/** Writes the letter of any mail in the outbox. */
import { deskPages } from '#core/desk-pages.ts';
import { pageOfSite } from '#core/mail/page-of-site.ts';
import type { Locale } from '#core/locale.ts';
import type {
  BitcoinMatter,
  ComposeLetter,
  EnquiryMatter,
  HealthMatter,
  HeldMatter,
  Letter,
  MailMatter,
  PreviewMatter,
} from '#core/mail/mail.ts';
import type { PreviewMail } from '#core/preview/preview.ts';
import { bitcoinBusinessLetter } from './bitcoin-business/letter.ts';
import { bitcoinCustomerLetter } from './bitcoin-customer/letter.ts';
import { businessLetter, reminderLetter } from './business/letter.tsx';
import { confirmationLetter } from './confirmation/letter.ts';
import { healthLetter } from './health/letter.ts';
import { heldLetter } from './held/letter.ts';
import type { Links } from './links.ts';
import { previewLetter } from './preview/letter.tsx';

/** A test requires a function for each kind of mail in the database. */
export const letters: Letters = {
  enquiry: { business: businessLetter, confirmation: confirmationLetter, reminder: reminderLetter },
  preview: { preview: previewLetter },
  held: { held: heldLetter },
  health: { health: healthLetter },
  bitcoin: { 'bitcoin-customer': bitcoinCustomerLetter, 'bitcoin-business': bitcoinBusinessLetter },
};

/** The same input must give the same letter, because the mail service rejects a retry with a different letter. */
export function letterWriter(siteUrl: string, { previewLink, orderLink }: SignedPaths): ComposeLetter {
  const links: Links = {
    page: (address) => pageOfSite(address, siteUrl),
    enquiries: `${siteUrl}${deskPages.enquiries}`,
    health: `${siteUrl}${deskPages.health}`,
    bitcoinOrders: `${siteUrl}${deskPages.bitcoin}`,
    bitcoinOrder: ({ orderId: id, locale }) => `${siteUrl}${orderLink({ id, locale })}`,
    previewPage: (preview) => `${siteUrl}${previewLink(preview)}`,
  };
  return (mail) => {
    if ('enquiry' in mail) return writerOf(mail, letters.enquiry)(mail, links);
    if ('preview' in mail) return writerOf(mail, letters.preview)(mail, links);
    if ('healthProblems' in mail) return writerOf(mail, letters.health)(mail, links);
    if ('bitcoin' in mail) return writerOf(mail, letters.bitcoin)(mail, links);
    if ('unreadable' in mail) throw new Error('The stored mail has a wrong form.');
    return writerOf(mail, letters.held)(mail, links);
  };
}

function writerOf<Matter>({ kind }: MailMatter, writers: Writers<Matter>): WriteLetter<Matter> {
  const write = writers[kind];
  if (write === undefined) throw new Error(`There is no letter for a mail of the kind ${kind}.`);
  return write;
}

type SignedPaths = {
  previewLink: (preview: PreviewMail) => string;
  orderLink: (order: { id: string; locale: Locale }) => string;
};

type Letters = {
  enquiry: Writers<EnquiryMatter>;
  preview: Writers<PreviewMatter>;
  held: Writers<HeldMatter>;
  health: Writers<HealthMatter>;
  bitcoin: Writers<BitcoinMatter>;
};

type Writers<Matter> = Record<string, WriteLetter<Matter>>;
type WriteLetter<Matter> = (matter: Matter, links: Links) => Letter;
