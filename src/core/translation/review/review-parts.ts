/** What is read through of a translation: the paragraphs of its body, and each field by itself. Browsers read it too. */
export const reviewParts = [
  'title',
  'excerpt',
  'body',
  'metaTitle',
  'metaDescription',
  'heroImageAlt',
] as const;
