import { HtmlValidate } from 'html-validate';

/** Checks the HTML of each page against the standard. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  // The disabled rules check only style, such as the form of attributes or the length of a title, not validity.
  rules: {
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'long-title': 'off',
    // HTML attribute names are case-insensitive, and React writes names such as `tabIndex`.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'doctype-style': 'off',
  },
});

export async function htmlProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId} ${message} (${selector ?? ''})`),
  );
}
