import { describe, expect, test } from 'vitest';
import { writeNews } from '#core/news/writing/write-news.ts';
import {
  aJudge,
  day,
  foundIn,
  goodText,
  itemsOf,
  phrases,
  scriptedModel,
  stories,
  writtenNews,
} from './answers.ts';

/** Invented sentences on topics that no report of the day mentions. */
const absent = `
Een nieuw zwembad in Santa Eulària opent in de zomer.
De luchthaven krijgt een tweede landingsbaan.
Voor honden geldt voortaan een leiplicht op alle stranden.
De waterprijs gaat in januari omhoog.
Het ziekenhuis van Ibiza zoekt twintig verpleegkundigen.
Een Duitse keten heeft drie hotels in Sant Antoni gekocht.
De taxi’s op het eiland worden elektrisch.
De kersenoogst is dit jaar goed.
Op de markt van Sant Jordi mag geen plastic meer worden verkocht.
Een storm heeft bomen omgeblazen in Sant Joan.
De politie controleert vaker op snelheid.
In Portinatx wordt een vuurtoren gerestaureerd.
De wijnboeren verwachten een kleine oogst.
Een Nederlandse zangeres treedt op in Dalt Vila.
De school van Jesús krijgt een nieuwe directeur.
Er komt een fietspad langs de weg naar Cala Llonga.
Het aantal leegstaande huizen is gedaald.
Zonnepanelen worden verplicht op nieuwe daken.
Vissers vragen om een verbod op jetski’s.
De bibliotheek van Vila blijft op zondag dicht.
In de salines zijn meer flamingo’s geteld.
Een restaurant in Santa Gertrudis heeft een ster gekregen.
De gemeente plant duizend pijnbomen.
De belasting voor tweede woningen wordt verdubbeld.
Het casino verhuist naar de haven.
Een kat heeft een week in een put overleefd.
De veerboot naar Denia vaart in de winter niet.
Op Es Vedrà mogen geen drones meer vliegen.
Een museum toont schilderijen van Joan Miró.
De apotheek van Sant Miquel sluit.
Huurders moeten een hogere borg betalen.
Een golfbaan krijgt een vergunning voor nog eens negen holes.
Het afval wordt voortaan twee keer per week opgehaald.
De ambulancedienst gaat samen met die van Mallorca.
In Cala Bassa is een walvis gezien.
Een bank sluit haar kantoor in Sant Josep.
De stroom valt op maandag een uur uit.
Een oude molen wordt verbouwd tot woning.
De hippiemarkt bestaat vijftig jaar.
Inwoners krijgen korting op de parkeergarage.`
  .trim()
  .split('\n');

const [first = { quote: '' }] = foundIn(stories).facts as { report?: string; quote: string }[];

describe('news writer with a model that invents topics', () => {
  test('drops all 40 facts that no report contains', async () => {
    expect(new Set(absent).size).toBe(40);
    const model = scriptedModel({ facts: absent.map((quote) => ({ ...first, quote })) });
    const answer = await writeNews({ model, judge: aJudge(), day, phrases }).facts(itemsOf(stories));
    expect(answer).toMatchObject({ ok: true, value: { facts: [] } });
    expect(answer.ok && answer.value.dropped.map(({ why }) => why)).toEqual(absent.map(() => 'quote'));
  });

  test('drops all 40 sentences on invented topics, even if the repair repeats each sentence', async () => {
    const good = goodText(stories, 'nl');
    for (let at = 0; at < absent.length; at += 10) {
      const lies = absent.slice(at, at + 10).map((text) => ({ text, facts: ['f1'] }));
      const numbered = lies.map((lie, number) => ({ number: number + 2, ...lie }));
      const model = scriptedModel(
        foundIn(stories),
        { ...good, paragraphs: [lies, ...good.paragraphs] },
        { sentences: numbered },
      );
      const judge = aJudge((text) => !absent.includes(text));
      const news = await writtenNews('nl', { model, judge });
      expect(lies.filter(({ text }) => news.text.content.includes(text))).toEqual([]);
      expect(news.text.dropped.map(({ sentence }) => sentence).sort()).toEqual(
        lies.map(({ text }) => text).sort(),
      );
      expect(news.text.isAi).toBe(true);
    }
  });

  test('writes only a digest of headlines on a day without facts', async () => {
    const { text } = await writtenNews('nl', { model: scriptedModel({ facts: [] }), judge: aJudge() });
    expect(text).toMatchObject({ isAi: false, evidence: [] });
  });
});
