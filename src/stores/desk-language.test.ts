import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
const listeners = new Set<(event: object) => void>();
beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  listeners.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  });
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: object) => void) => listeners.delete(listener),
  });
  vi.resetModules();
});
afterEach(() => {
  // A second after its last reader, a store stops listening to the window.
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the language of the desk outlives the page', async () => {
  const first = await import('./desk-language.ts');
  expect(first.$deskLanguage.get()).toBe('nl');
  first.chooseDeskLanguage('es');
  vi.resetModules();
  expect((await import('./desk-language.ts')).$deskLanguage.get()).toBe('es');
});

test('the language of the desk is Dutch if the stored one is unknown, or if storage is disabled', async () => {
  stored.set('desk-lang', 'fr');
  expect((await import('./desk-language.ts')).$deskLanguage.get()).toBe('nl');
  vi.stubGlobal('localStorage', undefined);
  vi.resetModules();
  const { $deskLanguage, chooseDeskLanguage } = await import('./desk-language.ts');
  chooseDeskLanguage('de');
  expect($deskLanguage.get()).toBe('de');
});

test('the language of the desk follows a choice in another window, until nothing shows it', async () => {
  const { $deskLanguage } = await import('./desk-language.ts');
  const shown: string[] = [];
  const end = $deskLanguage.subscribe((language) => shown.push(language));
  for (const listener of listeners) listener({ key: 'desk-lang', newValue: 'en' });
  for (const listener of listeners) listener({ key: 'other', newValue: 'de' });
  expect(shown).toEqual(['nl', 'en']);
  end();
  vi.runAllTimers();
  expect(listeners.size).toBe(0);
});
