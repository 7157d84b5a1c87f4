import type { Words } from '../dictionary.ts';

export const preview: Words['preview'] = {
  title: 'Preview: {title}',
  pageLanguage: 'Language of this page',
  intro:
    'This is how the article will appear on the site once it is published. You always see the latest text.',
  until: 'Mailed on {sent}. The link works until {until}.',
  languages: 'Languages of this article',
  missing: 'This language does not exist.',
  changed: 'changed since the mail',
  ready: 'Ready to publish: {languages}.',
  obstacles: {
    'post-untranslated': 'Not translated yet, so not to be published: {languages}.',
    'image-alt-missing': 'The picture has no description yet, so not to be published: {languages}.',
  },
  nothingReady: 'There is nothing to publish: whatever has been translated is on the site already.',
  publish: 'Publish…',
  reject: 'Reject…',
  confirmPublish: 'Publish this article?',
  confirmPublishText: 'These languages will go on the site: {languages}.',
  yesPublish: 'Yes, publish',
  confirmReject: 'Reject this article?',
  confirmRejectText: 'The article stays a draft. The editors will see that it was rejected, and why.',
  note: 'Note for the editors (optional)',
  yesReject: 'Yes, reject',
  back: 'Back to the preview',
  published: 'Published on {moment} with this link: {languages}.',
  rejected: 'Rejected on {moment} with this link. The article has stayed a draft.',
  rejectedNote: 'Note: {note}',
  view: 'View on the site ({language})',
  lookAgain: 'Look again',
  alerts: {
    'decided-before': 'This preview had been decided on already. Nothing further has happened.',
    changed:
      'The article was changed after you looked at it. Nothing was published. Please look at it again below.',
    'nothing-ready': 'There was nothing to publish.',
    'form-expired': 'This form was too old. Nothing has happened; please choose again below.',
  },
  troubles: {
    unknown: {
      title: 'This link is not right',
      text: 'Please open it straight from the mail. If that does not help, ask the editors for a new preview.',
    },
    expired: {
      title: 'This link has expired',
      text: 'A preview can be viewed for {days} days. Please ask the editors for a new one.',
    },
    gone: { title: 'This article is no longer there', text: 'The editors have removed it.' },
    foreign: {
      title: 'This form came from another site',
      text: 'Nothing has happened. Please open the link straight from the mail.',
    },
    failed: { title: 'Something went wrong', text: 'It has been logged. Please try again later.' },
  },
};
