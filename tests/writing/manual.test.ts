import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { islandTime } from '#core/ibiza-time/clock.ts';
import { daysAfter, islandDay } from '#core/ibiza-time/days.ts';
import { defaultSlugBase } from '#core/post/slugs/default-slug-base.ts';
import { slugBaseFrom } from '#core/post/slugs/slug-base.ts';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { closeSheet, openSheet, openTab } from '../support/browser/article-side.ts';
import { bodySource, bodyText, focusBody } from '../support/browser/body-text.ts';
import { desktop, phone, type Watched } from '../support/browser/chromium.ts';
import { tooWide } from '../support/browser/in-view.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { clipboardFragments } from '../support/browser/clipboard-fragments.ts';
import { anEditor, aStoredArticle, callFunction, eventually } from '../support/products/editor.ts';
import { paste } from '../support/browser/paste.ts';
import { dayAhead } from '../support/days-ahead.ts';
import { choosePublishing, openPublishing } from '../support/browser/publishing.ts';

const product = inject('product');
const { url } = product;
const token = await anEditor(product);

async function atTheForm(options = desktop): Promise<Watched> {
  const watched = await signedInPage(product, options);
  await watched.page.goto(`${url}/admin/manual-blog-create`);
  await watched.page.getByRole('heading', { name: 'Nieuw artikel' }).waitFor();
  return watched;
}

const bodyOf = (page: Page) => page.getByLabel('Inhoud (NL)');
const newSlugBase = () => `schrijven-${crypto.randomUUID().slice(0, 8)}`;
const draftsStored = async () =>
  (await callFunction(url, 'article-drafts', { token })).json['drafts'] as {
    title: string;
    revision: number;
  }[];

