import { door } from '#adapters/http/door.ts';
import { previewAnswer } from '#adapters/http/preview-answer.ts';
import { previewTroublePage, verdictPage } from '#served-pages/preview-forms.tsx';
import { previewAddress, previewPage } from '#served-pages/preview-page.tsx';

/** The page behind the link in the mail of a preview; the rules of the host bring /preview here. */
export default door((request, context) =>
  previewAnswer(request, {
    pages: {
      preview: previewPage,
      verdict: verdictPage,
      trouble: previewTroublePage,
      address: previewAddress,
    },
    afterAnswer: (work) => context.waitUntil(work),
  }),
);
