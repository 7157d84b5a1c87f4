import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { bodyText } from '../support/browser/body-text.ts';
import { desktop, phone, startChromium, watchedPage } from '../support/browser/chromium.ts';
import { anArticle, anEditor, callFunction, eventually } from '../support/products/editor.ts';

const product = inject('product');
const { url, adminToken } = product;
let browser: Browser;
let token = '';

beforeAll(async () => {
  [browser, token] = await Promise.all([startChromium(), anEditor(product)]);
});
afterAll(() => browser.close());

/** The editor's page of an article of its own; answers the article's slug base too. */
async function editing(options = desktop, changes: Record<string, unknown> = {}) {
  const slugBase = `leven-${crypto.randomUUID().slice(0, 8)}`;
  const article = anArticle({
    slug_base: slugBase,
    title_nl: `Stuk ${slugBase}`,
    languages: ['nl'],
    ...changes,
  });
  expect((await callFunction(url, 'create-multilingual-blog', { token, body: article })).status).toBe(200);
  const watched = await watchedPage(browser, url, options);
  await watched.page.goto(`${url}/admin/edit?slug=${slugBase}-nl&token=${adminToken}`);
  await watched.page.getByText('Later publiceren, adres en prullenbak').click();
  return { ...watched, slugBase };
}

const answerAt = async (path: string) => {
  const { status, headers } = await fetch(`${url}${path}`, { redirect: 'manual' });
  return [status, headers.get('location')];
};

test('a draft is given a time on Ibiza’s clocks, stands in the matrix as scheduled, and loses it again', async () => {
  const { page, slugBase, troubles, close } = await editing(phone, { publish_main: false });
  const time = page.getByLabel('Datum en tijd op Ibiza');
  const plan = page.getByRole('button', { name: 'Plannen' });
  await plan.click();
  await page.getByText('Vul een datum en een tijd in.').waitFor();
  await time.fill('2027-03-28T02:30');
  await plan.click();
  await page.getByText('dit tijdstip bestaat op Ibiza niet').waitFor();
  await time.fill('2027-10-31T02:30');
  await page.getByLabel('Het tweede (wintertijd)').check();
  expect(await accessibilityProblems(page)).toEqual([]);
  await plan.click();
  await page.getByText('Gepland: gaat op 31 oktober 2027 om 02:30 vanzelf naar de site.').waitFor();
  const stored = await callFunction(url, `read-post?slug=${slugBase}-nl`, { token });
  expect(new Date(String(stored.json['publish_at'])).toISOString()).toBe('2027-10-31T01:30:00.000Z');

  await page.getByRole('link', { name: 'Alle artikelen' }).click();
  await page.getByLabel('Zoek in titels, adressen en teksten').fill(slugBase);
  await page.getByLabel('Toon').selectOption('Met geplande talen');
  // What is typed is asked for a moment later than what is chosen, and one of the two may find as many.
  await page.waitForURL(/\?(?=.*q=)(?=.*show=)/);
  await page.getByRole('status').getByText('1 artikel', { exact: true }).waitFor();
  await page.locator('.article-list[aria-busy="false"]').waitFor();
  await page.getByText('Wat de tekens betekenen').click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: /^gepland\s*: Stuk/ }).click();
  await page.getByRole('button', { name: 'Planning annuleren' }).click();
  await page.locator('.toast').getByText('Planning geannuleerd').waitFor();
  await plan.waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('an article moves: the new address is seen live, the old one leads there, and that is undone', async () => {
  const { page, slugBase, close } = await editing();
  const moved = `${slugBase}-verder`;
  await page.getByLabel('Inhoud').fill('Nog niet opgeslagen.');
  await page.getByLabel('Slug-basis').fill('huis-winterklaar-maken');
  const move = page.getByRole('button', { name: 'Adres wijzigen' });
  await move.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Adres wijzigen' }).click();
  await page.getByText('Er is al een ander artikel met deze slug-basis.').waitFor();
  await page.getByLabel('Slug-basis').fill(moved);
  await move.click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Adres wijzigen' }).click();
  await page.waitForURL(`${url}/admin/edit?slug=${moved}-nl`);
  // What was being written has moved along.
  await page.getByText('Uw niet opgeslagen tekst van de vorige keer staat er weer.').waitFor();
  expect(await bodyText(page.getByLabel('Inhoud'))).toBe('Nog niet opgeslagen.');
  await page.getByRole('button', { name: 'Ongedaan maken' }).hover();
  await page.getByText(`/blog/${slugBase}-nl: leidt naar het nieuwe adres`).waitFor({ timeout: 30_000 });
  await page.getByText('Live: alle 2 pagina’s zijn gelezen op de site.').waitFor({ timeout: 30_000 });
  expect(await answerAt(`/blog/${slugBase}-nl`)).toEqual([301, `/blog/${moved}-nl`]);
  expect(await answerAt(`/blog/${slugBase}-nl?van=mail`)).toEqual([301, `/blog/${moved}-nl?van=mail`]);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await page.waitForURL(`${url}/admin/edit?slug=${slugBase}-nl`);
  await page.getByText(`/blog/${moved}-nl: leidt naar het nieuwe adres`).waitFor({ timeout: 30_000 });
  expect(await answerAt(`/blog/${moved}-nl`)).toEqual([301, `/blog/${slugBase}-nl`]);
  expect((await answerAt(`/blog/${slugBase}-nl`))[0]).toBe(200);
  await close();
});

