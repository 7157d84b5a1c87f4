import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { withoutFailed } from '../../support/browser/chromium.ts';
import { toEndOf } from '../../support/browser/hands.ts';
import { paste } from '../../support/browser/paste.ts';
import { fromDisk, rtfOf } from '../../support/browser/word-images.ts';
import { aPhoto } from '../../support/images.ts';
import { editing } from '../../support/writing/editing.ts';
import { anEditor, eventually, siteIsLive } from '../../support/products/editor.ts';

const product = inject('product');
const { url } = product;
const token = await anEditor(product);

/** A text with an image, a drawing, and a table with another image, as Word copies them. */
const wordHtml = `<html><body lang=NL><!--StartFragment-->
<p class=MsoNormal>Kijk naar de pomp.<o:p></o:p></p><p class=MsoNormal>${fromDisk('image001.png', 'Een pomp')}<o:p></o:p></p>
<p class=MsoNormal>Elke week.<!--[if gte vml 1]><v:rect id="Kader"/><![endif]--><![if !vml]><img src="file:///C:/Temp/image002.gif" v:shapes="Kader"><![endif]><o:p></o:p></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>De tuin</p></td><td><p class=MsoNormal>${fromDisk('image003.jpg', '')}</p></td></tr></table>
<p class=MsoNormal>Einde.<o:p></o:p></p><!--EndFragment--></body></html>`;

describe('images in a pasted text', () => {
  test('are uploaded, described, and shown at their original positions', async () => {
    const { page, troubles, body, slug } = await editing(token, '<p>Begin.</p>', { publish_main: true });
    await toEndOf(body);

    // After the failed uploads, the pasted text remains, and the editor can retry both uploads.
    await page.route('**/storage/v1/object/incoming/**', (route) => route.abort());
    const png = await sharp(await aPhoto({ width: 600, height: 300 }))
      .png()
      .toBuffer();
    await paste(page, { html: wordHtml, text: 'Kijk naar de pomp.', rtf: rtfOf(png, await aPhoto()) });
    const again = page.getByRole('button', { name: 'Opnieuw proberen' });
    await eventually(() => again.count(), { until: (count) => count === 2 });
    await page.getByText(/^image001\.png: .*De opslag van afbeeldingen is niet bereikbaar\./).waitFor();
    await page.getByText('Niet meegeplakt: 1 afbeelding(en).').waitFor();
    await page.keyboard.type(' Hier ging iemand verder.');
    await page.unroute('**/storage/v1/object/incoming/**');
    // Retrying the second image first must not change the order of the images.
    await again.last().click();
    await body.locator('td figure').waitFor();
    await again.click();
    await eventually(() => body.locator('figure').count(), { until: (count) => count === 2 });
    await page.getByRole('button', { name: 'Afbeeldingen zonder beschrijving: 1' }).click();
    await page.getByLabel('Beschrijving van deze afbeelding').fill('Een tuin');
    await page.keyboard.press('ControlOrMeta+s');
    await page.locator('.toast').getByText('Opgeslagen', { exact: true }).waitFor();

    await siteIsLive(product, token);
    await page.goto(`${url}/blog/${slug}`);
    const seen = await page
      .locator('.prose')
      .locator('p, td, figure img')
      .evaluateAll((parts) =>
        parts.map((part) =>
          part instanceof HTMLImageElement
            ? `${part.alt} ${part.getAttribute('width')}`
            : part.textContent.trim(),
        ),
      );
    expect(seen).toEqual([
      'Begin.',
      'Kijk naar de pomp.',
      'Een pomp 600',
      'Elke week.',
      'De tuin',
      '',
      'Een tuin 1200',
      'Einde. Hier ging iemand verder.',
    ]);
    expect(withoutFailed(troubles, 'ERR_FAILED', '/storage/v1/object/incoming/')).toEqual([]);
  });

  test('are not inserted if the editor undoes the paste during the upload', async () => {
    const { page, troubles, body } = await editing(token, '<p>Begin.</p>');
    const asked = Promise.withResolvers<undefined>();
    const undone = Promise.withResolvers<undefined>();
    await page.route('**/storage/v1/object/incoming/**', async (route) => {
      asked.resolve(undefined);
      await undone.promise;
      await route.continue();
    });
    await toEndOf(body);
    const data = `data:image/jpeg;base64,${(await aPhoto()).toString('base64')}`;
    await paste(page, { html: `<p>Geplakt</p><p><img src="${data}"></p>`, text: 'Geplakt' });
    await body.getByText('Geplakt').waitFor();
    await asked.promise;
    await page.keyboard.press('ControlOrMeta+z');
    await eventually(() => body.getByText('Geplakt').count(), { until: (count) => count === 0 });
    undone.resolve(undefined);
    await page.locator('.toast').getByText('1.jpeg').waitFor();
    expect(await body.locator('figure').count()).toBe(0);
    expect(troubles).toEqual([]);
  });

  // WhatsApp Web, Google Photos, Safari and mail programs copy an image as HTML and as a file: ckeditor5#13944.
  test('are uploaded from the copied file, if its HTML only has an image that no page may read', async () => {
    const { page, troubles, body } = await editing(token, '<p>Begin.</p>');
    const file = await sharp(await aPhoto({ width: 600, height: 300 }))
      .png()
      .toBuffer();
    for (const [index, src] of [
      'blob:https://web.whatsapp.com/3f0',
      'https://photos.example.com/private/abc.jpg',
      'webkit-fake-url://3d/image.tiff',
      'cid:part1@example.com',
      'http://cam.example.com/a.jpg',
    ].entries()) {
      await toEndOf(body);
      await paste(page, {
        html: `<meta charset="utf-8"><img src="${src}" alt="" style="width: 1px">`,
        text: '',
        file,
      });
      await expect
        .poll(() => body.locator('figure img[src^="/media/"]').count(), { message: src })
        .toBe(index + 1);
      expect([src, await page.getByText('Niet meegeplakt').count()]).toEqual([src, 0]);
    }
    expect(troubles).toEqual([]);
  });

  test('keep their place between words, if a chat copies one file beside its words', async () => {
    const { page, body } = await editing(token, '<p>Begin.</p>');
    await toEndOf(body);
    const file = await sharp(await aPhoto({ width: 600, height: 300 }))
      .png()
      .toBuffer();
    await paste(page, {
      html: '<p>Kijk</p><p><img src="cid:1@x"></p><p>Groet</p>',
      text: 'Kijk Groet',
      file,
    });
    await body.locator('figure img[src^="/media/"]').waitFor();
    expect(
      await body.locator('p, figure').evaluateAll((parts) => parts.map(({ tagName }) => tagName)),
    ).toEqual(['P', 'P', 'FIGURE', 'P']);
  });
});
