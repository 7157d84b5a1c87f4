import { describe, expect, inject, test } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { openSheet } from '../../support/browser/article-side.ts';
import { desktop, phone, phoneThenDesktop } from '../../support/browser/chromium.ts';
import { toEndOf } from '../../support/browser/hands.ts';
import { signedInPage } from '../../support/browser/signed-in.ts';
import { aKnownArticle, doubtfulSentence, knownChange } from '../../support/stand-ins/demo-translator.ts';
import {
  aNamedEditor,
  anArticle,
  anEditor,
  callFunction,
  changePost,
} from '../../support/products/editor.ts';
import { dutchDay, nextClockChange } from '../../support/days-ahead.ts';
import { choosePublishing } from '../../support/browser/publishing.ts';

const product = inject('product');
const { url } = product;
const token = await anEditor(product);

async function store(article: { slug_base: string }): Promise<string> {
  expect((await callFunction(url, 'create-multilingual-blog', { token, body: article })).status).toBe(200);
  return article.slug_base;
}

describe('AI texts in the desk', () => {
  for (const { size, tags } of phoneThenDesktop)
    test('show the reviewer which statements the judge model doubts', { tags }, async () => {
      const topic = `Een huis met twijfel ${crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`;
      const { json } = await callFunction(url, 'write-ai-text', { token, body: { topic } });
      const { page, troubles } = await signedInPage(product, size);
      await page.goto(`${url}/admin/edit?slug=${json['slug'] as string}`);
      // The page shows the doubts above the text on every screen, because the side panels are closed on a phone.
      await page.getByText('Let bij het nalezen op: dit klopt misschien niet (toegevoegd: ').waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(troubles).toEqual([]);
    });
});

