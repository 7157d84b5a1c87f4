import { deskPages } from '#core/desk-pages.ts';
import type {
  ComposeLetter,
  EnquiryMatter,
  HeldMatter,
  Letter,
  MailMatter,
  PreviewMatter,
} from '#core/mail/mail.ts';
import type { PreviewMail } from '#core/preview/preview.ts';
import { businessLetter, reminderLetter } from './business/letter.tsx';
import { confirmationLetter } from './confirmation/letter.ts';
import { heldLetter } from './held/letter.ts';
import type { Links } from './links.ts';
import { previewLetter } from './preview/letter.tsx';

/** Every kind of mail the outbox may hold, by what it is about. A test holds the database to the same kinds. */
export const letters: Letters = {
  enquiry: { business: businessLetter, confirmation: confirmationLetter, reminder: reminderLetter },
  preview: { preview: previewLetter },
  held: { held: heldLetter },
};

/**
 * Writes the mails of a site: the same matter always makes the same letter, since the mail service compares them.
 * `previewLink` makes the path of a preview's page; a caller that mails no previews leaves it out.
 */
export function letterWriter(
  siteUrl = '',
  previewLink: (preview: PreviewMail) => string = noPreviews,
): ComposeLetter {
  const links: Links = {
    enquiries: `${siteUrl}${deskPages.enquiries}`,
    previewPage: (preview) => `${siteUrl}${previewLink(preview)}`,
  };
  return (mail) => {
    if ('enquiry' in mail) return writerOf(mail, letters.enquiry)(mail, links);
    if ('preview' in mail) return writerOf(mail, letters.preview)(mail, links);
    return writerOf(mail, letters.held)(mail, links);
  };
}

function writerOf<Matter>({ kind }: MailMatter, writers: Writers<Matter>): WriteLetter<Matter> {
  const write = writers[kind];
  if (write === undefined) throw new Error(`There is no letter for a mail of the kind ${kind}.`);
  return write;
}

function noPreviews(): never {
  throw new Error('Mailing previews needs the address of their page.');
}

type Letters = {
  enquiry: Writers<EnquiryMatter>;
  preview: Writers<PreviewMatter>;
  held: Writers<HeldMatter>;
};

type Writers<Matter> = Record<string, WriteLetter<Matter>>;
type WriteLetter<Matter> = (matter: Matter, links: Links) => Letter;
