/**
 * The HTTP status and the English sentence of every refusal. Codes never change. Screens show their own text for a code.
 */
export const refusalAnswers = {
  'method-not-allowed': [405, 'This address does not take that method.'],
  'wrong-origin': [403, 'Only pages of this site may call this address.'],
  'json-only': [415, 'Send JSON, with the content type application/json.'],
  'too-large': [413, 'The request is larger than 256 KB.'],
  'not-signed-in': [401, 'Sign in first: there is no valid session.'],
  'not-an-editor': [403, 'You are signed in, but not as an editor.'],
  'invalid-json': [400, 'The request is not valid JSON.'],
  'invalid-input': [400, 'Some fields are missing or wrong.'],
  'token-refused': [401, 'This is not the access token.'],
  'second-factor-needed': [403, 'Confirm this with the code of your second factor.'],
  'list-full': [409, 'This list is full. Delete what is no longer needed, or try again tomorrow.'],
  'already-an-editor': [409, 'This address is an editor’s already.'],
  'too-many-invitations': [409, 'Ten invitations are open, or twenty were sent within a day.'],
  'editor-not-found': [404, 'There is no such editor.'],
  'editor-stays': [409, 'This cannot be done to the shared account or to your own.'],
  'invitation-not-found': [404, 'There is no such open invitation.'],
  'invitation-unknown': [404, 'There is no such invitation.'],
  'invitation-used': [409, 'This invitation has been used.'],
  'invitation-withdrawn': [409, 'This invitation has been withdrawn.'],
  'invitation-expired': [409, 'This invitation has expired.'],
  'invitation-for-another': [403, 'This invitation is for another e-mail address.'],
  'account-exists': [409, 'There is an account with this e-mail address already, with another password.'],
  'password-weak': [422, 'This password is too weak.'],
  'too-many-requests': [429, 'Too many tries. Please wait a while.'],
  'too-many-mails': [429, 'Twenty mails of this kind were requested within an hour. Try again in an hour.'],
  'post-not-found': [404, 'There is no such post.'],
  'slug-taken': [409, 'Another article has this slug already.'],
  'changed-meanwhile': [409, 'Another editor has changed this post in the meantime.'],
  'details-changed-meanwhile': [409, 'Another editor has changed these details in the meantime.'],
  'draft-not-found': [404, 'There is no such draft.'],
  'too-many-drafts': [409, 'Too many changes of yours are waiting to be saved.'],
  'post-untranslated': [409, 'This post has not been translated yet.'],
  'checklist-needed': [409, 'A text that a program wrote is signed with a name, after all checks.'],
  'image-alt-missing': [409, 'The picture of this post has no words in this language yet.'],
  'image-not-found': [404, 'There is no such incoming file.'],
  'image-too-large': [413, 'The file is larger than 8 MB.'],
  'image-too-many-pixels': [413, 'The picture has more than 50 megapixels.'],
  'not-an-image': [415, 'The file is no picture, or a broken one.'],
  'image-kind-refused': [415, 'Pictures are taken as JPEG, PNG, WebP or AVIF.'],
  'image-animated': [415, 'The file moves, or contains more than one picture.'],
  'image-is-heic': [415, 'The file is a HEIC photo, which only some browsers can turn into a JPEG.'],
  'image-is-film': [415, 'The file is a film or a sound.'],
  'storage-unreachable': [503, 'The store of pictures cannot be reached right now.'],
  'picture-not-found': [404, 'There is no such picture.'],
  'picture-in-use': [409, 'Articles, unsaved texts or the business still use this picture.'],
  'post-published': [409, 'This post is published already.'],
  'time-is-past': [409, 'This time is past already.'],
  'time-does-not-exist': [409, 'The clocks go forward in that hour: this time does not exist on Ibiza.'],
  'time-exists-twice': [409, 'The clocks go back in that hour: choose the first or the second.'],
  'version-not-found': [404, 'There is no such version of this post.'],
  'target-not-found': [404, 'The site has no page at that address.'],
  'daily-news-not-found': [404, 'There is no daily news of today.'],
  'recipient-refused': [400, 'A preview goes to editors and to the business only.'],
  'no-translator': [503, 'There is no translator: AI_BASE_URL, AI_API_KEY and AI_MODEL are to be set.'],
  'nothing-to-translate': [409, 'This translation is up to date.'],
  'translation-running': [409, 'This is being translated already.'],
  'translation-failed': [502, 'The translation failed.'],
  'no-language-model': [
    503,
    'There is no language model: AI_BASE_URL, AI_API_KEY and AI_MODEL are to be set.',
  ],
  'text-failed': [502, 'The language model wrote no text that can be used.'],
  'enquiry-not-found': [404, 'There is no such message.'],
  'price-unavailable': [503, 'There is no Bitcoin price to be trusted right now.'],
  'bitcoin-not-set-up': [503, 'Payments in Bitcoin are not fully set up.'],
  'amount-too-small': [422, 'This amount is too small to be sent in Bitcoin.'],
  'amount-too-large': [422, 'This amount is above what may be asked for in Bitcoin.'],
  'addresses-unchecked': [
    503,
    'The block explorers could not say that the next address is unused. No order was made.',
  ],
  'no-address-yet': [503, 'No new address may be given out yet. Please wait.'],
  'too-many-orders': [429, 'Twenty payment requests were mailed within an hour, or sixty within a day.'],
  'order-not-found': [404, 'There is no such order.'],
  'order-gone': [410, 'The personal data of this order has been deleted.'],
  'order-not-open': [409, 'Something was sent for this order, or it has ended already.'],
  'order-needs-no-decision': [409, 'There is nothing to decide about this order.'],
  'message-not-taken': [503, 'The message could not be stored or mailed. Please call or write.'],
  'mail-key-missing': [503, 'The message could not be stored, and the key of the mail service is not set.'],
  'sealed-text-refused': [400, 'This is not the sealed text of a message, or it was changed.'],
  'setting-missing': [503, 'The site is not fully set up.'],
  'database-unreachable': [503, 'The database cannot be reached right now.'],
  internal: [500, 'Something went wrong here. It has been logged under this id.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

/** Any function may return these refusals, in addition to those in its contract. */
export const generalRefusals = [
  'method-not-allowed',
  'wrong-origin',
  'json-only',
  'too-large',
  'not-signed-in',
  'not-an-editor',
  'invalid-json',
  'invalid-input',
  'second-factor-needed',
  'list-full',
  'setting-missing',
  'database-unreachable',
  'internal',
] as const satisfies RefusalCode[];

export type RefusalCode = keyof typeof refusalAnswers;

/** A refusal may have these fields besides its code. `retryAfterSeconds` and `allow` are sent as headers. */
export type AnswerableRefusal<Code extends RefusalCode = RefusalCode> = {
  code: Code;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  allow?: string;
  message?: string;
  id?: string;
};

export type GeneralRefusal = (typeof generalRefusals)[number];
