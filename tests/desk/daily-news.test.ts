import { describe, expect, inject, test } from 'vitest';
import { islandDay } from '#core/ibiza-time/days.ts';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { desktop } from '../support/browser/chromium.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { anEditor, callFunction, eventually } from '../support/products/editor.ts';
import { storyReports } from '../support/news/news-replies.ts';

const product = inject('product');
const { url } = product;
const feedHost = inject('feedHost');

describe('daily news in the desk', () => {
  test(
    'is published in four languages after a press of the button, with a list of the sources',
    { tags: ['heavy'] },
    async () => {
      const watched = await signedInPage(product, desktop);
      const { page, troubles } = watched;
      await deleteTodaysNews();
      await page.goto(`${url}/admin/daily-ibiza-news-now`);
      await page
        .getByRole('heading', { name: 'Dagelijkse Ibiza News — Nu genereren & publiceren' })
        .waitFor();
      await page.getByText('Talen: NL / EN / ES / DE').waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);

      // As long as the feeds contain no reports, a press of the button creates no post.
      const start = page.getByRole('button', { name: 'Nu genereren & publiceren' });
      await start.click();
      await page.getByText('Er is vandaag te weinig nieuws voor een nieuwsbericht.').waitFor();

      await fetch(`${feedHost}/reports`, { method: 'PUT', body: JSON.stringify(storyReports()) });
      await start.click();
      await page.getByText('Bezig… dit kan ~10–20s duren.').waitFor();
      const card = (language: string) => page.locator(`[data-language=${language}]`);
      for (const language of ['nl', 'en', 'es', 'de']) {
        await card(language).getByText('Aanmaak: ok').waitFor();
        await card(language).getByText('Publicatie: ok').waitFor();
        await card(language).getByRole('link', { name: 'Bekijken' }).waitFor();
      }
      expect(await accessibilityProblems(page)).toEqual([]);

      await page.goto(`${url}/admin/news`);
      await page.locator('.news-day summary').first().click();
      await page.getByRole('heading', { name: 'Gebruikt' }).first().waitFor();
      await page.getByText('niet bereikbaar').waitFor();
      await page.getByText('is beschadigd of leeg').waitFor();
      await page.getByText('NL: elke zin met zijn bron').first().click();
      await page.getByRole('cell', { name: 'La autoridad portuaria' }).first().waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);

      // The editor deletes a sentence, and then signs the review so quickly that the review does not count.
      const second = page.locator('.news-sentences tr').nth(1);
      const struck = (await second.getByRole('cell').first().textContent()) ?? '';
      await second.getByLabel('Schrappen').check();
      await page.getByRole('button', { name: 'Wijzigingen opslaan' }).click();
      await second.getByText('Staat niet (meer) in de tekst.').waitFor();
      const list = page.getByRole('group', { name: 'Nalezen en ondertekenen' });
      for (const check of await list.getByRole('checkbox').all()) await check.check();
      await list.getByRole('button', { name: 'Ondertekenen' }).click();
      await list.getByText('Deze keer telt niet als nalezen').waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      const token = await anEditor(product);
      const { reviews } = (await callFunction(url, 'export-reviews', { token })).json as {
        reviews: object[];
      };
      expect(reviews[0]).toMatchObject({ counts: false, changes: [{ sentence: struck, to: null }] });

      const edit = page.getByRole('link', { name: 'Tekst bewerken' }).first();
      expect(await edit.getAttribute('href')).toMatch(/^\/admin\/edit\?slug=daily-ibiza-news-/);
      await page.getByRole('link', { name: 'gepubliceerd' }).first().click();
      await page.getByRole('link', { name: 'El muelle norte de Cala Ensayo cierra por obras' }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(troubles).toEqual([]);
      await watched.close();

      await hideNews(/daily-ibiza-news-\d{4}-\d{2}-\d{2}/.exec(page.url())?.[0] ?? '');
    },
  );
});

/** Deletes today’s news. The button would not publish news that another test has published and hidden. */
async function deleteTodaysNews(): Promise<void> {
  const token = await anEditor(product);
  const slugBase = `daily-ibiza-news-${islandDay(new Date())}`;
  await callFunction(url, 'trash-articles', { token, body: { slug_bases: [slugBase] } });
  const slugs = ['nl', 'en', 'es', 'de'].map((language) => `${slugBase}-${language}`);
  const deleted = await callFunction(url, 'delete-forever', { token, body: { slugs } });
  expect([200, 404]).toContain(deleted.status);
}

/** Later tests must not find the news on the site. */
async function hideNews(slugBase: string): Promise<void> {
  const token = await anEditor(product);
  const slugs = ['nl', 'en', 'es', 'de'].map((language) => `${slugBase}-${language}`);
  expect((await callFunction(url, 'hide-blog-posts', { token, body: { slugs } })).status).toBe(200);
  const stateOf = async () => (await callFunction(url, 'site-status', { token })).json['state'];
  await eventually(stateOf, { until: (state) => state === 'live' });
}
