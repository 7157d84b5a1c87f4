import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// The Supabase command line needs a login and a link, and version 3 pushes to a local database unless told otherwise.
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

// Netlify runs functions in the US until the owner chooses a region, which takes effect at the next deploy.
describe('the region of the functions', () => {
  test('is chosen in the guide before the step “Trigger deploy”, and explained in a comment of netlify.toml', () => {
    const guide = readFileSync('docs/deploy.md', 'utf8');
    const steps = guide
      .slice(guide.indexOf('## 6. Netlify'), guide.indexOf('### Settings'))
      .split(/\n(?=\d\. )/);
    const stepWith = (words: RegExp) => steps.findLastIndex((step) => words.test(step));
    const region = stepWith(/Functions region[\s\S]*Frankfurt or another EU region/);
    expect(region).toBeGreaterThan(0);
    expect(stepWith(/^\d\. \*\*Deploys → Trigger deploy/)).toBeGreaterThan(region);
    expect(readFileSync('netlify.toml', 'utf8')).toMatch(/Functions region[\s\S]*EU one \(Frankfurt/);
  });
});
