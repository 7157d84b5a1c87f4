/** Gives the rule that takes enquiries the database, the mail service and the webhook. */
import type { AfterAnswer } from '#core/answering/after-answer.ts';
import { business } from '#core/business/current.ts';
import { mailUnstored } from '#core/mail/mail-unstored.ts';
import type { ComposeLetter } from '#core/mail/mail.ts';
import type { EnquiryDeps } from '#core/enquiry/take-enquiry.ts';
import { unstoredAllowance } from '#core/enquiry/unstored-allowance.ts';
import { readContactStamp } from '#adapters/signing/contact-stamp.ts';
import { callFallbackWebhook } from '#adapters/fallback-webhook.ts';
import { deliverMail } from './mails.ts';
import { reportError } from '#adapters/report-error.ts';
import { sendLetter } from '#adapters/resend/send-letter.ts';
import { sealEnquiry } from '#adapters/supabase/enquiries/sealed-enquiry.ts';
import { findSetting } from '#adapters/settings.ts';
import { contactLimit, storeEnquiry } from '#adapters/supabase/enquiries/enquiry-store.ts';

/** Hourly limits for enquiries that cannot be stored. Each process counts separately. */
const allowUnstored = unstoredAllowance({ mails: 20, webhooks: 200, ofSender: contactLimit, now: Date.now });

export function enquiryDeps({ compose, afterAnswer }: MessageParts): EnquiryDeps {
  return {
    mailboxes: [business().email, findSetting('CONTACT_TO')].filter((address) => address !== undefined),
    readStamp: readContactStamp,
    store: storeEnquiry,
    deliver: (id) => deliverMail({ kind: 'business', about: id }, { compose, afterAnswer }),
    allowUnstored: ({ address }) => allowUnstored(address),
    mailUnstored: (enquiry) =>
      mailUnstored({ compose, send: sendLetter, seal: sealEnquiry, reportError }, enquiry),
    hasMailKey: findSetting('RESEND_API_KEY') !== undefined,
    callWebhook: callFallbackWebhook,
    reportError,
  };
}

type MessageParts = { compose: ComposeLetter; afterAnswer: AfterAnswer };
