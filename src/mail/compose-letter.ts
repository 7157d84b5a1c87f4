import type { ComposeLetter } from '#core/enquiry/mail.ts';
import type { PreviewMail } from '#core/preview/preview.ts';
import { businessLetter } from './business-letter.tsx';
import { confirmationLetter } from './confirmation-letter.tsx';
import { heldLetter } from './held-letter.tsx';
import { previewLetter } from './preview-letter.tsx';

/**
 * Says everything a mail says, from what it is about: the same matter always makes the same letter. `previewLink` makes
 * the path of a preview's page; who mails no previews leaves it out.
 */
export const letterWriter =
  (siteUrl = '', previewLink: (preview: PreviewMail) => string = noPreviews): ComposeLetter =>
  (mail) => {
    if (mail.kind === 'preview') return previewLetter(mail.preview, `${siteUrl}${previewLink(mail.preview)}`);
    if (mail.kind === 'held') return heldLetter(mail.heldMessages, { desk: `${siteUrl}/admin/enquiries` });
    if (mail.kind === 'confirmation') return confirmationLetter(mail.enquiry);
    return businessLetter(mail.enquiry, {
      desk: `${siteUrl}/admin/enquiries`,
      isReminder: mail.kind === 'reminder',
      unstored: mail.unstored,
    });
  };

function noPreviews(): never {
  throw new Error('Whoever mails previews has to say where they are looked at.');
}
