import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { legalWords } from '#i18n/words.ts';

// The Supabase command line needs a login and a link, and version 3 pushes to a local database by default.
describe('advice about migrations', () => {
  test.each(['docs/deploy.md', 'docs/runbook.md', 'scripts/tools/installation/check/clients.ts'])(
    'in %s names npm run set-up, not the Supabase command line',
    (file) => {
      const text = readFileSync(file, 'utf8');
      expect(text).toContain('npm run set-up');
      expect(text).not.toMatch(/supabase\S* db push/);
    },
  );
});

// Netlify runs functions in the US, unless the plan allows another region, which takes effect at the next deploy.
describe('the region of the functions', () => {
  test('is chosen in the guide before the step “Trigger deploy”, which says what holds on smaller plans', () => {
    const guide = readFileSync('docs/deploy.md', 'utf8');
    const steps = guide
      .slice(guide.indexOf('## 6. Netlify'), guide.indexOf('### Settings'))
      .split(/\n(?=\d\. )/);
    const stepWith = (words: RegExp) => steps.findLastIndex((step) => words.test(step));
    const region = stepWith(/Functions → Region[\s\S]*Pro[\s\S]*Frankfurt[\s\S]*Ohio/);
    expect(region).toBeGreaterThan(0);
    expect(stepWith(/^\d\. \*\*Deploys → Trigger deploy/)).toBeGreaterThan(region);
    expect(readFileSync('netlify.toml', 'utf8')).toMatch(/Ohio[\s\S]*Pro[\s\S]*EU one \(Frankfurt/);
  });

  test.each(locales)('may be outside the EU, as the privacy page in %s says', (locale) => {
    const texts = JSON.stringify(legalWords(locale).privacy);
    expect(texts).toMatch(/(outside the|buiten de|fuera del Espacio Económico|außerhalb des) Europ/);
    expect(texts).not.toMatch(
      /(only|alleen|uitsluitend|solo|nur|ausschließlich) (in|within|binnen|en|innerhalb) (the |de |la |der )?E[UE]/,
    );
  });
});
