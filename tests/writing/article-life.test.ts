import { describe, expect, inject, test } from 'vitest';
import { islandDay } from '#core/ibiza-time/days.ts';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { openSheet } from '../support/browser/article-side.ts';
import { bodyText } from '../support/browser/body-text.ts';
import { desktop, phone, withoutFailed } from '../support/browser/chromium.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import {
  anArticle,
  anEditor,
  aStoredArticle,
  callFunction,
  changePost,
  eventually,
} from '../support/products/editor.ts';
import { dayAhead, dutchDay, nextClockChange } from '../support/days-ahead.ts';
import { choosePublishing, withoutGone } from '../support/browser/publishing.ts';

const product = inject('product');
const { url } = product;
const token = await anEditor(product);

async function editing(options = desktop, changes: Record<string, unknown> = {}) {
  const slugBase = `leven-${crypto.randomUUID().slice(0, 8)}`;
  const article = anArticle({
    slug_base: slugBase,
    title_nl: `Stuk ${slugBase}`,
    languages: ['nl'],
    ...changes,
  });
  expect((await callFunction(url, 'create-multilingual-blog', { token, body: article })).status).toBe(200);
  const watched = await signedInPage(product, options);
  await watched.page.goto(`${url}/admin/edit?slug=${slugBase}-nl`);
  // The panel moves down when the toolbar of the text editor loads, so an earlier press could miss it.
  await watched.page.getByRole('toolbar').first().waitFor();
  await openSheet(watched.page);
  return { ...watched, slugBase };
}

const answerAt = async (path: string) => {
  const { status, headers } = await fetch(`${url}${path}`, { redirect: 'manual' });
  return [status, headers.get('location')];
};

