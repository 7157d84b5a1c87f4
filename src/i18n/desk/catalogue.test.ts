import { describe, expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { deskWords } from './desk-words.ts';

const { gate, manual, fixed } = deskWords('nl');

describe('words of the desk', () => {
  // The owner chose these texts, and other programs and guides repeat them word for word.
  test.each([
    [gate.title, 'Niet toegestaan'],
    [gate.placeholder, 'Plak token hier'],
    [gate.save, 'Opslaan'],
    [gate.saved, 'Token opgeslagen'],
    [gate.savedText, 'Je hebt nu toegang.'],
    [manual.fromText, 'Excerp & titel uit tekst'],
    [manual.publishNow, 'Meteen publiceren (alleen NL)'],
    [manual.save, 'Opslaan'],
    [manual.saving, 'Bezig...'],
    [manual.back, 'Terug naar blog'],
    [manual.missing, 'Ontbrekende velden'],
    [manual.missingText, 'Titel en inhoud zijn verplicht.'],
    [manual.failed, 'Mislukt'],
    [manual.failedText, 'Er ging iets mis'],
    [manual.created, 'Aangemaakt'],
    [manual.createdText, 'Blog opgeslagen. Slug-basis: {slug}'],
    [fixed.failed, 'Fout bij het aanmaken van de blog post: {message}'],
    [fixed.failedTitle.create, 'Fout bij het aanmaken van de blog post'],
    [fixed.failedTitle.draft, 'Er is een fout opgetreden bij het aanmaken van de blog post'],
    [fixed.failedTitle.publish, 'Fout bij publiceren'],
    [fixed.notPublished, 'Publicatie mislukt'],
    [fixed.notCalled, 'Fout bij aanroepen functie'],
    [fixed.unexpected, 'Onverwachte fout opgetreden'],
    [fixed.unexpectedText, 'Onverwachte fout: {message}'],
    [fixed.done.create, 'Blog post succesvol aangemaakt en gepubliceerd!'],
    [fixed.done.draft, 'Blog succesvol aangemaakt!'],
    [fixed.done.publish, 'Blog succesvol gepubliceerd!'],
  ])('contain “%s” exactly as in the owner’s catalogue', (said, catalogue) => {
    expect(said).toBe(catalogue);
  });

  test.each(locales)('contain a text for every event of a post, in %s', (locale) => {
    const { edit, actionLog } = deskWords(locale);
    const missing = Object.keys(edit.actions).filter((action) => !(`post-${action}` in actionLog.names));
    expect(missing).toEqual([]);
  });
});
