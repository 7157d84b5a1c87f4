/** The questions and answers of a page for search engines, in schema.org’s terms. Returns an empty list without questions. */
export function questions(faq: readonly { question: string; answer: string }[]): object[] {
  const mainEntity = faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return faq.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity }];
}
