import { describe, expect, test } from 'vitest';
import { differences } from '#core/language-model/judge-each.ts';
import { locales } from '#core/locale.ts';
import { skipReasons } from '#core/news/gathering/choose-items.ts';
import { feedTroubles } from '#core/news/gathering/gather-news.ts';
import { faultKinds } from '#core/news/writing/sentence/fault.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { waitText, whyText } from './reason-text.ts';

const sorted = (codes: Iterable<string>) => [...new Set(codes)].sort();

describe.each(locales)('the words for reasons in %s', (locale) => {
  const words = deskWords(locale);
  const { whys, differences: kinds, troubles } = words.news;

  test('cover exactly the reasons for omissions, the differences from a source and the feed problems', () => {
    const facts = ['instruction', 'no-report', 'quote', 'sensitive'];
    expect(sorted(Object.keys(whys))).toEqual(sorted([...skipReasons, ...faultKinds, ...facts]));
    expect(sorted(Object.keys(kinds))).toEqual(sorted([...Object.keys(differences), 'unclear']));
    expect(sorted(Object.keys(troubles))).toEqual(sorted(feedTroubles));
  });

  test('name the difference that the judge found, and quote the source', () => {
    const text = whyText(words, 'unsupported: negation: no ha aprobado');
    expect(text).toContain(`(${kinds.negation}: no ha aprobado)`);
    expect(whyText(words, 'unjudged: two verdicts')).toBe(whys.unjudged);
  });

  test('explain every reason for which a text waits for an editor’s review', () => {
    const reasons = ['no-judge', 'judge-slow', 'sensitive', 'never-unread', 'day-waits'];
    expect(reasons.filter((reason) => waitText(words, reason) === reason)).toEqual([]);
  });
});
