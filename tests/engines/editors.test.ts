/** The work of an editor, from the first word to the live page, in Firefox and WebKit. */
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { formatFullMoment } from '#i18n/format.ts';
import { momentsOnIsland } from '#core/ibiza-time/clock.ts';
import { daysAfter, islandDay } from '#core/ibiza-time/days.ts';
import { engines, shown, visited } from '../support/engines/engines.ts';
import { button, field, type Visitor } from '../support/engines/visitor.ts';
import { aFolder } from '../support/folder.ts';
import { aPhoto } from '../support/images.ts';
import { eventually } from '../support/products/editor.ts';
import { skippedUnless } from '../support/skipped-unless.ts';

const { url, adminToken } = inject('product');
const words = deskWords('nl');
/** Each article has another address. */
const aLongTitle = () =>
  `Een lange titel over het winterklaar maken van uw huis op Ibiza, met alles wat u voor storm ${crypto.randomUUID().slice(0, 8)} doet`;

const title = field('Titel (NL)');
const text = field('Inhoud (NL)');

async function choose(visitor: Visitor, way: 'now' | 'plan'): Promise<void> {
  await visitor.press(button(words.edit.control.more));
  await visitor.press(`//*[@role='menuitem'][normalize-space()='${words.edit.control[way]}']`);
}

/** Copies a list of a public page as a visitor would: selects it, and presses Control and c. */
async function copyFromAPage(visitor: Visitor): Promise<string> {
  await visitor.go(`${url}/blog/huis-winterklaar-maken-nl`);
  const copied = await visitor.run(() => {
    const list = document.querySelector('.prose ul');
    if (list !== null) getSelection()?.selectAllChildren(list);
    return list?.querySelector('li')?.textContent ?? '';
  });
  await visitor.keys('Control', 'c');
  return copied;
}

for (const { name, needs, visit } of engines)
  describe.skipIf(needs !== undefined)(`${name}${skippedUnless(needs === undefined, needs ?? '')}`, () => {
    test('opens the desk, and takes an article from the first word to the live page', async () => {
      const { folder, remove } = aFolder({ 'tuin.jpg': await aPhoto() });
      const longTitle = aLongTitle();
      const visitor = await visited(visit, { width: 1440, height: 900, language: 'nl', hasScripts: true });
      await visitor.go(`${url}/admin`);
      await visitor.type(field(words.gate.label), adminToken);
      await visitor.press(button(words.gate.save));
      await shown(visitor, words.gate.savedText);

      const item = await copyFromAPage(visitor);
      await visitor.go(`${url}/admin/manual-blog-create`);
      await visitor.type(title, longTitle);
      const hidden = await visitor.run(() => {
        const area = document.querySelector('.title-field textarea');
        return area === null ? Number.NaN : area.scrollHeight - area.clientHeight;
      });
      expect(hidden).toBeLessThanOrEqual(1);
      await visitor.press(text);
      await visitor.type(text, 'Zet de kussens binnen.');
      await visitor.keys('Enter');
      await visitor.keys('Control', 'v');
      await shown(visitor, item);
      await visitor.upload(
        `//input[@type='file' and ancestor::*[contains(@class, 'image-field')]]`,
        path.join(folder, 'tuin.jpg'),
      );
      await eventually(() => visitor.run(() => document.querySelector('.image-focus img') !== null), {
        until: Boolean,
      });
      await visitor.type(field('Beschrijving van de afbeelding'), 'Een tuin met een zwembad');

      await choose(visitor, 'plan');
      const tomorrow = `${daysAfter(islandDay(new Date()), 1)}T09:00`;
      await shown(visitor, formatFullMoment(momentsOnIsland(tomorrow)[0] ?? '', 'nl'));
      await visitor.press(`//dialog${button(words.life.schedule.save)}`);
      await shown(visitor, fill(words.life.schedule.scheduled, { date: '' }).trim());
      await choose(visitor, 'now');
      await shown(visitor, words.progress.live);
      const live = await visitor.run(
        () => document.querySelector<HTMLAnchorElement>('a[href^="/blog/een-lange-titel"]')?.href ?? '',
      );
      await visitor.go(live);
      const page = await visitor.run(() => ({
        title: document.querySelector('h1')?.textContent.trim(),
        items: [...document.querySelectorAll('.prose li')].map(({ textContent }) => textContent),
        words: document.querySelector('.prose')?.textContent,
        hasImage: document.querySelector<HTMLImageElement>('main img')?.naturalWidth !== 0,
      }));
      expect(page).toMatchObject({ title: longTitle, hasImage: true });
      expect(page.items).toContain(item);
      expect(page.words).toContain('Zet de kussens binnen.');
      expect(visitor.troubles()).toEqual([]);
      remove();
    });
  });
