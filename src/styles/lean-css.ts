import { colourProperties } from '#core/colours.ts';
import { focusRules } from '#core/images/focus.ts';

/**
 * Values for the at-rules that come from code: the colours of `src/core/colours.ts` for `@brand-colours page` and
 * `@brand-colours drawings`, and the points of `src/core/images/focus.ts` for `@focus-rules`.
 */
export const rulesOfCode = {
  postcssPlugin: 'rules-of-code',
  AtRule: {
    'brand-colours': replacing(({ params }) => colourProperties(params as 'page' | 'drawings')),
    'focus-rules': replacing(focusRules),
  },
};

function replacing(cssFor: (rule: AtRule) => string) {
  return (rule: AtRule, { postcss, result }: Helpers): void =>
    rule.replaceWith(postcss.parse(cssFor(rule), { from: result.opts.from }));
}

type AtRule = { params: string; replaceWith: (root: unknown) => void };

type Helpers = {
  postcss: { parse: (css: string, options: { from: string | undefined }) => unknown };
  result: { opts: { from?: string } };
};
