/**
 * The HTTP status and the English sentence of every refusal. Codes never change. Screens show their own text for a code.
 */
export const refusalAnswers = {
  'method-not-allowed': { status: 405, message: 'This address does not take that method.' },
  'wrong-origin': { status: 403, message: 'Only pages of this site may call this address.' },
  'json-only': { status: 415, message: 'Send JSON, with the content type application/json.' },
  'too-large': { status: 413, message: 'The request is larger than 256 KB.' },
  'not-signed-in': { status: 401, message: 'Sign in first: there is no valid session.' },
  'not-an-editor': { status: 403, message: 'You are signed in, but not as an editor.' },
  'invalid-json': { status: 400, message: 'The request is not valid JSON.' },
  'invalid-input': { status: 400, message: 'Some fields are missing or wrong.' },
  'token-refused': { status: 401, message: 'This is not the access token.' },
  'second-factor-needed': { status: 403, message: 'Confirm this with the code of your second factor.' },
  'already-an-editor': { status: 409, message: 'This address is an editor’s already.' },
  'too-many-invitations': {
    status: 409,
    message: 'Ten invitations are open, or twenty were sent within a day.',
  },
  'editor-not-found': { status: 404, message: 'There is no such editor.' },
  'editor-stays': { status: 409, message: 'This cannot be done to the shared account or to your own.' },
  'invitation-not-found': { status: 404, message: 'There is no such open invitation.' },
  'invitation-unknown': { status: 404, message: 'There is no such invitation.' },
  'invitation-used': { status: 409, message: 'This invitation has been used.' },
  'invitation-withdrawn': { status: 409, message: 'This invitation has been withdrawn.' },
  'invitation-expired': { status: 409, message: 'This invitation has expired.' },
  'invitation-for-another': { status: 403, message: 'This invitation is for another e-mail address.' },
  'account-exists': {
    status: 409,
    message: 'There is an account with this e-mail address already, with another password.',
  },
  'password-weak': { status: 422, message: 'This password is too weak.' },
  'too-many-requests': { status: 429, message: 'Too many tries. Please wait a while.' },
  'post-not-found': { status: 404, message: 'There is no such post.' },
  'slug-taken': { status: 409, message: 'Another article has this slug already.' },
  'changed-meanwhile': { status: 409, message: 'Another editor has changed this post in the meantime.' },
  'details-changed-meanwhile': {
    status: 409,
    message: 'Another editor has changed these details in the meantime.',
  },
  'draft-not-found': { status: 404, message: 'There is no such draft.' },
  'too-many-drafts': { status: 409, message: 'Too many changes of yours are waiting to be saved.' },
  'post-untranslated': { status: 409, message: 'This post has not been translated yet.' },
  'checklist-needed': {
    status: 409,
    message: 'A text that a program wrote is signed with a name, after all checks.',
  },
  'image-alt-missing': {
    status: 409,
    message: 'The picture of this post has no words in this language yet.',
  },
  'image-not-found': { status: 404, message: 'There is no such incoming file.' },
  'image-too-large': { status: 413, message: 'The file is larger than 8 MB.' },
  'image-too-many-pixels': { status: 413, message: 'The picture has more than 50 megapixels.' },
  'not-an-image': { status: 415, message: 'The file is no picture, or a broken one.' },
  'image-kind-refused': { status: 415, message: 'Pictures are taken as JPEG, PNG, WebP or AVIF.' },
  'image-animated': { status: 415, message: 'The picture moves; only still ones are taken.' },
  'image-not-alone': { status: 415, message: 'The file contains more than one image, or extra data.' },
  'storage-unreachable': { status: 503, message: 'The store of pictures cannot be reached right now.' },
  'picture-not-found': { status: 404, message: 'There is no such picture.' },
  'picture-in-use': {
    status: 409,
    message: 'Articles, unsaved texts or the business still use this picture.',
  },
  'post-published': { status: 409, message: 'This post is published already.' },
  'time-is-past': { status: 409, message: 'This time is past already.' },
  'time-does-not-exist': {
    status: 409,
    message: 'The clocks go forward in that hour: this time does not exist on Ibiza.',
  },
  'time-exists-twice': {
    status: 409,
    message: 'The clocks go back in that hour: choose the first or the second.',
  },
  'version-not-found': { status: 404, message: 'There is no such version of this post.' },
  'target-not-found': { status: 404, message: 'The site has no page at that address.' },
  'daily-news-not-found': { status: 404, message: 'There is no daily news of today.' },
  'recipient-refused': { status: 400, message: 'A preview goes to editors and to the business only.' },
  'no-translator': {
    status: 503,
    message: 'There is no translator: AI_BASE_URL, AI_API_KEY and AI_MODEL are to be set.',
  },
  'nothing-to-translate': { status: 409, message: 'This translation is up to date.' },
  'paragraphs-unknown': {
    status: 409,
    message: 'Which paragraphs have changed cannot be known; translate the whole text.',
  },
  'translation-running': { status: 409, message: 'This is being translated already.' },
  'translation-failed': { status: 502, message: 'The translation failed.' },
  'no-language-model': {
    status: 503,
    message: 'There is no language model: AI_BASE_URL, AI_API_KEY and AI_MODEL are to be set.',
  },
  'text-failed': { status: 502, message: 'The language model wrote no text that can be used.' },
  'enquiry-not-found': { status: 404, message: 'There is no such message.' },
  'price-unavailable': { status: 503, message: 'There is no Bitcoin price to be trusted right now.' },
  'bitcoin-not-set-up': { status: 503, message: 'Payments in Bitcoin are not fully set up.' },
  'amount-too-small': { status: 422, message: 'This amount is too small to be sent in Bitcoin.' },
  'amount-too-large': { status: 422, message: 'This amount is above what may be asked for in Bitcoin.' },
  'addresses-unchecked': {
    status: 503,
    message: 'The block explorers could not say that the next address is unused. No order was made.',
  },
  'no-address-yet': { status: 503, message: 'No new address may be given out yet. Please wait.' },
  'too-many-orders': {
    status: 429,
    message: 'Twenty payment requests were mailed within an hour. Please wait.',
  },
  'order-not-found': { status: 404, message: 'There is no such order.' },
  'order-gone': { status: 410, message: 'The personal data of this order has been deleted.' },
  'order-not-open': { status: 409, message: 'Something was sent for this order, or it has ended already.' },
  'order-needs-no-decision': { status: 409, message: 'There is nothing to decide about this order.' },
  'message-not-taken': {
    status: 503,
    message: 'The message could not be stored or mailed. Please call or write.',
  },
  'mail-key-missing': {
    status: 503,
    message: 'The message could not be stored, and the key of the mail service is not set.',
  },
  'sealed-text-refused': {
    status: 400,
    message: 'This is not the sealed text of a message, or it was changed.',
  },
  'setting-missing': { status: 503, message: 'The site is not fully set up.' },
  internal: { status: 500, message: 'Something went wrong here. It has been logged under this id.' },
} as const satisfies Record<string, { status: number; message: string }>;

/** Any function may return these refusals, before its action runs or because the host is not set up. */
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
  'setting-missing',
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
