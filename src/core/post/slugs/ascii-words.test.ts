import { describe, expect, test } from 'vitest';
import { asciiWords } from './ascii-words.ts';

/** The letters of the official languages of Europe, and of Catalan, Basque, Galician, Breton, Welsh and Sami. */
const letters = [
  'abcdefghijklmnopqrstuvwxyz áàâäãåāăą æ çćčĉċ ďđð éèêëēėęěẽ ğĝġģ ĥħ íìîïīįĩı ĵ ķĸ ĺļľłŀ ñńņňŋ óòôöõøőō œ ŕř',
  'śšşșŝß ťţțŧþ úùûüůűūųũ ŵ ýỳŷÿ źżžẑ ǥ ǧ ǩ ǯ ʒ ə ḃ ḋ ḟ ġ ṁ ṗ ṡ ṫ',
  'αβγδεζηθικλμνξοπρσςτυφχψω άέήίόύώϊϋΐΰ',
  'абвгдежзийклмнопрстуфхцчшщъыэюя ё ђѓѕіїєјљњћќўџґ ѝ ѐ',
  // Bashkir, Chuvash, Mari, Ossetian, Udmurt, Komi and Chechen
  'әғҙҡңөҫүһ ӑӗӳ ҥӱӹӓ ӕ ӝӟӥӵ ӧ',
  'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆև',
];

describe('asciiWords', () => {
  test('gives each letter of a European alphabet at least one ASCII letter, in either case', () => {
    for (const letter of letters.join('').replaceAll(' ', ''))
      for (const written of [letter, letter.toUpperCase(), letter.normalize('NFD')])
        expect([written, asciiWords(written, 9)]).toEqual([written, expect.stringMatching(/^[a-z]+$/)]);
  });

  test.each([
    ['Straße STRASSE STRAẞE', 'strasse-strasse-strasse'],
    ['Søren Kierkegård', 'soren-kierkegard'],
    ['Łódź', 'lodz'],
    ['Đurđević', 'durdevic'],
    ['Þórður Æsuson', 'thordur-aesuson'],
    ['Œuvre', 'oeuvre'],
    ['ısı İstanbul', 'isi-istanbul'],
    ['Ħal Għaxaq', 'hal-ghaxaq'],
    ['Αθήνα', 'athina'],
    ['Київ', 'kiyiv'],
    ['Ђорђе Џајић', 'djordje-dzajic'],
    ['Ѓорѓи', 'gjorgji'],
    ['Чайковский, Щербаков', 'chaykovskiy-shcherbakov'],
    ['Юрьев', 'yurev'],
    ['България', 'balgariya'],
    ['Eivissa: Sant Miquel d’Es Puig, col·legi', 'eivissa-sant-miquel-d-es-puig-collegi'],
    ['Nagykőrös, Țăndărei, Čakovec', 'nagykoros-tandarei-cakovec'],
    ['Größe u\u0308ber', 'grosse-uber'],
    ['Λουτράκι, Εύβοια, Αυλίδα', 'loutraki-evvoia-avlida'],
    ['თბილისი', 'tbilisi'],
    ['Երևան, Գյումրի', 'erevan-gyumri'],
    ['Түбән Кама', 'tuban-kama'],
    ['Башҡортостан, Шупашкар Ҫӗр', 'bashkortostan-shupashkar-ser'],
    ['Ирыстон ӕмӕ Гӏалгӏай', 'iryston-aemae-galgay'],
    // audiosilo-meta#1276, lumina-wiki#50, underscore.string#512
    ['Yrsa Sigurðardóttir', 'yrsa-sigurdardottir'],
    ['Sara Blædel', 'sara-blaedel'],
    ['Michał Ogórek', 'michal-ogorek'],
    ['Ĳmuiden № 5™', 'ijmuiden-no-5tm'],
    ['zwem\u00adbad na\u200bïef', 'zwembad-naief'],
    // simov/slugify#94 and #55, cocur/slugify#56
    ['stĺp', 'stlp'],
    ['không được', 'khong-duoc'],
    ['Türkiye Kupası', 'turkiye-kupasi'],
    ['1.º piso, 2.ª ½', '1-o-piso-2-a-1-2'],
  ])('writes %s as %s', (text, words) => {
    expect(asciiWords(text, 100)).toBe(words);
  });
});