describe('new article: text', () => {
  test('cleans text from Word or Google Docs, and undoes a paste in one step', async () => {
    const watched = await atTheForm();
    const { page, troubles } = watched;
    const [word, docs] = [
      clipboardFragments['Word: bullets, numbers and a deeper level'],
      clipboardFragments['Google Docs: a table'],
    ];
    const source = () => bodySource(page, 'Inhoud (NL)');
    const has = (words: string, count: number) =>
      eventually(() => bodyOf(page).getByText(words).count(), { until: (found) => found === count });
    await focusBody(bodyOf(page));
    await paste(page, { html: word?.clipboard ?? '', text: '· Pomp' });
    await has('Mandje legen', 1);
    await paste(page, { html: docs?.clipboard ?? '', text: 'Maand' });
    await has('snoeien', 1);
    await page.keyboard.press('ControlOrMeta+z');
    await has('snoeien', 0);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await has('snoeien', 1);
    expect(await source()).toBe(`${word?.article}\n\n${docs?.article}`);
    await page.locator('.rich-text-words ul ul li').getByText('Mandje legen').waitFor();
    await page.locator('.rich-text-words td').getByText('snoeien').waitFor();

    // Pasted HTML source or Markdown becomes formatted text. Other plain text keeps its line breaks.
    await focusBody(bodyOf(page));
    await page.keyboard.press('ControlOrMeta+a');
    await paste(page, { html: '<pre>&lt;h2&gt;x&lt;/h2&gt;</pre>', text: '<h2>x</h2>' });
    await paste(page, { html: '', text: '- **Zon**\n- zee' });
    await has('zee', 1);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await paste(page, { html: '', text: 'een\ntwee\n\ndrie' });
    await has('drie', 1);
    expect(await source()).toBe(
      '<h2>x</h2>\n\n<ul>\n<li><strong>Zon</strong></li>\n<li>zee</li>\n</ul>\n\n<p>een<br>twee</p>\n\n<p>drie</p>',
    );
    // The editor library’s clipboard format is trusted only in text copied from this desk, because other sites may
    // use the same library.
    await focusBody(bodyOf(page));
    await page.keyboard.press('ControlOrMeta+a');
    const copied = await bodyOf(page).evaluate((body) => {
      const clipboardData = new DataTransfer();
      body.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
      return clipboardData.getData('text/html');
    });
    await page.keyboard.press('ControlOrMeta+a');
    await paste(page, {
      html: '<div data-pm-slice="0 0 []" data-locked="&lt;p class=x&gt;verborgen&lt;/p&gt;">gezien</div>',
      text: 'gezien',
    });
    await has('gezien', 1);
    await page.keyboard.press('ControlOrMeta+a');
    await paste(page, { html: copied, text: 'kopie' });
    await has('drie', 1);
    await focusBody(bodyOf(page));
    await paste(page, { html: '<p>x<img src="file:///C:/x.png"></p>', text: 'x' });
    await page.getByText('Niet meegeplakt: 1 afbeelding(en).').waitFor();
    expect(troubles).toEqual([]);
  });

  test('pastes plain text and shows a notice if the script for formatted text fails to load', async () => {
    const { page } = await atTheForm();
    await page.route('**/_astro/pasted*', (route) => route.abort());
    await focusBody(bodyOf(page));
    await paste(page, { html: '<p><b>vet</b></p>', text: 'vet' });
    await page.getByText('De opmaak kon niet worden overgenomen').waitFor();
    expect(await bodyText(bodyOf(page))).toBe('vet');
  });

  test('derives the slug base from the title until the editor types a slug base', async () => {
    const ofToday = defaultSlugBase(new Date());
    const title = `Een huis ${newSlugBase()}`;
    const ofTitle = slugBaseFrom(title);
    for (const slug_base of [ofToday, ofTitle])
      await aStoredArticle(product, token, { slug_base, languages: ['nl'] });
    const { page } = await signedInPage(product, desktop);
    // The form checks the proposed slug base as soon as the page has loaded.
    const checked = page.waitForResponse(/check-slug-base/);
    await page.goto(`${url}/admin/manual-blog-create`);
    const slug = page.getByLabel('Webadres');
    expect(await slug.inputValue()).toBe(ofToday);
    await checked;
    await openSheet(page);
    // The proposed slug base is in use. This is no error, because the form can add a number.
    await page.getByLabel('Titel (NL)').fill('Een tuin');
    await expect.poll(() => slug.inputValue()).toMatch(/^een-tuin/);
    await page.getByLabel('Titel (NL)').fill(title);
    await page.getByText(`Vrij. Het adres wordt /blog/${ofTitle}-2-nl`).waitFor();
    expect(await slug.getAttribute('aria-invalid')).toBeNull();
    await slug.fill('huis-winterklaar-maken');
    await page.getByText('Dit webadres is al van een ander artikel.').waitFor();
    expect(await slug.getAttribute('aria-invalid')).toBe('true');
    // While the editor types, the open tab stays, whatever is wrong in another.
    const search = page.getByRole('button', { name: 'Zoekmachines' });
    await search.click();
    await page.getByLabel('Titel (NL)').fill('Iets');
    await page.getByLabel('Titel (NL)').pressSequentially(' anders');
    expect(await search.getAttribute('aria-expanded')).toBe('true');
    // The server must refuse a slug base that is in use. The form then leads to the field.
    await bodyOf(page).fill('Een andere tekst.');
    await closeSheet(page);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('Er is al een ander artikel met dit webadres.').first().waitFor();
    expect(await slug.getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('button', { name: '“huis-winterklaar-maken-2” gebruiken' }).click();
    await page.getByText('Vrij. Het adres wordt /blog/huis-winterklaar-maken-2-nl').waitFor();
    expect(await slug.getAttribute('aria-invalid')).toBeNull();
    await slug.fill('Eén mooi huis!');
    await page.getByText('Alleen kleine letters en cijfers').waitFor();
    await page.getByRole('button', { name: '“een-mooi-huis” gebruiken' }).click();
    expect(await slug.inputValue()).toBe('een-mooi-huis');
  });
});

describe('new article: drafts and failures', () => {
  test('loses no text and stores the article only once if the connection fails', async () => {
    const { page } = await atTheForm();
    const slugBase = newSlugBase();
    await page.route('**/functions/v1/save-article-draft', (route) => route.abort());
    await page.getByLabel('Titel (NL)').fill('Zonder verbinding');
    await bodyOf(page).fill('Deze tekst blijft.');
    await openSheet(page);
    await page.getByLabel('Webadres').fill(slugBase);
    await closeSheet(page);
    await page.getByText('Alleen in deze browser bewaard.').waitFor();
    await page.unroute('**/functions/v1/save-article-draft');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByText(/^Bewaard om \d\d:\d\d$/).waitFor();
    await page.locator('.rich-text-words').getByText('Deze tekst blijft.').waitFor();

    // The server stores the article, but its answer is lost.
    const tried = Promise.withResolvers<undefined>();
    await page.route('**/functions/v1/create-multilingual-blog', async (route) => {
      await tried.promise;
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Opslaan' }).click();
    // The form is locked while the request runs.
    await page.locator('.article-page[aria-busy="true"]').waitFor();
    const title = page.getByLabel('Titel (NL)');
    for (const key of ['End', 'Backspace', 'ControlOrMeta+a', 'ControlOrMeta+x']) await title.press(key);
    await page.getByRole('button', { name: 'Formulier leegmaken' }).click();
    expect(await title.inputValue()).toBe('Zonder verbinding');
    expect(await bodyText(bodyOf(page))).toBe('Deze tekst blijft.');
    tried.resolve(undefined);
    await page.getByText('Mislukt').waitFor();
    await page.getByText('De server is niet bereikbaar.').waitFor();
    await page.getByText('Uw artikel is bij de vorige poging waarschijnlijk toch opgeslagen.').waitFor();
    expect(await page.getByRole('button', { name: 'gebruiken' }).count()).toBe(0);
    await page.reload();
    await page.getByText('Uw artikel is bij de vorige poging waarschijnlijk toch opgeslagen.').waitFor();
    expect(await bodyText(bodyOf(page))).toBe('Deze tekst blijft.');
    await page.unroute('**/functions/v1/create-multilingual-blog');

    await closeSheet(page);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText(`Blog opgeslagen. Slug-basis: ${slugBase}`).waitFor();
    await page.context().setOffline(true);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await page.context().setOffline(false);
    await page.getByText('Live: gecontroleerd, de pagina staat op de site.').waitFor({ timeout: 30_000 });

    const listed = await callFunction(url, `list-articles?q=${slugBase}`, { token });
    expect(listed.json['articles']).toMatchObject([{ slug_base: slugBase }]);
    expect((await draftsStored()).map(({ title }) => title)).not.toContain('Zonder verbinding');
  });

  test(
    'can be continued in another browser, and shows changes that another browser saves',
    { tags: ['heavy'] },
    async () => {
      const title = `Begonnen ${crypto.randomUUID().slice(0, 8)}`;
      const [first, second] = [await atTheForm(), await atTheForm(phone)];
      await first.page.getByLabel('Titel (NL)').fill(title);
      await bodyOf(first.page).fill('Van de eerste.');
      await first.page.getByText(/^Bewaard om/).waitFor();

      // The link on the start page opens this draft.
      await second.page.goto(`${url}/admin`);
      const unsaved = second.page.getByRole('region', { name: 'Nog niet opgeslagen' });
      await unsaved.getByRole('link', { name: title }).click();
      await eventually(() => bodyText(bodyOf(second.page)), { until: (value) => value === 'Van de eerste.' });
      const [known] = (await draftsStored()).filter((draft) => draft.title === title);
      await bodyOf(second.page).fill('Van de tweede.');
      // An earlier message about the draft may still be visible, so the server is polled.
      await eventually(draftsStored, {
        until: (drafts) =>
          drafts.some((draft) => draft.title === title && draft.revision > (known?.revision ?? 0)),
      });

      await bodyOf(first.page).fill('Ook van de eerste.');
      await first.page.getByText('Dit concept is intussen ergens anders gewijzigd.').waitFor();
      await first.page.getByRole('button', { name: 'De andere versie openen' }).click();
      await eventually(() => bodyText(bodyOf(first.page)), { until: (value) => value === 'Van de tweede.' });
      // The first browser’s text became a separate draft, and the editor discards it here.
      await openSheet(first.page);
      await first.page.getByText(/^Niet opgeslagen concepten/).click();
      await first.page.getByRole('button', { name: new RegExp(`^Weggooien\\s*: ${title}$`) }).click();
      await first.page.getByRole('dialog').getByRole('button', { name: 'Weggooien' }).click();
      await eventually(draftsStored, {
        until: (drafts) => drafts.filter((draft) => draft.title === title).length === 1,
      });
    },
  );

  test('warns twice if the draft cannot be stored anywhere: at once, and before the page closes', async () => {
    const { page } = await atTheForm();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.route('**/functions/v1/save-article-draft', (route) => route.abort());
    await page.getByLabel('Titel (NL)').pressSequentially('Nergens bewaard');
    await page.getByText('Nog nergens bewaard').waitFor();
    expect(await page.getByLabel('Titel (NL)').inputValue()).toBe('Nergens bewaard');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    expect((await asked).type()).toBe('beforeunload');
    await (await asked).accept();
  });

  test('explains the button of a saved article, both before and after the article is scheduled', async () => {
    const { page, troubles } = await atTheForm();
    await page.getByLabel('Titel (NL)').fill(`Gepland ${newSlugBase()}`);
    await bodyOf(page).fill('Een tekst voor later.');
    await openSheet(page);
    for (const name of ['Engels', 'Spaans', 'Duits']) await page.getByRole('checkbox', { name }).uncheck();
    await closeSheet(page);
    await page.route('**/schedule-blog-post', (route) => route.abort('connectionfailed'), { times: 1 });
    await choosePublishing(page, 'plan');
    const time = page.getByLabel('Datum en tijd op Ibiza');
    await time.fill(`${dayAhead(40)}T09:00`);
    await page.getByRole('dialog').getByRole('button', { name: 'Plannen' }).click();
    await page.locator('.toast').getByText('Plannen mislukt').waitFor();
    const line = page.locator('.article-bar-live');
    await line.getByText('concept').waitFor();
    await page.getByRole('button', { name: 'Publiceren', exact: true }).waitFor();

    await choosePublishing(page, 'plan');
    await time.fill(`${dayAhead(40)}T09:00`);
    await page.getByRole('dialog').getByRole('button', { name: 'Plannen' }).click();
    await line.getByText(/^Gepland voor .* 09:00$/).waitFor();
    await page.getByRole('button', { name: 'Opslaan voor later' }).waitFor();
    expect(troubles).toEqual([
      expect.stringMatching(/^console: Failed to load resource: net::ERR_CONNECTION_FAILED .*schedule/),
    ]);
  });
});

describe('new article: scheduling', () => {
  test('takes three presses, by keyboard too, says when the article goes online, and can be undone', async () => {
    const { page, troubles } = await atTheForm(phone);
    const slugBase = newSlugBase();
    await openSheet(page);
    await page.getByLabel('Webadres').fill(slugBase);
    for (const name of ['Engels', 'Spaans', 'Duits']) await page.getByRole('checkbox', { name }).uncheck();
    await page.getByLabel('Titel (NL)').fill('Voor morgen');
    const plan = async () => {
      await openPublishing(page);
      await page.getByRole('menuitem', { name: 'Plannen…' }).press('Enter');
      expect(await page.getByLabel('Datum en tijd op Ibiza').inputValue()).toMatch(/T09:00$/);
      await page.keyboard.press('Enter');
    };
    await plan();
    await page.getByText('Titel en inhoud zijn verplicht.', { exact: true }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await bodyOf(page).fill('Een tekst voor morgen.');
    await plan();
    await page
      .locator('.toast')
      .getByText(/^Gepland voor .* om 09:00$/)
      .waitFor();
    await page.locator('.article-bar-live').getByText('Gepland voor morgen 09:00').waitFor();
    const read = async () => (await callFunction(url, `read-post?slug=${slugBase}-nl`, { token })).json;
    const tomorrow = daysAfter(islandDay(new Date()), 1);
    const { publish_at, is_published } = await read();
    expect([is_published, islandTime(new Date(String(publish_at)))]).toEqual([false, `${tomorrow}T09:00`]);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await page.locator('.article-bar-live').getByText('concept').waitFor();
    expect(await read()).toMatchObject({ is_published: false, publish_at: null });
    expect(troubles).toEqual([]);
  });
});

describe('new article: validation', () => {
  test('explains invalid fields and failures', async () => {
    const { page, requests } = await atTheForm(phone);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('Ontbrekende velden', { exact: true }).waitFor();
    await page.getByText('Titel en inhoud zijn verplicht.', { exact: true }).waitFor();
    expect(await page.getByText('Dit veld is verplicht.').count()).toBe(2);
    expect(await page.getByLabel('Titel (NL)').evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    // As a paste does.
    await page.keyboard.insertText('x'.repeat(130));
    await page.getByText('Te lang: 130 tekens, hoogstens 120.').waitFor();

    const slugBase = newSlugBase();
    const languages = ['Nederlands', 'Engels', 'Spaans', 'Duits'];
    await page.getByLabel('Titel (NL)').fill('Een huis');
    await bodyOf(page).fill('Een tekst over een huis.');
    await openSheet(page);
    await page.getByLabel('Webadres').fill('Geen Goede Slug');
    for (const language of languages) await page.getByLabel(language, { exact: true }).uncheck();
    // The save opens the closed sheet with the problems.
    await closeSheet(page);
    await page.getByLabel('Webadres').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('Alleen kleine letters en cijfers').waitFor();
    await page.getByText('Kies minstens één taal.').waitFor();
    expect(requests.filter((address) => address.includes('create-multilingual-blog'))).toEqual([]);
    for (const language of languages) await page.getByLabel(language, { exact: true }).check();
    await page.getByLabel('Webadres').fill(slugBase);
    await openTab(page, 'Zoekmachines');
    // Without a title of its own, the search result has that of the article, and the counter counts what it shows.
    const shown = page.locator('.search-result-title');
    const counter = page.locator('.search-fields > .desk-field > p').first();
    const counts = async () =>
      expect(await counter.innerText()).toBe(`${(await shown.innerText()).length} / 60`);
    await shown.getByText('Een huis – ').waitFor();
    await counts();
    await page.getByLabel('Titel in zoekmachines').fill('x'.repeat(61));
    await page.getByText('61 tekens, meer dan de 60').waitFor();
    await page.getByLabel('Titel in zoekmachines').fill('Huis op Ibiza');
    await shown.getByText('Huis op Ibiza – ').waitFor();
    await counts();
    await page.locator('.search-result').getByText(`› blog › ${slugBase}-nl`).waitFor();
    await page.locator('.search-result').getByText('Een tekst over een huis.').waitFor();
    await openTab(page, 'Publicatie');
    // The label of the button depends on the checkboxes, because only the Dutch text can be published immediately.
    await page.getByLabel('Nederlands', { exact: true }).uncheck();
    await page.getByRole('button', { name: 'Opslaan', exact: true }).waitFor();
    await page.getByLabel('Nederlands', { exact: true }).check();
    await page.getByRole('button', { name: 'Opslaan en publiceren' }).waitFor();
    await page.getByLabel('Meteen publiceren (alleen NL)').uncheck();
    await page.getByRole('button', { name: 'Opslaan', exact: true }).waitFor();

    await page.route('**/functions/v1/create-multilingual-blog', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'x', id: '1' } } }),
    );
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('Er ging iets mis', { exact: true }).waitFor();
    await page.unroute('**/functions/v1/create-multilingual-blog');
    expect(await accessibilityProblems(page)).toEqual([]);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await tooWide(page)).toBe(0);
    }

    // Ctrl+S never publishes, whatever the main button would do.
    await page.getByLabel('Meteen publiceren (alleen NL)').check();
    await page.keyboard.press('ControlOrMeta+s');
    await page.getByText('Aangemaakt', { exact: true }).waitFor();
    await page.getByText(`Blog opgeslagen. Slug-basis: ${slugBase}`, { exact: true }).waitFor();
    const stored = await callFunction(url, `read-post?slug=${slugBase}-nl`, { token });
    expect(stored.json).toMatchObject({ meta_title: 'Huis op Ibiza', is_published: false });
  });
});
