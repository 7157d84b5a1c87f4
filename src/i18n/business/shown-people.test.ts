import { describe, expect, test } from 'vitest';
import { perLocale } from '#core/locale.ts';
import { shownPeople } from './shown-people.ts';

const empty = { name: '', image: '', role: perLocale(() => ''), languages: '' };
const named = { ...empty, name: 'Marga Ribas' };

describe('shownPeople', () => {
  test.each<[string, object, boolean, string[]]>([
    ['only a name', {}, true, []],
    ['only a name, beside other proof', {}, false, ['Marga Ribas']],
    ['a photograph', { image: '/media/a.jpg' }, true, ['Marga Ribas']],
    ['languages', { languages: 'es, en' }, true, ['Marga Ribas']],
    ['a role in this language', { role: { ...empty.role, nl: 'Beheer' } }, true, ['Marga Ribas']],
    ['a role in another language', { role: { ...empty.role, de: 'Leitung' } }, true, []],
  ])('of a person with %s', (_, details, isAlone, names) => {
    const people = { first: { ...named, ...details }, second: empty, third: empty, fourth: empty };
    expect(shownPeople(people, { locale: 'nl', isAlone }).map(({ name }) => name)).toEqual(names);
  });
});