describe('an article', () => {
  test('can be copied into a new draft, which carries no news of the original', async () => {
    const { page, slugBase, troubles } = await editing(phone);
    const text = (await page.getByLabel('Inhoud').innerText()).trim();
    await choosePublishing(page, 'hide');
    await page.locator('.toast').getByText('Verborgen').waitFor();
    await page.getByRole('button', { name: 'Artikel kopiëren' }).click();
    await expect.poll(() => page.getByLabel('Titel (NL)').inputValue()).toBe(`Stuk ${slugBase} (kopie)`);
    await expect.poll(async () => (await page.getByLabel('Inhoud (NL)').innerText()).trim()).toBe(text);
    expect(await page.getByLabel('Webadres').inputValue()).toBe(`stuk-${slugBase}-kopie`);
    expect(await page.getByLabel('Meteen publiceren (alleen NL)').isChecked()).toBe(false);
    expect(await page.getByText(/Verborgen|Wachten|Wordt gemaakt/).count()).toBe(0);
    await page.locator('.toast').getByText('Kopie gemaakt').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(withoutGone(troubles, `${slugBase}-nl`)).toEqual([]);
  });

  test('can be scheduled in Ibiza’s time zone, is listed as scheduled, and can become a draft again', async () => {
    const { page, slugBase, troubles } = await editing(phone, { publish_main: false });
    await choosePublishing(page, 'plan');
    const dialog = page.getByRole('dialog', { name: 'Later publiceren' });
    const time = dialog.getByLabel('Datum en tijd op Ibiza');
    const plan = dialog.getByRole('button', { name: 'Plannen' });
    const day = nextClockChange('October');
    await time.fill('');
    await plan.click();
    await page.getByText('Vul een datum en een tijd in.').waitFor();
    await time.fill(`${nextClockChange('March')}T02:30`);
    await plan.click();
    await page.getByText('dit tijdstip bestaat op Ibiza niet').waitFor();
    await time.fill(`${day}T02:30`);
    await page.getByLabel('Het tweede (wintertijd)').check();
    await dialog.getByText(`zondag ${dutchDay(day)} om 02:30`).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await plan.click();
    await page
      .locator('.toast')
      .getByText(`Gepland voor ${dutchDay(day)} om 02:30`)
      .waitFor();
    const stored = await callFunction(url, `read-post?slug=${slugBase}-nl`, { token });
    expect(new Date(String(stored.json['publish_at'])).toISOString()).toBe(`${day}T01:30:00.000Z`);

    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Alle artikelen' }).click();
    await page.getByLabel('Zoek in titels, webadressen en teksten').fill(slugBase);
    await page.getByLabel('Toon').selectOption('Met geplande talen');
    // Without the search text, the filter may also find one article, so the test waits for both in the URL.
    await page.waitForURL(/\?(?=.*q=)(?=.*show=)/);
    await page.getByRole('status').getByText('1 artikel', { exact: true }).waitFor();
    await page.locator('.article-list[aria-busy="false"]').waitFor();
    await page.getByRole('list', { name: 'Wat de tekens betekenen' }).getByText('gepland').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: /^gepland\s*: Stuk/ }).click();
    await choosePublishing(page, 'replan');
    expect(await dialog.getByLabel('Het tweede (wintertijd)').isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    await choosePublishing(page, 'draft');
    await page.locator('.toast').getByText('Planning geannuleerd').waitFor();
    await page.getByRole('button', { name: 'Publiceren', exact: true }).waitFor();
    expect(troubles).toEqual([]);
  });

  test('can be moved to a new URL, to which the old URL then redirects, and can be moved back', async () => {
    const { page, slugBase } = await editing();
    const moved = `${slugBase}-verder`;
    await page.getByLabel('Inhoud').fill('Nog niet opgeslagen.');
    await page.getByRole('button', { name: /^Wijzigen ?: Webadres$/ }).click();
    const address = page.getByRole('textbox', { name: 'Webadres' });
    await address.fill('huis-winterklaar-maken');
    const move = page.getByRole('button', { name: 'Webadres wijzigen' });
    await move.click();
    await page.getByText('Er is al een ander artikel met dit webadres.').waitFor();
    await address.fill(moved);
    expect(await accessibilityProblems(page)).toEqual([]);
    await move.click();
    await page.waitForURL(`${url}/admin/edit?slug=${moved}-nl`);
    // The unsaved text must appear at the new address.
    await page.getByText('Uw niet opgeslagen tekst van de vorige keer staat er weer.').waitFor();
    expect(await bodyText(page.getByLabel('Inhoud'))).toBe('Nog niet opgeslagen.');
    await page.getByRole('button', { name: 'Ongedaan maken' }).hover();
    const live = page.locator('.article-bar-live').getByRole('link', { name: /^Live sinds/ });
    const isLiveAt = async (address: string) => {
      await eventually(() => answerAt(address), { until: ([status]) => status === 200 });
      await eventually(() => live.getAttribute('href'), { until: (href) => href === address });
    };
    await isLiveAt(`/blog/${moved}-nl`);
    expect(await answerAt(`/blog/${slugBase}-nl`)).toEqual([301, `/blog/${moved}-nl`]);
    expect(await answerAt(`/blog/${slugBase}-nl?van=mail`)).toEqual([301, `/blog/${moved}-nl?van=mail`]);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await page.waitForURL(`${url}/admin/edit?slug=${slugBase}-nl`);
    await isLiveAt(`/blog/${slugBase}-nl`);
    expect(await answerAt(`/blog/${moved}-nl`)).toEqual([301, `/blog/${slugBase}-nl`]);
    expect((await answerAt(`/blog/${slugBase}-nl`))[0]).toBe(200);
  });

  test('can get an earlier date of publication in all languages, and the change can be undone', async () => {
    const { page, slugBase, troubles } = await editing(desktop, { languages: ['nl', 'en'] });
    const field = page.getByLabel('Datum op de pagina');
    const save = page.getByRole('button', { name: 'Datum wijzigen' });
    const change = page.getByRole('button', { name: /^Wijzigen ?: Publicatiedatum$/ });
    await change.click();
    const published = await field.inputValue();
    expect(published).toMatch(/^20\d\d-/);
    expect(await save.isDisabled()).toBe(true);
    await field.fill('2999-01-01');
    await page.getByText('Kies een dag vanaf 2000 die niet in de toekomst ligt.').waitFor();
    expect(await save.isDisabled()).toBe(true);
    await field.fill('2019-05-04');
    await page.getByText('4 mei 2019', { exact: true }).waitFor();
    await save.click();
    await page.getByText('De publicatiedatum is gewijzigd').waitFor();
    const dates = async () => {
      const { json } = await callFunction(url, `list-articles?slug_base=${slugBase}`, { token });
      const [article] = json['articles'] as { posts: { published_at: string | null }[] }[];
      return article?.posts.map((post) => post.published_at && islandDay(new Date(post.published_at)));
    };
    expect(await dates()).toEqual(['2019-05-04', '2019-05-04']);
    await eventually(async () => (await fetch(`${url}/blog/${slugBase}-nl`)).text(), {
      until: (html) => html.includes('4 mei 2019'),
    });
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await page.getByText('Ongedaan gemaakt').waitFor();
    expect((await dates())?.[0]).toBe(published);
    await change.click();
    expect(await field.inputValue()).toBe(published);
    expect(troubles).toEqual([]);
  });

  test('keeps a date set before publication, and refuses invalid or future dates and years before 2000', async () => {
    const slugBase = await aStoredArticle(product, token);
    const set = (day: string) =>
      callFunction(url, 'date-article', { token, body: { slug_base: slugBase, day } });
    for (const day of ['1999-12-31', '2999-01-01', '2019-5-4'])
      expect((await set(day)).json).toMatchObject({ error: { code: 'invalid-input' } });
    expect((await set('2019-05-04')).status).toBe(200);
    const { json } = await callFunction(url, 'publish-blog-post', {
      token,
      body: { slug: `${slugBase}-nl`, language: 'nl' },
    });
    expect(String(json['published_at'])).toMatch(/^2019-05-04T10:00/);
  });

  test(
    'can get a German URL that differs from the slug base, and the former URLs redirect to it',
    { tags: ['heavy'] },
    async () => {
      const { page, slugBase, troubles } = await editing(desktop, { languages: ['nl', 'de'] });
      const slug = `${slugBase}-de`;
      const { json: german } = await callFunction(url, `read-post?slug=${slug}`, { token });
      const text = {
        title: `Stück ${slugBase}`,
        content: '<p>Auf Deutsch.</p>',
        revision: german['revision'],
      };
      await callFunction(url, 'update-blog-post', { token, body: { slug, language: 'de', ...text } });
      await callFunction(url, 'publish-blog-post', { token, body: { slug, language: 'de' } });
      await page.goto(`${url}/admin/edit?slug=${slug}`);
      await page.getByRole('toolbar').first().waitFor();
      const [own, second] = [`eigen-${slugBase}`, `zweites-${slugBase}`];
      const field = page.getByLabel('Adres van deze taal in eigen woorden');
      const save = page.getByRole('button', { name: 'Adres van deze taal wijzigen' });
      const change = page.getByRole('button', { name: /^Wijzigen ?: Webadres$/ });
      await change.click();
      expect(await field.inputValue()).toBe(slugBase);
      for (const [words, why] of [
        ['Niet zo', /Alleen kleine letters en cijfers/],
        ['huis-winterklaar-maken', /Er is al een ander artikel met dit webadres/],
      ] as const) {
        await field.fill(words);
        await save.click();
        await page.locator('.life-form').getByText(why).waitFor();
        const reasons = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
        const shown = reasons.map((id) => page.locator(`[id="${id}"]`).innerText());
        expect((await Promise.all(shown)).join(' ')).toMatch(why);
      }
      for (const words of [own, second]) {
        if (words !== own) await change.click();
        await field.fill(words);
        await save.click();
        await page.getByText('Het adres van deze taal is gewijzigd').first().waitFor();
        await eventually(() => answerAt(`/blog/${words}-de`), { until: ([status]) => status === 200 });
      }
      await eventually(() => answerAt(`/blog/${own}-de`), { until: ([status]) => status === 301 });
      const [address, former] = [`/blog/${second}-de`, `/blog/${slugBase}-de`];
      for (const old of [`/blog/${own}-de`, former]) expect(await answerAt(old)).toEqual([301, address]);
      const shownAt = async (path: string) => (await fetch(`${url}${path}`)).text();
      const html = await shownAt(address);
      expect(html).toContain(`<link rel="canonical" href="${url}${address}"`);
      expect(html).toContain(`/admin/edit?slug=${slug}`);
      const dutch = await shownAt(`/blog/${slugBase}-nl`);
      expect(dutch).toContain(`hreflang="de" href="${url}${address}"`);
      // In the language switcher, the link to the German page contains only the path.
      expect(dutch).toContain(`href="${address}"`);
      const sitemaps = (await shownAt('/sitemap-index.xml')).matchAll(/<loc>[^<]*?(\/sitemap-posts-[^<]+)/g);
      const listed = await Promise.all([...sitemaps].map(([, path = '']) => shownAt(path)));
      for (const shown of [await shownAt('/de/blog'), await shownAt('/de/rss.xml'), listed.join('')]) {
        expect(shown).toMatch(new RegExp(`${address}["<]`));
        expect(shown).not.toMatch(new RegExp(`${former}["<]`));
      }
      const found = await eventually(() => callFunction(url, `search?q=${slugBase}&lang=de`), {
        until: ({ json }) => (json['results'] as unknown[]).length > 0,
      });
      expect(found.json['results']).toMatchObject([{ slug: `${second}-de` }]);
      expect((await fetch(`${url}/og${address}.png`)).status).toBe(200);
      expect(await page.getByRole('link', { name: /Bekijken op de site/ }).getAttribute('href')).toBe(
        address,
      );

      // No other article can use the slug base `second`. Emptying the field restores the former German URL.
      const taken = await callFunction(url, `check-slug-base?slug_base=${second}`, { token });
      expect(taken.json).toMatchObject({ taken: true });
      const other = await aStoredArticle(product, token);
      const body = { slug: `${other}-nl`, own_base: second };
      expect((await callFunction(url, 'set-own-slug', { token, body })).json).toMatchObject({
        error: { code: 'slug-taken' },
      });
      await change.click();
      await field.fill('');
      await save.click();
      await eventually(() => answerAt(address), { until: ([status]) => status === 301 });
      expect(await answerAt(`/blog/${own}-de`)).toEqual([301, former]);
      expect((await answerAt(former))[0]).toBe(200);
      // The browser logs the status 409 with which the server refused the slug base of another article.
      expect(withoutFailed(troubles, 409, '/functions/v1/set-own-slug')).toEqual([]);
    },
  );

  test('can be moved to the trash, restored as a hidden article, and erased', async () => {
    const { page, slugBase } = await editing(desktop, { languages: ['nl', 'en'] });
    await page.getByRole('button', { name: 'Hele artikel weggooien' }).click();
    const dialog = page.getByRole('dialog');
    expect(
      await dialog.getByRole('button', { name: 'Annuleren' }).evaluate((b) => b === document.activeElement),
    ).toBe(true);
    await dialog.getByRole('button', { name: 'Hele artikel weggooien' }).click();
    await page.getByText('Verborgen: de pagina staat niet meer op de site.').waitFor({ timeout: 30_000 });
    expect((await answerAt(`/blog/${slugBase}-nl`))[0]).toBe(404);
    expect(await accessibilityProblems(page)).toEqual([]);
    // Another window, or a reload, finds the article in the trash.
    await page.reload();
    await page.getByText('Dit artikel bestaat niet (meer).').waitFor();
    await page.getByRole('link', { name: 'Naar de prullenbak' }).click();
    const entry = page.locator('.trash-list li', { hasText: slugBase });
    await entry.getByText('Verdwijnt over 30 dagen').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await entry.getByRole('button', { name: 'Terugzetten' }).click();
    await page.getByText('Teruggezet, maar niet op de site').waitFor();
    await entry.waitFor({ state: 'detached' });
    const back = await callFunction(url, `read-post?slug=${slugBase}-nl`, { token });
    expect(back.json).toMatchObject({ is_published: false });
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await entry.getByRole('button', { name: /^Meer/ }).click();
    await page.getByRole('menuitem', { name: 'Definitief verwijderen' }).click();
    await dialog.getByRole('button', { name: 'Definitief verwijderen' }).click();
    await page.getByText('Definitief verwijderd').waitFor();
    await entry.waitFor({ state: 'detached' });
    // After the article has been erased, a new article can use its slug base.
    const again = anArticle({ slug_base: slugBase, languages: ['nl'], publish_main: false });
    expect((await callFunction(url, 'create-multilingual-blog', { token, body: again })).status).toBe(200);
    await callFunction(url, 'trash-articles', { token, body: { slug_bases: [slugBase] } });
    await page.reload();
    await page.getByRole('button', { name: 'Prullenbak legen' }).click();
    await dialog.getByRole('button', { name: 'Prullenbak legen' }).click();
    await page.getByText('De prullenbak is leeg.').waitFor();
  });

  test(
    'loses no data if the connection is lost at any step, and the step can be repeated',
    { tags: ['heavy'] },
    async () => {
      const { page, slugBase } = await editing(desktop, { publish_main: false });
      await changePost(product, { slug: `${slugBase}-nl`, token, changes: { written_by_ai: true } });
      await page.reload();

      /** Makes the request of an action fail, expects an error and an unchanged state, then repeats the action. */
      async function cut(
        name: string,
        { action, state }: { action: () => Promise<void>; state: () => unknown },
      ) {
        let tries = 0;
        await page.route(`**/functions/v1/${name}`, async (route) => {
          tries += 1;
          await route.abort('connectionfailed');
        });
        const before = await state();
        await action();
        // The toast of the previous step may still be visible, so the test first waits for the request.
        await expect.poll(() => tries).toBe(1);
        await page
          .getByText(/De server is niet bereikbaar\. Controleer uw verbinding/)
          .last()
          .waitFor();
        expect([name, tries, await state()]).toEqual([name, 1, before]);
        await page.unroute(`**/functions/v1/${name}`);
        for (const notice of await page.getByRole('button', { name: 'Melding sluiten' }).all())
          await notice.click({ timeout: 1000 }).catch(() => undefined);
        await action();
      }
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const pressed = (name: string) => () => button(name).click();
      const confirmed = (name: string) => async () => {
        await button(name).click();
        await page.getByRole('dialog').getByRole('button', { name }).click();
      };

      const list = page.getByRole('group', { name: 'Nalezen en ondertekenen' });
      await list.waitFor();
      for (const check of await list.getByRole('checkbox').all()) await check.check();
      // The review counts only after a minimum reading time, which is over after eight seconds.
      await page.waitForFunction(() => performance.now() > 8000);
      await cut('review-post', {
        action: pressed('Ondertekenen'),
        state: async () => [
          await list.getByLabel('Uw naam').inputValue(),
          await list.locator('input:checked').count(),
        ],
      });
      await page.getByText(/^Nagelezen door Redactie,/).waitFor();

      const content = page.getByLabel('Inhoud');
      await content.fill('Voor later.');
      await choosePublishing(page, 'plan');
      const time = page.getByLabel('Datum en tijd op Ibiza');
      await time.fill(`${dayAhead(40)}T09:00`);
      const plan = page.getByRole('dialog').getByRole('button', { name: 'Plannen' });
      const state = async () => [await bodyText(content), await time.inputValue()];
      await cut('schedule-blog-post', { action: () => plan.click(), state });
      const planned = button('Opslaan voor later');
      await planned.waitFor();
      await cut('cancel-schedule', {
        action: () => choosePublishing(page, 'draft'),
        state: async () => [await bodyText(content), await planned.isVisible()],
      });
      await planned.waitFor({ state: 'detached' });
      // Scheduling stored the text.
      await content.fill('Nog niet opgeslagen.');

      const moved = `${slugBase}-verder`;
      await page.getByRole('button', { name: /^Wijzigen ?: Webadres$/ }).click();
      const base = page.getByRole('textbox', { name: 'Webadres' });
      await base.fill(moved);
      await cut('rename-article', {
        action: pressed('Webadres wijzigen'),
        state: async () => [await bodyText(content), await base.inputValue(), page.url()],
      });
      await page.waitForURL(`${url}/admin/edit?slug=${moved}-nl`);
      expect(await bodyText(content)).toBe('Nog niet opgeslagen.');

      await page.getByText('Voorvertoningen per e-mail').click();
      await cut('send-preview', { action: pressed('Voorvertoning mailen'), state: () => bodyText(content) });
      await page.getByText('De voorvertoning is gemaild naar').first().waitFor();

      await cut('trash-articles', {
        action: confirmed('Hele artikel weggooien'),
        state: () => bodyText(content),
      });
      await page.getByRole('link', { name: 'Naar de prullenbak' }).click();
      const entry = page.locator('.trash-list li', { hasText: slugBase });
      await entry.waitFor();
      await cut('restore-article', {
        action: () => entry.getByRole('button', { name: 'Terugzetten' }).click(),
        state: () => entry.isVisible(),
      });
      await entry.waitFor({ state: 'detached' });
      // The browser must still contain the unsaved text.
      await page.goto(`${url}/admin/edit?slug=${moved}-nl`);
      expect(await bodyText(content)).toBe('Nog niet opgeslagen.');
    },
  );
});