test('an article is thrown away, seen to be gone, brought back hidden, and deleted for good', async () => {
  const { page, slugBase, close } = await editing(desktop, { languages: ['nl', 'en'] });
  await page.getByRole('button', { name: 'Heel het artikel weggooien' }).click();
  const dialog = page.getByRole('dialog');
  expect(
    await dialog.getByRole('button', { name: 'Annuleren' }).evaluate((b) => b === document.activeElement),
  ).toBe(true);
  await dialog.getByRole('button', { name: 'Heel het artikel weggooien' }).click();
  await page.getByText('Verborgen: de pagina staat niet meer op de site.').waitFor({ timeout: 30_000 });
  expect((await answerAt(`/blog/${slugBase}-nl`))[0]).toBe(404);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Naar de prullenbak' }).click();
  const entry = page.locator('.trash-list li', { hasText: slugBase });
  await entry.getByText('Nog 30 dagen.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await entry.getByRole('button', { name: 'Terugzetten' }).click();
  await page.getByText('Teruggezet, maar niet op de site').waitFor();
  await entry.waitFor({ state: 'detached' });
  const back = await callFunction(url, `read-post?slug=${slugBase}-nl`, { token });
  expect(back.json).toMatchObject({ is_published: false });
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await entry.getByRole('button', { name: 'Definitief verwijderen' }).click();
  await dialog.getByRole('button', { name: 'Definitief verwijderen' }).click();
  await page.getByText('Definitief verwijderd').waitFor();
  await entry.waitFor({ state: 'detached' });
  // The address is free again.
  const again = anArticle({ slug_base: slugBase, languages: ['nl'], publish_main: false });
  expect((await callFunction(url, 'create-multilingual-blog', { token, body: again })).status).toBe(200);
  await close();
});

test(
  'a connection that is cut at any step is told, loses nothing, and the step is done once it is back',
  { tags: ['heavy'] },
  async () => {
    const { page, slugBase, close } = await editing(desktop, { publish_main: false });
    const marked = await fetch(`${url}/rest/v1/blog_posts?slug=eq.${slugBase}-nl`, {
      method: 'PATCH',
      headers: {
        apikey: product.publishableKey,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ written_by_ai: true }),
    });
    expect(marked.status).toBe(204);
    await page.reload();
    await page.getByText('Later publiceren, adres en prullenbak').click();

    /** Does it with the connection cut, reads what is said, looks that all still stands there, and does it again. */
    async function cut(name: string, { does, stands }: { does: () => Promise<void>; stands: () => unknown }) {
      let tries = 0;
      await page.route(`**/functions/v1/${name}`, async (route) => {
        tries += 1;
        await route.abort('connectionfailed');
      });
      const before = await stands();
      await does();
      // A notice of the step before may still be there.
      await expect.poll(() => tries).toBe(1);
      await page
        .getByText(/De server is niet bereikbaar\. Controleer uw verbinding/)
        .last()
        .waitFor();
      expect([name, tries, await stands()]).toEqual([name, 1, before]);
      await page.unroute(`**/functions/v1/${name}`);
      for (const notice of await page.getByRole('button', { name: 'Melding sluiten' }).all())
        await notice.click({ timeout: 1000 }).catch(() => undefined);
      await does();
    }
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const pressed = (name: string) => () => button(name).click();
    const confirmed = (name: string) => async () => {
      await button(name).click();
      await page.getByRole('dialog').getByRole('button', { name }).click();
    };

    const list = page.getByRole('group', { name: 'Nalezen en ondertekenen' });
    await list.getByLabel('Uw naam').fill('Anna Vermeer');
    for (const check of await list.getByRole('checkbox').all()) await check.check();
    await cut('review-post', {
      does: pressed('Ondertekenen'),
      stands: async () => [
        await list.getByLabel('Uw naam').inputValue(),
        await list.locator('input:checked').count(),
      ],
    });
    await page.getByText(/^Nagelezen door Anna Vermeer,/).waitFor();

    const content = page.getByLabel('Inhoud');
    await content.fill('Nog niet opgeslagen.');
    const time = page.getByLabel('Datum en tijd op Ibiza');
    await time.fill('2027-10-30T09:00');
    const stands = async () => [await bodyText(content), await time.inputValue()];
    await cut('schedule-blog-post', { does: pressed('Plannen'), stands });
    const standing = page.getByText('Gepland: gaat op 30 oktober 2027 om 09:00 vanzelf naar de site.');
    await standing.waitFor();
    await cut('cancel-schedule', {
      does: pressed('Planning annuleren'),
      stands: async () => [await bodyText(content), await standing.isVisible()],
    });
    await standing.waitFor({ state: 'detached' });

    const moved = `${slugBase}-verder`;
    const base = page.getByLabel('Slug-basis');
    await base.fill(moved);
    await cut('rename-article', {
      does: confirmed('Adres wijzigen'),
      stands: async () => [await bodyText(content), await base.inputValue(), page.url()],
    });
    await page.waitForURL(`${url}/admin/edit?slug=${moved}-nl`);
    expect(await bodyText(content)).toBe('Nog niet opgeslagen.');

    await cut('send-preview', { does: pressed('Voorbeeld per e-mail'), stands: () => bodyText(content) });
    await page.getByText('Het voorbeeld is gemaild naar').first().waitFor();

    await page.getByText('Later publiceren, adres en prullenbak').click();
    await cut('trash-article', {
      does: confirmed('Heel het artikel weggooien'),
      stands: () => bodyText(content),
    });
    await page.getByRole('link', { name: 'Naar de prullenbak' }).click();
    const entry = page.locator('.trash-list li', { hasText: slugBase });
    await entry.waitFor();
    await cut('restore-article', {
      does: () => entry.getByRole('button', { name: 'Terugzetten' }).click(),
      stands: () => entry.isVisible(),
    });
    await entry.waitFor({ state: 'detached' });
    // What was typed and never saved is still in this browser.
    await page.goto(`${url}/admin/edit?slug=${moved}-nl`);
    expect(await bodyText(content)).toBe('Nog niet opgeslagen.');
    await close();
  },
);

