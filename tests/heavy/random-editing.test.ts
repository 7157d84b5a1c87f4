import type { Locator, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { bodyText } from '../support/browser/body-text.ts';
import { desktop } from '../support/browser/chromium.ts';
import { toEndOf } from '../support/browser/hands.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import {
  anEditor,
  aStoredArticle,
  callFunction,
  eventually,
  siteIsLive,
} from '../support/products/editor.ts';
import { choosePublishing } from '../support/browser/publishing.ts';
import { seededRandom } from '../support/seeded-random.ts';

/** Each sequence has its own article. A failure names the sequence’s number, which determines the actions. */
const sequences = Number(process.env['SEQUENCES'] ?? 50);
// Each night tries the next fifty of 500 sequences, because all 500 take more than a quarter of an hour.
const night = Math.floor(Date.now() / 86_400_000) % 10;
const firstSequence = Number(process.env['FIRST_SEQUENCE'] ?? 1 + night * sequences);
const actionsPerSequence = 7;
const atOnce = 3;

const product = inject('product');
const { url } = product;
const token = await anEditor(product);

const languages = ['nl', 'de'] as const;
type Language = (typeof languages)[number];

type Shown = {
  field: string;
  /** The text that the server should have stored. */
  saved: string;
  /** The stored text on which the changes are based. */
  basis: string;
  /** Whether the screen called the text published. Later saves are then published too. */
  isPublished: boolean;
  /** The texts to which undo may return: all earlier texts of the field, and those of the second editor. */
  earlier: Set<string>;
};

describe('random sequences of an editor’s actions', () => {
  test(
    `lose no typed text, and publish exactly what the screen showed (${sequences} sequences)`,
    { timeout: 7_200_000 },
    async () => {
      const last = firstSequence + sequences - 1;
      const published = new Map<string, string>();
      let next = firstSequence;
      const work = async () => {
        const { page, close } = await signedInPage(product, desktop);
        // A reload with unsaved text may ask for confirmation.
        page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
        while (next <= last) {
          await runSequence(page, next++, published);
          if (next % 50 === 0)
            console.log(`Up to ${next} of ${last}, with ${published.size} published pages.`);
        }
        await close();
      };
      await Promise.all(Array.from({ length: atOnce }, work));

      await siteIsLive(product, token);
      const wrong: string[] = [];
      for (const [slug, text] of published) {
        const html = await (await fetch(`${url}/blog/${slug}`)).text();
        if (!withoutLastSpace(html).includes(`<p>${text}</p>`)) wrong.push(`${slug} does not show “${text}”`);
      }
      expect(published.size).toBeGreaterThan(sequences / 10);
      expect(wrong).toEqual([]);
    },
  );
});

async function runSequence(page: Page, number: number, published: Map<string, string>): Promise<void> {
  const random = seededRandom(number);
  const done: string[] = [];
  try {
    const desk = await openDesk(page);
    for (let step = 0; step < actionsPerSequence; step++) {
      const possible = desk.actions();
      const [name, run] = possible[Math.floor(random() * possible.length)] ?? fail('There is no action.');
      done.push(name);
      await run();
      expect(await bodyText(desk.body)).toBe(desk.now().field);
    }
    done.push('check');
    await desk.check();
    for (const [slug, text] of desk.published()) published.set(slug, text);
  } catch (cause) {
    const shown = await page.locator('main').innerText();
    await page.context().setOffline(false);
    throw new Error(`Sequence ${number} failed: ${done.join(', ')}\nThe page shows:\n${shown}`, { cause });
  }
}

