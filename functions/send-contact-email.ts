import { senderAt } from '#adapters/admin-token.ts';
import { messageTools } from '#adapters/enquiries.ts';
import { endpoint } from '#adapters/http/endpoint.ts';
import { findSetting } from '#adapters/settings.ts';
import { submittedSchema } from '#core/enquiry/submitted.ts';
import { takeMessage } from '#core/enquiry/take-message.ts';
import { letterWriter } from '#mail/compose-letter.ts';
import { site } from '#site-config';

export default endpoint({
  asks: 'anyone',
  input: submittedSchema,
  run: (submitted, { address, afterAnswer }) =>
    takeMessage(
      messageTools({ compose: letterWriter(findSetting('SITE_URL')), mailbox: site.email, afterAnswer }),
      {
        submitted,
        sender: senderAt(address),
        now: new Date(),
      },
    ),
  answer: (taken) => ({ ok: true, ...taken }),
});
