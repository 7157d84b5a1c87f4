import { describe, expect, test } from 'vitest';
import { isOrdinaryBeginning } from './ordinary-words.ts';

describe('isOrdinaryBeginning', () => {
  test('recognises ordinary words at the beginning of a sentence, and rejects names', () => {
    expect(isOrdinaryBeginning('residents', 'en')).toBe(true);
    expect(isOrdinaryBeginning('autoridades', 'es')).toBe(true);
    for (const word of ['bewoners', 'weerdienst', 'noodnummer'])
      expect(isOrdinaryBeginning(word, 'nl')).toBe(true);
    for (const name of ['jansen', 'amsterdam', 'havenstein', 'boten', 'unesco'])
      expect(isOrdinaryBeginning(name, 'en')).toBe(false);
    for (const name of ['jansen', 'amsterdam', 'havenstein', 'waterloo'])
      expect(isOrdinaryBeginning(name, 'nl')).toBe(false);
  });
});
