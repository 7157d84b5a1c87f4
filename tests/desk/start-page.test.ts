import { describe, expect, inject, test } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { desktop, phone, watchedPage } from '../support/browser/chromium.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { tooWide } from '../support/browser/in-view.ts';
import { aKnownArticle, knownChange } from '../support/stand-ins/demo-translator.ts';
import { anArticle, anEditor, callFunction } from '../support/products/editor.ts';

const product = inject('product');
const { url, adminToken } = product;
const token = await anEditor(product);

describe('the desk after signing in', () => {
  test('lists open messages, unfinished articles and scheduled posts on the start page, with links', async () => {
    const store = (article: object) =>
      callFunction(url, 'create-multilingual-blog', { token, body: article }).then(({ status }) =>
        expect(status).toBe(200),
      );
    const mark = crypto.randomUUID().slice(0, 8);
    const planned = aKnownArticle({
      slug_base: `gepland-${mark}`,
      languages: ['nl', 'es', 'de'],
      publish_main: false,
    });
    await store(planned);
    await store(anArticle({ title_nl: `Half af ${mark}`, languages: ['nl', 'de'], publish_main: false }));
    await store(anArticle({ title_nl: `Begonnen ${mark}`, languages: ['nl'], publish_main: false }));
    const at = { slug: `gepland-${mark}-nl`, language: 'nl', publish_at: '2099-05-01T09:30' };
    expect((await callFunction(url, 'schedule-blog-post', { token, body: at })).status).toBe(200);
    const message = {
      name: `Bezoeker ${mark}`,
      email: `${mark}@example.com`,
      message: 'Hallo',
      pageUrl: `${url}/`,
    };
    expect((await callFunction(url, 'send-contact-email', { body: message })).status).toBe(200);

    const { page, troubles, requests } = await signedInPage(product, phone);
    await page.route('**/functions/v1/health', async (route) => {
      const response = await route.fetch();
      const status = (await response.json()) as { problems: object[] };
      const problems = [{ code: 'insurance-ends', since: null, n: 1, names: ['2026-12-10'] }];
      await route.fulfill({ response, json: { ...status, problems: [...problems, ...status.problems] } });
    });
    await page.goto(`${url}/admin`);
    await page.getByRole('link', { name: 'Verzekerd tot en met 10 december 2026.' }).waitFor();
    const panel = (name: string) => page.getByRole('region', { name });
    await panel('Open aanvragen').getByText('Antwoord binnen 23 u').first().waitFor();
    // Each article has one row, below what is most urgent about it.
    const halfDone = page.getByRole('listitem').filter({ hasText: `Half af ${mark}` });
    await panel('Vertaling mislukt').locator(halfDone).getByText('concept').waitFor();
    expect(await halfDone.count()).toBe(1);
    // The list has one row per article, under its Dutch title.
    const unread = panel('Vertaling nalezen').getByRole('listitem').first();
    await unread.getByText('De vijgenboom in de winter').waitFor();
    for (const code of ['ES', 'DE']) await unread.getByText(code, { exact: true }).waitFor();
    // A row says what a press on it leads to: in its second line, or beside it where there is room.
    await unread.locator('.today-step').getByText('Nalezen').waitFor();
    await page.setViewportSize(desktop.viewport);
    await unread.locator('.desk-row-step').getByText('Nalezen').waitFor();
    await unread.locator('.today-step').waitFor({ state: 'hidden' });
    await panel('Open aanvragen').getByText('Antwoorden', { exact: true }).first().waitFor();
    await page.setViewportSize(phone.viewport);
    await panel('Onafgemaakte artikelen')
      .getByRole('link', { name: `Begonnen ${mark}` })
      .waitFor();
    await panel('Op de site').getByRole('listitem').first().waitFor();
    // Each further file would cost the browser and the server time: `src/islands/wake/script-files.ts`.
    expect(requests.filter((request) => request.endsWith('.js')).length).toBeLessThan(50);
    await panel('Gaat vanzelf naar de site').getByText('01-05-2099, 09:30').first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('navigation', { name: 'Redactie' })
      .getByText(/^\d+ open aanvra/)
      .waitFor();
    await page.keyboard.press('Escape');
    await panel('Onafgemaakte artikelen')
      .getByRole('link', { name: `Begonnen ${mark}` })
      .click();
    // The title is Dutch, so the link leads to the Dutch text.
    await page.waitForURL(/\/admin\/edit\?slug=.*-nl$/);
    await page.goto(`${url}/admin`);
    await panel('Open aanvragen').locator('li a').first().click();
    await page.locator('.enquiry-pane[data-named="true"] .enquiry-text').waitFor();
    expect(troubles).toEqual([]);
  });

  test(
    'tries all failed translations of an article again, and says why they fail once more',
    { tags: ['heavy'] },
    async () => {
      const article = aKnownArticle({ languages: ['nl', 'en'], publish_main: false });
      const { slug_base: slugBase, html_nl } = article;
      await callFunction(url, 'create-multilingual-blog', { token, body: article });
      const read = async (language: string) =>
        (await callFunction(url, `read-post?slug=${slugBase}-${language}`, { token })).json;
      const write = async (content: string) => {
        const { slug, revision, title, excerpt } = await read('nl');
        const body = { slug, language: 'nl', revision, title, excerpt, content };
        expect((await callFunction(url, 'update-blog-post', { token, body })).status).toBe(200);
      };
      const english = { slug: `${slugBase}-en`, language: 'en' };
      const { revision } = await read('en');
      await callFunction(url, 'review-post', { token, body: { ...english, revision, reviewer: 'Anna' } });
      await callFunction(url, 'publish-blog-post', { token, body: english });
      const unknown = ['de pomp', 'het filter', 'de boiler', 'het rolluik'].map(
        (part) => `<p>Controleer ${part} van het huis iedere week en schrijf op wat u daar ziet.</p>`,
      );
      await write(unknown.join(''));
      for (const [name, language] of [
        ['translate-post', 'es'],
        ['translate-post', 'de'],
        ['propose-translation', 'en'],
      ] as const) {
        const { status } = await callFunction(url, name, { token, body: { slug_base: slugBase, language } });
        expect([name, language, status]).toEqual([name, language, 502]);
      }

      const { page } = await signedInPage(product, phone);
      await page.goto(`${url}/admin`);
      const row = page
        .getByRole('region', { name: 'Vertaling mislukt' })
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href$="${slugBase}-nl"]`) });
      for (const code of ['EN', 'ES', 'DE']) await row.getByText(code, { exact: true }).waitFor();
      const held = Promise.withResolvers<null>();
      await page.route('**/translate-post', async (route) => {
        await held.promise;
        await route.continue();
      });
      const retry = row.getByRole('button', { name: /^Opnieuw proberen ?: De vijgenboom in de winter$/ });
      await retry.click();
      await row.getByText('Duits (1/2): Bezig met vertalen…').waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      held.resolve(null);
      const reason = 'De laatste automatische vertaling is niet overgenomen: een stuk is onvertaald';
      await row.getByText(`Duits, Spaans: ${reason}`).waitFor();
      expect(await tooWide(page)).toBe(0);

      await write(html_nl.replace(knownChange.from, knownChange.to));
      await retry.click();
      // The English text is on the site, so its new translation must be reviewed first.
      await page.waitForURL(`${url}/admin/review?article=${slugBase}&update=`);
      await page.getByRole('textbox', { name: 'Tekst (en)' }).getByText('Water the fig tree').waitFor();
      expect((await read('en'))['content']).toContain('Prune the fig tree');
      expect(await read('es')).toMatchObject({ title: 'La higuera en invierno', translation: 'machine' });
      expect(await read('de')).toMatchObject({ title: 'Der Feigenbaum im Winter', translation: 'machine' });
      // The new translation succeeded, and now awaits its review.
      await page.goto(`${url}/admin`);
      await page.getByRole('region', { name: 'Vertaling is verouderd' }).waitFor();
      expect(await row.count()).toBe(0);
    },
  );

  test('never shows the sign-in form to a signed-in editor', async () => {
    const { page } = await watchedPage(url, desktop);
    await page.goto(`${url}/admin`);
    // Before hydration, the page ignores key presses.
    await page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' });
    await page.getByLabel('Toegangstoken').fill(adminToken);
    await page.keyboard.press('Enter');
    await page.locator('#desk-content').waitFor();
    // The focused field no longer exists, so the new content must get the focus.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('desk-content');

    await page.addInitScript(() => {
      const watchGate = () => {
        const gate = [...document.querySelectorAll('h1')].find(
          (title) => title.textContent === 'Niet toegestaan',
        );
        if (gate?.checkVisibility({ visibilityProperty: true }))
          document.documentElement.dataset['sawGate'] = 'yes';
        requestAnimationFrame(watchGate);
      };
      watchGate();
    });
    // All pages begin at the same edge.
    const edges = new Set<number>();
    for (const path of [
      ...(['', '/articles', '/news', '/trash', '/enquiries'] as const),
      ...(['/missing-pages', '/editors', '/actions', '/first-hour'] as const),
    ]) {
      await page.goto(`${url}/admin${path}`);
      edges.add((await page.locator('#desk-content h1').boundingBox())?.x ?? 0);
      expect([path, await page.evaluate(() => document.documentElement.dataset['sawGate'])]).toEqual([
        path,
        undefined,
      ]);
    }
    expect(edges.size).toBe(1);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Naar de inhoud');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('desk-content');

    await page.evaluate(() => {
      for (const name of Object.keys(localStorage)) if (name.startsWith('sb-')) localStorage.removeItem(name);
    });
    await page.goto(`${url}/admin/articles`);
    await page.getByRole('heading', { name: 'Niet toegestaan' }).waitFor();
  });

  test('keeps the page if a part that loads later cannot load', async () => {
    const { page } = await signedInPage(product, desktop);
    await page.route(/\/_astro\/(Drawing|TakeIn)\.[^/]+\.js$/, (route) => route.abort());
    const aborted = page.waitForEvent('requestfailed');
    await page.goto(`${url}/admin`);
    expect((await aborted).url()).toContain('/Drawing.');
    await page.getByRole('heading', { name: 'Vandaag', level: 1 }).waitFor();
    await page.goto(`${url}/admin/enquiries`);
    await page.getByRole('button', { name: 'Meer mogelijkheden' }).click();
    await page.getByRole('menuitem', { name: 'Een bericht uit een mail overnemen' }).click();
    await page.getByRole('alert').getByText('Laad de pagina opnieuw').waitFor();
    expect(await page.getByRole('heading', { name: 'Aanvragen', level: 1 }).isVisible()).toBe(true);
  });

  test('loads the texts of a chosen language, and reports a failure to load the texts', async () => {
    const { page, requests } = await signedInPage(product, desktop);
    await page.goto(`${url}/admin`);
    const language = page.getByRole('combobox', { name: 'Taal' });
    await language.waitFor();
    const dictionary = /\/desk\.[^/]+\.js$/;
    const dictionaries = () => new Set(requests.filter((address) => dictionary.test(address))).size;
    const before = dictionaries();
    await language.selectOption('es');
    await page.getByRole('button', { name: 'Cerrar sesión' }).waitFor();
    expect(dictionaries()).toBe(before + 1);

    const spanish = page.getByRole('combobox', { name: 'Idioma' });
    const slow = Promise.withResolvers<null>();
    await page.route(dictionary, async (route) => {
      await slow.promise;
      await route.continue();
    });
    await spanish.selectOption('en');
    await spanish.selectOption('en');
    expect(await page.locator('.toast').count()).toBe(0);
    slow.resolve(null);
    const english = page.getByRole('combobox', { name: 'Language' });
    await english.selectOption('es');
    await spanish.waitFor();
    await page.unroute(dictionary);

    await page.context().setOffline(true);
    await spanish.selectOption('de');
    const failure = page.locator('.toast', { hasText: 'No se ha podido cargar el idioma' });
    await failure.waitFor();
    const german = requests.findLast((address) => dictionary.test(address)) ?? '';
    expect(await spanish.inputValue()).toBe('es');
    await spanish.selectOption('de');
    await expect.poll(() => failure.count()).toBe(2);
    await page.context().setOffline(false);
    await failure.last().getByRole('button', { name: 'Volver a cargar' }).click();
    await page.getByRole('button', { name: 'Abmelden' }).waitFor();
    expect(await page.locator('.desk').getAttribute('lang')).toBe('de');

    // No other language may appear while the chosen one loads.
    const held = Promise.withResolvers<null>();
    await page.route(german, async (route) => {
      await held.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(german);
    await page.goto(`${url}/admin/articles`);
    await asked;
    // Long enough for the session check to finish.
    await page.waitForTimeout(500);
    expect(await page.locator('.desk-waiting').isVisible()).toBe(true);
    expect(await page.locator('#desk-content').count()).toBe(0);
    held.resolve(null);
    await page.getByRole('heading', { name: 'Artikel', level: 1 }).waitFor();
  });
});