test('a saved change is undone, and what was typed since is not lost', async () => {
  const { page, slugBase, close } = await editing(desktop, { publish_main: false });
  await page.getByLabel('Inhoud').fill('Een vergissing.');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await page.locator('.toast').getByText('Ongedaan gemaakt').first().waitFor();
  // The notice stands there before the text has been read again.
  await eventually(() => bodyText(page.getByLabel('Inhoud')), {
    until: (value) => value.includes('Controleer de'),
  });
  await page.getByLabel('Inhoud').fill('Weer een vergissing.');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  const undo = page.getByRole('button', { name: 'Ongedaan maken' });
  await undo.hover();
  await page.getByLabel('Inhoud').fill('En verder.');
  await undo.click();
  // The notice of before may still be seen.
  await eventually(() => callFunction(url, `read-post?slug=${slugBase}-nl`, { token }), {
    until: ({ json }) => String(json['content']).includes('Controleer de'),
  });
  await page.getByText('Ongedaan gemaakt').last().waitFor();
  expect(await bodyText(page.getByLabel('Inhoud'))).toBe('En verder.');
  await close();
});

test('undoing a save takes back that save alone: what somebody else has saved since stays, and is told', async () => {
  const { page, slugBase, close } = await editing(desktop, { publish_main: false });
  const slug = `${slugBase}-nl`;
  const stored = async () => (await callFunction(url, `read-post?slug=${slug}`, { token })).json;
  const saveElsewhere = async (changes: object) => {
    const { title, excerpt, content, revision } = await stored();
    const body = { slug, language: 'nl', title, excerpt, content, revision, ...changes };
    expect((await callFunction(url, 'update-blog-post', { token, body })).status).toBe(200);
  };
  const undo = page.getByRole('button', { name: 'Ongedaan maken' });
  // Nothing is noticed before a button is pressed.
  await page.route('**/functions/v1/watch-post', (route) => route.abort());
  await page.getByLabel('Inhoud').fill('Een eerste versie.');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await undo.hover();
  await saveElsewhere({ excerpt: 'Van een ander.' });
  await undo.click();
  await page.getByText('Iemand anders heeft dit artikel intussen gewijzigd.').waitFor();
  expect(await stored()).toMatchObject({
    ...{ content: '<p>Een eerste versie.</p>', excerpt: 'Van een ander.' },
  });
  // What they wrote is seen then.
  await eventually(() => page.getByLabel('Korte samenvatting').inputValue(), {
    until: (value) => value === 'Van een ander.',
  });

  // Somebody saves the same field just after it was taken back, while one types on: that is not theirs to lose.
  await page.getByLabel('Inhoud').fill('Een tweede versie.');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await undo.hover();
  await page.getByLabel('Titel', { exact: true }).fill('Verder getypt');
  await page.route('**/functions/v1/take-back', async (route) => {
    const response = await route.fetch();
    await saveElsewhere({ title: 'Van een ander' });
    await route.fulfill({ response });
  });
  await undo.click();
  await page.getByText('Ongedaan gemaakt').last().waitFor();
  await page.getByText('Iemand anders heeft intussen iets opgeslagen.').waitFor();
  expect(await page.getByLabel('Titel', { exact: true }).inputValue()).toBe('Verder getypt');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByText('Iemand anders heeft dit artikel intussen gewijzigd.').last().waitFor();
  expect((await stored())['title']).toBe('Van een ander');
  await close();
});
