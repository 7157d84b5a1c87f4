/**
 * For Astro's templates only, which the formatter of everything else (.oxfmtrc.json) does not know.
 * @type {import('prettier').Config}
 */
export default {
  printWidth: 110,
  singleQuote: true,
  plugins: ['prettier-plugin-astro'],
  overrides: [{ files: '*.astro', options: { parser: 'astro' } }],
};
