import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// Version 3 of the Supabase command line pushes to a local database unless `--remote` is given.
describe('deployment commands', () => {
  test.each(['docs/deploy.md', 'scripts/tools/installation/check/clients.ts'])(
    'in %s push migrations to the hosted database',
    (file) => {
      const pushes = readFileSync(file, 'utf8').match(/npx supabase\S* db push(?: --\w+)?/g);
      expect(new Set(pushes)).toEqual(new Set(['npx supabase@3 db push --remote']));
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
