import { colourProperties } from '#core/colours.ts';
import { focusRules } from '#core/images/focus.ts';

/** `@brand-colours` comes from `src/core/colours.ts`, `@focus-rules` from `src/core/images/focus.ts`. */
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
