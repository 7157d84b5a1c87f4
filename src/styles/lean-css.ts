import { readFileSync } from 'node:fs';
import { colourNames, colourProperties } from '#core/colours.ts';
import { focusRules } from '#core/images/focus.ts';

/**
 * Puts what the code knows in place of its at-rules: the colours of `src/core/colours.ts` for `@brand-colours page` and
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

/**
 * Every page carries its styles, so they are written short: what never changes, such as `--space-3`, is put in place of its name,
 * and the other properties get names of a letter or two, in capitals, since nobody writes such a one by hand. In development names
 * stay what they are.
 */
export const shortProperties = {
  postcssPlugin: 'short-properties',
  OnceExit(root: Root) {
    if (process.env.NODE_ENV !== 'production') return;
    root.walkDecls((declaration) => {
      const constant = constants.get(declaration.prop);
      if (constant !== undefined) {
        if (declaration.value !== constant)
          throw new Error(
            `${declaration.prop} is ${constant} everywhere, and cannot be ${declaration.value} in one place.`,
          );
        declaration.remove();
        return;
      }
      declaration.prop = shortNames.get(declaration.prop) ?? declaration.prop;
      if (declaration.value.includes('--'))
        declaration.value = declaration.value
          .replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) => constants.get(name) ?? use)
          .replaceAll(/--[\w-]+/g, (name) => shortNames.get(name) ?? name);
    });
  },
};

const declared = [
  ...readFileSync(new URL('tokens.css', import.meta.url), 'utf8').matchAll(/^\s+(--[\w-]+):\s*([^;]+);/gm),
].map(([, name = '', value = '']) => ({ name, value }));

/** The properties with one plain length for all pages and screens. */
const constants = new Map(
  declared.filter(({ value }) => /^[\d.]+rem$/.test(value)).map(({ name, value }) => [name, value]),
);

const shortNames = new Map(
  [...new Set([...colourNames.map((name) => `--${name}`), ...declared.map(({ name }) => name)])].map(
    (name, at) => [name, `--${(at + 10).toString(36).toUpperCase()}`],
  ),
);

type Declaration = { prop: string; value: string; remove: () => void };

type Root = { walkDecls: (each: (declaration: Declaration) => void) => void };

type AtRule = { params: string; replaceWith: (root: unknown) => void };

type Helpers = {
  postcss: { parse: (css: string, options: { from: string | undefined }) => unknown };
  result: { opts: { from?: string } };
};