describe('undoing a save', () => {
  test('keeps text that the editor typed after the save', async () => {
    const { page, slugBase } = await editing(desktop, { publish_main: false });
    await page.getByLabel('Inhoud').fill('Een vergissing.');
    await choosePublishing(page, 'draft');
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await page.locator('.toast').getByText('Ongedaan gemaakt').first().waitFor();
    // The toast appears before the page has loaded the restored text.
    await eventually(() => bodyText(page.getByLabel('Inhoud')), {
      until: (value) => value.includes('Controleer de'),
    });
    await page.getByLabel('Inhoud').fill('Weer een vergissing.');
    await choosePublishing(page, 'draft');
    const undo = page.getByRole('button', { name: 'Ongedaan maken' });
    await undo.hover();
    await page.getByLabel('Inhoud').fill('En verder.');
    await undo.click();
    // The previous toast may still be visible, so the test first waits until the server has undone the save.
    await eventually(() => callFunction(url, `read-post?slug=${slugBase}-nl`, { token }), {
      until: ({ json }) => String(json['content']).includes('Controleer de'),
    });
    await page.getByText('Ongedaan gemaakt').last().waitFor();
    expect(await bodyText(page.getByLabel('Inhoud'))).toBe('En verder.');
  });

  test('keeps and reports the text that another editor saved later', async () => {
    const { page, slugBase } = await editing(desktop, { publish_main: false });
    const slug = `${slugBase}-nl`;
    const stored = async () => (await callFunction(url, `read-post?slug=${slug}`, { token })).json;
    const saveElsewhere = async (changes: object) => {
      const { title, excerpt, content, revision } = await stored();
      const body = { slug, language: 'nl', title, excerpt, content, revision, ...changes };
      expect((await callFunction(url, 'update-blog-post', { token, body })).status).toBe(200);
    };
    const undo = page.getByRole('button', { name: 'Ongedaan maken' });
    // This stops polling, so the page learns of another editor’s save only when a button is pressed.
    await page.route('**/functions/v1/watch-post', (route) => route.abort());
    await page.getByLabel('Inhoud').fill('Een eerste versie.');
    await choosePublishing(page, 'draft');
    await undo.hover();
    await saveElsewhere({ excerpt: 'Van een ander.' });
    await undo.click();
    await page.getByText('Dit artikel is intussen elders gewijzigd.').waitFor();
    expect(await stored()).toMatchObject({ content: '<p>Een eerste versie.</p>', excerpt: 'Van een ander.' });
    await eventually(() => page.getByLabel('Korte samenvatting').inputValue(), {
      until: (value) => value === 'Van een ander.',
    });

    // Another editor saves a title while the undo request runs. This editor has already typed a different title.
    await page.getByLabel('Inhoud').fill('Een tweede versie.');
    await choosePublishing(page, 'draft');
    await undo.hover();
    await page.getByLabel('Titel', { exact: true }).fill('Verder getypt');
    await page.route('**/functions/v1/take-back', async (route) => {
      const response = await route.fetch();
      await saveElsewhere({ title: 'Van een ander' });
      await route.fulfill({ response });
    });
    await undo.click();
    await page.getByText('Ongedaan gemaakt').last().waitFor();
    await page.getByText('Intussen is er iets opgeslagen door iemand anders.').waitFor();
    expect(await page.getByLabel('Titel', { exact: true }).inputValue()).toBe('Verder getypt');
    await choosePublishing(page, 'draft');
    await page.getByText('Dit artikel is intussen elders gewijzigd.').last().waitFor();
    expect((await stored())['title']).toBe('Van een ander');
  });
});
