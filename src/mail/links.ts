import type { PreviewMail } from '#core/preview/preview.ts';

/** Where letters lead. */
export type Links = {
  /** The desk's page of messages. */
  enquiries: string;
  previewPage: (preview: PreviewMail) => string;
};