describe('translations in the desk', () => {
  test('can be made from a Dutch text, reviewed, and updated after a change', async () => {
    const article = aKnownArticle({ languages: ['nl'], publish_main: false });
    const slugBase = await store(article);
    const { page, troubles } = await signedInPage(product, phone);
    await page.goto(`${url}/admin/edit?slug=${slugBase}-nl`);
    await openSheet(page);
    await page.getByRole('button', { name: /^Vertalen ?: Spaans$/ }).click();
    await page.getByRole('link', { name: 'Spaans: automatisch vertaald' }).click();
    await page.waitForURL(`${url}/admin/edit?slug=${slugBase}-es`);
    await openSheet(page);
    await page.getByText('Deze vertaling sluit aan op de huidige Nederlandse tekst.').waitFor();
    expect(await page.getByRole('button', { name: 'Vertalen', exact: true }).isDisabled()).toBe(true);
    expect(await page.getByLabel('Titel', { exact: true }).inputValue()).toBe('La higuera en invierno');
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole('button', { name: 'Nagelezen en goedgekeurd' }).click();
    await page.getByText('Vastgelegd dat deze tekst is nagelezen').waitFor();
    await page.getByRole('button', { name: 'Nagelezen en goedgekeurd' }).waitFor({ state: 'detached' });
    const read = async (language: string) =>
      (await callFunction(url, `read-post?slug=${slugBase}-${language}`, { token })).json;
    expect(await read('es')).toMatchObject({ translation: 'reviewed' });

    const content = article.html_nl.replace(knownChange.from, knownChange.to);
    const { revision, title, excerpt } = await read('nl');
    const body = { slug: `${slugBase}-nl`, language: 'nl', revision, title, excerpt, content };
    await callFunction(url, 'update-blog-post', { token, body });
    await page.reload();
    await openSheet(page);
    await page.getByText('Gewijzigd sinds deze vertaling: 1').waitFor();
    await page.getByRole('button', { name: 'Alle talen bijwerken' }).click();
    await page.getByRole('textbox', { name: 'Tekst (es)' }).getByText('Riegue la higuera').waitFor();
    // The server does not store the new translation until an editor approves it.
    expect((await read('es'))['content']).not.toContain('Riegue la higuera');
    await page.getByRole('button', { name: 'Alles goedkeuren' }).click();
    await page.getByText('Alle vertalingen van dit artikel zijn nagelezen.').waitFor();
    const renewed = await read('es');
    expect(renewed).toMatchObject({ translation: 'reviewed' });
    expect(renewed['content']).toContain('cada <strong>10 días</strong>');
    expect(troubles).toEqual([]);
  });

  test(
    'made in the background can be reviewed side by side, and published together',
    { tags: ['heavy'] },
    async () => {
      const { html_nl } = aKnownArticle();
      const slugBase = await store(
        aKnownArticle({ translate: 'later', html_nl: `${html_nl}<p>${doubtfulSentence}</p>` }),
      );
      const { page, troubles } = await signedInPage(product, desktop);
      await page.goto(`${url}/admin/edit?slug=${slugBase}-nl`);
      for (const language of ['Engels', 'Spaans', 'Duits'])
        await page.getByRole('link', { name: `${language}: automatisch vertaald` }).waitFor();
      await page.getByRole('link', { name: 'Vertalingen nalezen' }).click();
      await page.waitForURL(`${url}/admin/review?article=${slugBase}`);

      for (const [step, language, title, button] of [
        [1, 'Engels', 'The fig tree in winter', 'Goed, volgende taal'],
        [2, 'Spaans', 'La higuera en invierno', 'Goed, volgende taal'],
        [3, 'Duits', 'Der Feigenbaum im Winter', 'Goed, klaar met nalezen'],
      ] as const) {
        const heading = page.getByRole('heading', { name: `Taal ${step} van 3: ${language}` });
        await heading.waitFor();
        await page.getByRole('cell', { name: title }).waitFor();
        await page.getByRole('cell', { name: 'De vijgenboom in de winter' }).waitFor();
        // The page shows the doubt of the judge model only in the row of the doubted sentence.
        const doubted = page.locator('tr', { hasText: doubtfulSentence });
        await doubted.getByText('Let bij het nalezen op: dit klopt misschien niet (toegevoegd: ').waitFor();
        expect(await page.getByText('Let bij het nalezen op').count()).toBe(1);
        // When a language opens, the focus moves to its heading.
        expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
        if (step === 1) expect(await accessibilityProblems(page)).toEqual([]);
        await page.getByRole('button', { name: button }).click();
      }
      await page.getByText('Alle vertalingen van dit artikel zijn nagelezen.').waitFor();
      // After publishing, the desk must request the numbers in its menu again.
      const countedAgain = page.waitForRequest(/desk-today/);
      await page.getByRole('button', { name: 'Alles publiceren' }).click();
      await countedAgain;
      await page
        .getByText('Live: gecontroleerd, alle 3 pagina’s staan op de site.')
        .waitFor({ timeout: 60_000 });
      for (const language of ['en', 'es', 'de']) {
        const read = await callFunction(url, `read-post?slug=${slugBase}-${language}`, { token });
        expect(read.json).toMatchObject({
          translation: 'reviewed',
          is_published: true,
          reviewed_by: 'Redactie',
        });
      }
      expect(troubles).toEqual([]);
    },
  );

  test('of a scheduled article can be scheduled for the same time', { tags: ['heavy'] }, async () => {
    const slugBase = await store(aKnownArticle({ languages: ['nl', 'es'], publish_main: false }));
    const day = nextClockChange('October');
    const body = { slug: `${slugBase}-nl`, language: 'nl', publish_at: `${day}T02:30`, hour: 'second' };
    expect((await callFunction(url, 'schedule-blog-post', { token, body })).status).toBe(200);
    const { page, troubles } = await signedInPage(product, phone);
    await page.goto(`${url}/admin/review?article=${slugBase}`);
    await page.getByRole('button', { name: 'Goed, klaar met nalezen' }).click();
    await page.getByText(`Dit artikel is gepland voor ${dutchDay(day)} om 02:30.`).waitFor();
    await page.getByRole('button', { name: 'Alles nu publiceren' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const planAlong = page.getByRole('button', { name: 'Andere talen op hetzelfde tijdstip plannen' });
    await planAlong.click();
    await page.getByText(`Alle teksten zijn gepland voor ${dutchDay(day)} om 02:30.`).waitFor();
    const isPlanned = async (language: string) => {
      const { json } = await callFunction(url, `read-post?slug=${slugBase}-${language}`, { token });
      expect(json).toMatchObject({ is_published: false });
      expect(new Date(String(json['publish_at'])).toISOString()).toBe(`${day}T01:30:00.000Z`);
    };
    await Promise.all(['nl', 'es'].map(isPlanned));

    // The page of the Dutch text schedules the other reviewed languages for the same time.
    const spanish = { slug: `${slugBase}-es`, language: 'es' };
    expect((await callFunction(url, 'cancel-schedule', { token, body: spanish })).status).toBe(200);
    await page.goto(`${url}/admin/edit?slug=${slugBase}-nl`);
    await choosePublishing(page, 'replan');
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel('Ook: Spaans').isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Plannen' }).click();
    await page.locator('.toast').getByText('Nederlands, Spaans', { exact: true }).waitFor();
    await isPlanned('es');
    expect(troubles).toEqual([]);
  });

  test(
    'appear as awaiting a retry after a failure, but as untranslated on the review page',
    { tags: ['heavy'] },
    async () => {
      const slugBase = await store(aKnownArticle({ languages: ['nl', 'es'], publish_main: false }));
      const { page, troubles } = await signedInPage(product, phone);
      await page.route('**/list-articles?**', async (route) => {
        const response = await route.fetch();
        const json = (await response.json()) as { articles: { slug_base: string; posts: object[] }[] };
        const failed = { is_translating: true, problem: 'unreachable', translation: 'pending' };
        for (const { slug_base, posts } of json.articles)
          if (slug_base === slugBase)
            for (const post of posts)
              if ('language' in post && post.language === 'es') Object.assign(post, failed);
        await route.fulfill({ response, json });
      });
      await page.goto(`${url}/admin/edit?slug=${slugBase}-nl`);
      await openSheet(page);
      await page.getByText('mislukt, nieuwe poging volgt…').waitFor();
      await page.goto(`${url}/admin/articles`);
      await page.getByLabel('Zoek in titels, webadressen en teksten').fill(slugBase);
      await page.getByText('mislukt, nieuwe poging volgt…').waitFor();
      await page.goto(`${url}/admin/review?article=${slugBase}`);
      await page.getByText('Nog niet vertaald: Spaans.').waitFor();
      expect(await page.getByText('wordt vertaald…').count()).toBe(0);
      expect(troubles).toEqual([]);
    },
  );

  test(
    'need a confirmation before they are published without a review by an editor',
    { tags: ['heavy'] },
    async () => {
      const article = aKnownArticle({ languages: ['nl', 'es'] });
      const slugBase = await store(article);
      const read = async (language: string) =>
        (await callFunction(url, `read-post?slug=${slugBase}-${language}`, { token })).json;
      const { page, troubles } = await signedInPage(product, phone);
      await page.goto(`${url}/admin/review?article=${slugBase}`);
      await page.getByRole('heading', { name: 'Taal 1 van 1: Spaans' }).waitFor();
      await page.getByRole('button', { name: 'Later nalezen' }).click();
      await page.getByText('Nog niet nagelezen: Spaans.').waitFor();
      await page.getByRole('button', { name: 'Alles publiceren' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('1 vertaling is door een programma gemaakt').waitFor();
      await dialog.getByRole('button', { name: 'Annuleren' }).click();
      expect(await read('es')).toMatchObject({ is_published: false });
      await page.getByRole('button', { name: 'Alles publiceren' }).click();
      await dialog.getByRole('button', { name: 'Toch publiceren' }).click();
      await page.getByText('Alles wat klaar is, staat op de site.').waitFor();
      expect(await read('es')).toMatchObject({ is_published: true, translation: 'machine' });
      expect(troubles).toEqual([]);
    },
  );

  for (const { size, tags } of phoneThenDesktop)
    test(
      'are all read in one view after a correction, changed in place, and signed with one press',
      { tags },
      async () => {
        const article = aKnownArticle({ languages: ['nl', 'en', 'es'], publish_main: false });
        const slugBase = await store(article);
        const read = async (language: string) =>
          (await callFunction(url, `read-post?slug=${slugBase}-${language}`, { token })).json;
        for (const language of ['en', 'es']) {
          const { revision } = await read(language);
          const body = { slug: `${slugBase}-${language}`, language, revision, reviewer: 'Anna' };
          expect((await callFunction(url, 'review-post', { token, body })).status).toBe(200);
        }
        const correct = async (from: string, to: string) => {
          const { revision, title, excerpt, content } = await read('nl');
          const text = { title, excerpt, content: String(content).replace(from, to) };
          const body = { slug: `${slugBase}-nl`, language: 'nl', revision, ...text };
          expect((await callFunction(url, 'update-blog-post', { token, body })).status).toBe(200);
        };
        await correct(knownChange.from, knownChange.to);

        const jan = `Jan ${crypto.randomUUID().slice(0, 8)}`;
        const email = `${crypto.randomUUID()}@example.com`;
        await aNamedEditor(product, { name: jan, email, password: 'een lang genoeg wachtwoord' });

        const { page } = await signedInPage(product, size);
        await page.goto(`${url}/admin/review?article=${slugBase}`);
        await page.getByRole('button', { name: 'Alle talen bijwerken' }).click();
        await page.getByRole('heading', { name: 'Alle talen bijwerken' }).waitFor();
        const field = (language: string, text: string) =>
          page.getByRole('textbox', { name: `Tekst (${language})` }).filter({ hasText: text });
        await field('en', 'Water the fig tree').waitFor();
        await field('es', 'Riegue la higuera').waitFor();
        // At first, the page shows only the changed paragraph, once for each language.
        expect(await page.locator('tr[data-part]').count()).toBe(2);
        expect(await accessibilityProblems(page)).toEqual([]);
        expect(await read('es')).toMatchObject({ translation: 'reviewed', reviewed_by: 'Redactie' });

        await toEndOf(field('en', 'Water the fig tree'));
        await page.keyboard.type(' Please.');
        // The Dutch text changes once more before the editor presses the button, so the server stores nothing.
        await correct('Wanneer u snoeit', 'Wanneer u water geeft');
        await page.getByRole('button', { name: 'Alles goedkeuren' }).click();
        await page.locator('.toasts').getByText('intussen').waitFor();
        expect(await read('en')).toMatchObject({ reviewed_by: 'Redactie' });
        await correct('Wanneer u water geeft', 'Wanneer u snoeit');

        await page.reload();
        await field('en', 'Water the fig tree').getByText('Please.').waitFor();
        await field('es', 'Riegue la higuera').waitFor();
        await page.getByLabel('Uw naam').selectOption(jan);
        await page.getByRole('button', { name: 'Alles goedkeuren' }).click();
        await page.getByText('Alle vertalingen van dit artikel zijn nagelezen.').waitFor();
        for (const [language, words] of [
          ['en', 'Water the fig tree on Ibiza every <strong>10 days</strong>. Please.'],
          ['es', 'Riegue la higuera'],
        ] as const) {
          const stored = await read(language);
          expect(stored).toMatchObject({ translation: 'reviewed', reviewed_by: jan, outdated_since: null });
          expect(stored['content']).toContain(words);
        }

        await page.getByRole('button', { name: 'Ongedaan maken' }).click();
        await page.locator('.toasts').getByText('Ongedaan gemaakt').waitFor();
        // The Dutch text is still newer, so the page proposes the new translations again.
        await field('en', 'Water the fig tree').waitFor();
        for (const language of ['en', 'es']) {
          expect(await read(language)).toMatchObject({ translation: 'reviewed', reviewed_by: 'Redactie' });
          expect((await read(language))['outdated_since']).not.toBeNull();
        }
      },
    );

  test(
    'can be confirmed as still correct after a change of the Dutch text, on any of four pages',
    { tags: ['heavy'] },
    async () => {
      const article = aKnownArticle({ languages: ['nl', 'es'] });
      const slugBase = await store(article);
      const read = async (language: string) =>
        (await callFunction(url, `read-post?slug=${slugBase}-${language}`, { token })).json;
      const correct = async (change: string) => {
        const { revision, title, excerpt } = await read('nl');
        const content = `${article.html_nl}<p>${change}</p>`;
        const body = { slug: `${slugBase}-nl`, language: 'nl', revision, title, excerpt, content };
        expect((await callFunction(url, 'update-blog-post', { token, body })).status).toBe(200);
        expect((await read('es'))['outdated_since']).not.toBeNull();
      };
      const { page, troubles } = await signedInPage(product, phone);
      const confirm = page.getByRole('button', { name: 'De vertalingen kloppen nog' });
      const dialog = page.getByRole('dialog', { name: 'Kloppen deze vertalingen nog?' });
      const isConfirmed = async () => {
        await dialog.getByText(/: (.*, )?Spaans/).waitFor();
        await dialog.getByRole('button', { name: 'De vertalingen kloppen nog' }).click();
        await page.locator('.toasts').getByText('De vertalingen kloppen nog').waitFor();
        await dialog.waitFor({ state: 'detached' });
      };
      const { content } = await read('es');

      await correct('Een.');
      await page.goto(`${url}/admin/articles?q=${slugBase}`);
      await page.getByRole('button', { name: 'Selecteren' }).click();
      await page
        .getByRole('row', { name: new RegExp(article.title_nl) })
        .getByRole('checkbox')
        .check();
      await confirm.click();
      await isConfirmed();
      expect(await read('es')).toMatchObject({ outdated_since: null, content });

      for (const language of ['nl', 'es']) {
        await correct(`Voor ${language}.`);
        await page.goto(`${url}/admin/edit?slug=${slugBase}-${language}`);
        await openSheet(page);
        await confirm.click();
        await isConfirmed();
        await confirm.waitFor({ state: 'detached' });
        expect(await read('es')).toMatchObject({ outdated_since: null, content });
      }

      await correct('Drie.');
      await page.goto(`${url}/admin`);
      await page.locator(`a[href="/admin/review?article=${slugBase}"]`).click();
      await page.getByRole('button', { name: 'Alle talen bijwerken' }).waitFor();
      await confirm.click();
      expect(await accessibilityProblems(page)).toEqual([]);
      await isConfirmed();
      await confirm.waitFor({ state: 'detached' });
      expect(await read('es')).toMatchObject({ outdated_since: null, content });
      expect(troubles).toEqual([]);
    },
  );

  test('are shown for review, and replace the published version only once an editor signs them', async () => {
    const slugBase = await store(aKnownArticle({ languages: ['nl', 'en', 'es'] }));
    const read = async (language: string) =>
      (await callFunction(url, `read-post?slug=${slugBase}-${language}`, { token })).json;
    for (const language of ['en', 'es']) {
      const { slug, revision } = await read(language);
      const body = { slug, language, revision, reviewer: 'Anna' };
      expect((await callFunction(url, 'review-post', { token, body })).status).toBe(200);
      expect((await callFunction(url, 'publish-blog-post', { token, body })).status).toBe(200);
    }
    const correct = async ({ from, to }: typeof knownChange, isSmallFix: boolean) => {
      const { slug, revision, title, excerpt, content } = await read('nl');
      const text = { title, excerpt, content: String(content).replace(from, to), small_fix: isSmallFix };
      const body = { slug, language: 'nl', revision, ...text };
      expect((await callFunction(url, 'update-blog-post', { token, body })).status).toBe(200);
    };
    const { page } = await signedInPage(product, desktop);
    const edit = `${url}/admin/edit?slug=${slugBase}-es`;
    const translate = page.getByRole('button', { name: 'Vertalen', exact: true });

    for (const [change, isSmallFix, translated] of [
      [knownChange, false, 'Riegue la higuera'],
      [{ from: knownChange.to, to: knownChange.from }, true, 'Pode la higuera'],
    ] as const) {
      await correct(change, isSmallFix);
      const before = await read('es');
      await page.goto(edit);
      await page.getByText('Wat nu is opgeslagen, blijft staan totdat u die goedkeurt.').waitFor();
      await translate.click();
      await page.waitForURL(`${url}/admin/review?article=${slugBase}&update=es`);
      await page.getByRole('heading', { name: 'Vertalen: Spaans' }).waitFor();
      await page.getByRole('textbox', { name: 'Tekst (es)' }).getByText(translated).waitFor();
      expect(await page.getByRole('heading', { name: 'Engels' }).count()).toBe(0);
      if (!isSmallFix) expect(await accessibilityProblems(page)).toEqual([]);
      expect(await read('es')).toEqual(before);

      await page.getByRole('button', { name: 'Alles publiceren' }).click();
      await page.getByText('Vastgelegd dat deze tekst is nagelezen').waitFor();
      await page.getByRole('heading', { name: 'Vertalen: Spaans' }).waitFor({ state: 'detached' });
      expect(await read('es')).toMatchObject({
        content: expect.stringContaining(translated) as string,
        translation: 'reviewed',
        is_published: true,
      });
    }

    await page.goto(edit);
    await page.getByText('Deze vertaling sluit aan op de huidige Nederlandse tekst.').waitFor();
    expect(await translate.isDisabled()).toBe(true);
    // The review has nothing to show either.
    await page.goto(`${url}/admin/review?article=${slugBase}&update=es`);
    await page.getByText('Deze vertaling sluit aan op de huidige Nederlandse tekst.').waitFor();

    // The view cannot sign an article by AI, which has its own checklist.
    await correct(knownChange, false);
    await page.route('**/read-post?**', async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as object;
      await route.fulfill({ response, json: { ...json, written_by_ai: true } });
    });
    await page.goto(edit);
    await page.getByText('Verberg hem eerst, vertaal hem dan opnieuw').waitFor();
    expect(await translate.isDisabled()).toBe(true);
  });

  test('by AI cannot be signed with the others, so the review links to their checklists', async () => {
    const article = aKnownArticle({ languages: ['nl', 'en', 'es'], publish_main: false });
    const slugBase = await store(article);
    await changePost(product, { slug: `${slugBase}-es`, token, changes: { written_by_ai: true } });
    const dutch = { slug: `${slugBase}-nl`, language: 'nl', revision: 1, title: article.title_nl };
    const body = { ...dutch, content: `${article.html_nl}<p>2027.</p>` };
    expect((await callFunction(url, 'update-blog-post', { token, body })).status).toBe(200);

    const { page, troubles } = await signedInPage(product, phone);
    await page.goto(`${url}/admin/review?article=${slugBase}&update=`);
    await page.getByRole('heading', { name: 'Vertalen: Engels' }).waitFor();
    const checklist = page.getByRole('link', { name: 'Spaans: Nalezen en ondertekenen' });
    await checklist.waitFor();
    expect(await page.getByRole('heading', { name: 'Spaans' }).count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await checklist.click();
    await openSheet(page);
    await page.getByRole('group', { name: 'Nalezen en ondertekenen' }).waitFor();
    expect(troubles).toEqual([]);
  });

  test('that have failed are offered under the thumb of a phone, all by one press, and then their review', async () => {
    const slugBase = await store(anArticle({ publish_main: false }));
    const { page } = await signedInPage(product, phone);
    await page.goto(`${url}/admin/edit?slug=${slugBase}-nl`);
    const step = page.locator('.next-step');
    await step.getByText('3 vertalingen zijn mislukt').waitFor();
    expect((await step.boundingBox())?.y).toBeGreaterThan(phone.viewport.height * 0.75);

    const { title_nl: title, excerpt_nl: excerpt, html_nl: content } = aKnownArticle();
    const body = { slug: `${slugBase}-nl`, language: 'nl', revision: 1, title, excerpt, content };
    expect((await callFunction(url, 'update-blog-post', { token, body })).status).toBe(200);
    await step.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await step.getByText('3 vertalingen zijn niet nagelezen').waitFor({ timeout: 30_000 });
    await step.getByRole('button', { name: 'Nalezen' }).click();
    await page.waitForURL(`${url}/admin/review?article=${slugBase}`);
  });

  test('show why they failed, and why the “translate” button is disabled', async () => {
    const slugBase = await store(anArticle({ languages: ['nl', 'de'], publish_main: false }));
    const { page } = await signedInPage(product, phone);
    await page.goto(`${url}/admin/edit?slug=${slugBase}-de`);
    await openSheet(page);
    // The reason comes before everything else in the settings.
    await page
      .locator('.side-panel > :first-child')
      .getByText(/De laatste automatische vertaling is niet overgenomen: .*onvertaald/)
      .waitFor();
    await page.getByRole('button', { name: 'Vertalen', exact: true }).click();
    await page.getByText('Vertalen mislukt').waitFor();

    const { title_nl: title, excerpt_nl: excerpt, html_nl: content } = aKnownArticle();
    const body = { slug: `${slugBase}-nl`, language: 'nl', revision: 1, title, excerpt, content };
    expect((await callFunction(url, 'update-blog-post', { token, body })).status).toBe(200);
    await page.getByRole('button', { name: 'Vertalen', exact: true }).click();
    await expect
      .poll(() => page.getByLabel('Titel', { exact: true }).inputValue(), { timeout: 20_000 })
      .toBe('Der Feigenbaum im Winter');
    // The editor asked for this translation, so no other editor has changed the text.
    expect(await page.getByText('Iemand anders').count()).toBe(0);

    const none = { translator: false, model: null, missing: 'AI_API_KEY', months: [] };
    await page.route('**/functions/v1/writing-help', (route) => route.fulfill({ json: none }));
    await page.reload();
    await openSheet(page);
    // A language that the article lacks can be translated by hand.
    const add = page.getByRole('button', { name: /^Toevoegen ?: Spaans$/ });
    await add.waitFor();
    expect(await page.getByRole('button', { name: 'Vertalen', exact: true }).count()).toBe(0);
    // Only the settings say how to get a translator.
    expect(await page.getByText(/Automatisch vertalen kan nog niet/).count()).toBe(0);
    await add.click();
    await page.waitForURL(`${url}/admin/edit?slug=${slugBase}-es`);
    await page.getByLabel('Titel', { exact: true }).waitFor();
    const added = await callFunction(url, `read-post?slug=${slugBase}-es`, { token });
    expect(added.json).toMatchObject({ language: 'es', is_published: false });
    await page.goto(`${url}/admin/settings`);
    await page.getByText('Wat is daarvoor nodig?').click();
    await page.getByText('nu ontbreekt AI_API_KEY').waitFor();
  });
});
