import type { ComposeLetter } from '#core/enquiry/mail.ts';
import { businessLetter } from './business-letter.tsx';
import { confirmationLetter } from './confirmation-letter.tsx';

/** Says everything a mail says, from the message it is about. The same message always makes the same letter. */
export const letterWriter =
  (siteUrl = ''): ComposeLetter =>
  ({ kind, enquiry, unstored }) =>
    kind === 'confirmation'
      ? confirmationLetter(enquiry)
      : businessLetter(enquiry, {
          desk: `${siteUrl}/admin/enquiries`,
          isReminder: kind === 'reminder',
          unstored,
        });
