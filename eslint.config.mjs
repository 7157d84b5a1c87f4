import { defineConfig } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';

export default defineConfig(
  { ignores: ['dist', '.local', '.toolchain', '.astro', 'reports', 'node_modules', 'scripts/setup/*.cjs'] },
  ...tseslint.configs.strictTypeChecked,
  ...astro.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      eqeqeq: 'error',
    },
  },
  {
    // Astro's own compiler checks the types of these; the type-aware rules cannot see into the templates.
    files: ['**/*.astro', '**/*.astro/*.ts', '**/*.mjs'],
    ...tseslint.configs.disableTypeChecked,
  },
);