/** Opens a new article in Dutch and German. Returns the possible actions, the expected texts, and a final check. */
async function openDesk(page: Page) {
  const slugBase = await aStoredArticle(product, token, {
    html_nl: '<p>Begin.</p>',
    languages: ['nl', 'de'],
    publish_main: false,
  });
  const slugOf = (language: Language) => `${slugBase}-${language}`;
  const stored = async (language: Language) =>
    (await callFunction(url, `read-post?slug=${slugOf(language)}`, { token })).json;
  /** Saves a change as another editor. */
  const elsewhere = async (language: Language, changes: Record<string, string>) => {
    const { title, excerpt, content, revision } = await stored(language);
    const body = { title, excerpt, content, revision, slug: slugOf(language), language, ...changes };
    expect((await callFunction(url, 'update-blog-post', { token, body })).status).toBe(200);
  };
  await elsewhere('de', { content: '<p>Anfang.</p>' });
  const shownAt = (text: string): Shown => ({
    field: text,
    saved: text,
    basis: text,
    isPublished: false,
    earlier: new Set([text]),
  });
  const shown = { nl: shownAt('Begin.'), de: shownAt('Anfang.') };
  let here: Language = 'nl';
  let isOffline = false;
  let typed = 0;
  let theirs = 0;
  const body = page.getByLabel('Inhoud', { exact: true });
  const now = () => shown[here];
  const isConflict = () => page.getByText('Intussen is er iets opgeslagen door iemand anders.').isVisible();
  const toast = (text: string | RegExp): Locator => page.locator('.toasts').getByText(text);
  const state = page.locator('.article-saved');

  const arrive = async () => {
    await page.getByRole('toolbar').first().waitFor();
    await eventually(() => bodyText(body), { until: (text) => text === now().field, seconds: 10 });
  };
  /** Saves with `press` and returns the outcome. After a conflict, keeps the text in the field and saves again. */
  const answered = async (press: () => Promise<void>): Promise<'saved' | 'failed'> => {
    for (let tries = 0; tries < 3; tries++) {
      if (await isConflict()) await page.getByRole('button', { name: 'Verder met mijn tekst' }).click();
      // An old message would count as the answer to the next press.
      const old = page.locator('.toast button[aria-label]');
      while ((await old.count()) > 0)
        await old
          .first()
          .click({ timeout: 500 })
          .catch(() => undefined);
      await press();
      const answer = await eventually(
        async () => {
          if (await isConflict()) return 'conflict';
          if (await toast('De server is niet bereikbaar.').first().isVisible()) return 'failed';
          return (await state.getByText('Alles is opgeslagen').isVisible()) ? 'saved' : undefined;
        },
        { until: (found) => found !== undefined, seconds: 20 },
      );
      if (answer !== 'conflict') return answer ?? fail('No answer.');
    }
    return fail('The conflict does not end.');
  };
  const saved = () => {
    now().saved = now().field;
    now().basis = now().field;
  };

  const all: Record<string, { isPossible?: () => boolean; run: () => Promise<void> }> = {
    type: {
      async run() {
        await toEndOf(body);
        // Undo may leave the space before a word, which `bodyText` does not return.
        const hasSpace = (await body.textContent())?.endsWith(' ') === true;
        if (hasSpace) now().field += ' ';
        const word = `${hasSpace ? '' : ' '}w${++typed}`;
        await page.keyboard.type(word);
        for (const letter of word) {
          now().field += letter;
          // On a slow machine, undo may take back a part of the word.
          now().earlier.add(now().field);
        }
      },
    },
    save: {
      async run() {
        if (now().field === now().saved) return;
        if ((await answered(() => page.keyboard.press('Control+s'))) === 'saved') saved();
      },
    },
    publish: {
      isPossible: () => !now().isPublished,
      async run() {
        const before = now().field !== now().saved;
        const answer = await answered(() => choosePublishing(page, 'now'));
        if (answer === 'failed') return;
        if (before) saved();
        const isLive = page.locator('.article-bar').getByRole('link', { name: /^Live sinds/ });
        if (!isOffline) await isLive.waitFor({ timeout: 90_000 });
        now().isPublished = await isLive.isVisible();
      },
    },
    'switch language': {
      isPossible: () => !isOffline,
      async run() {
        here = here === 'nl' ? 'de' : 'nl';
        await page
          .locator('.article-tabs')
          .getByRole('link', { name: new RegExp(`^${here}:`, 'i') })
          .click();
        await page.waitForURL((address) => address.search.includes(slugOf(here)));
        await arrive();
      },
    },
    'go offline': {
      isPossible: () => !isOffline,
      async run() {
        isOffline = true;
        await page.context().setOffline(true);
      },
    },
    'go online': {
      isPossible: () => isOffline,
      async run() {
        isOffline = false;
        await page.context().setOffline(false);
      },
    },
    'second editor, another field': {
      run: () => elsewhere(here, { excerpt: `Van een ander ${++theirs}.` }),
    },
    'second editor, the same words': {
      // Without unsaved changes, the page would show the other editor’s text at an unknown moment.
      isPossible: () => now().field !== now().saved,
      async run() {
        const text = `Van een ander ${++theirs}.`;
        await elsewhere(here, { content: `<p>${text}</p>` });
        now().saved = text;
        now().earlier.add(text);
      },
    },
    undo: {
      // If the second editor has saved, an undo to the basis would leave no unsaved changes. The page would then
      // load the second editor’s text at an unknown moment.
      isPossible: () => now().saved === now().basis,
      async run() {
        await toEndOf(body);
        await page.keyboard.press('Control+z');
        const text = await bodyText(body);
        expect([...now().earlier]).toContain(text);
        now().field = text;
      },
    },
    reload: {
      isPossible: () => !isOffline,
      async run() {
        await page.reload();
        await arrive();
      },
    },
  };

  await page.goto(`${url}/admin/edit?slug=${slugOf(here)}`);
  await arrive();
  return {
    body,
    now,
    actions: () =>
      Object.entries(all)
        .filter(([, { isPossible }]) => isPossible?.() ?? true)
        .map(([name, { run }]) => [name, run] as const),
    async check() {
      await page.context().setOffline(false);
      isOffline = false;
      for (const language of languages) {
        here = language;
        await page.goto(`${url}/admin/edit?slug=${slugOf(language)}`);
        await arrive();
        const { saved: content, isPublished } = now();
        const { is_published, ...text } = await stored(language);
        expect([withoutLastSpace(String(text['content'])), is_published]).toEqual([
          `<p>${content}</p>`,
          isPublished,
        ]);
      }
    },
    published: () =>
      languages
        .filter((language) => shown[language].isPublished)
        .map((language) => [slugOf(language), shown[language].saved] as const),
  };
}

const withoutLastSpace = (html: string): string => html.replaceAll(' </p>', '</p>');

function fail(reason: string): never {
  throw new Error(reason);
}
