import { describe, expect, test } from 'vitest';
import { plainLink } from './plain-link.ts';

describe('plainLink', () => {
  test.each<[href: string, target: string | undefined]>([
    ['https://www.google.com/url?q=https://example.com/a%3Fb%3D1&sa=D&usg=x', 'https://example.com/a?b=1'],
    ['https://www.google.nl/url?sa=t&url=https%3A%2F%2Fexample.com%2F', 'https://example.com/'],
    [
      'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2F%3Futm_id%3D2&data=x',
      'https://example.com/',
    ],
    [
      'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.google.com%2Furl%3Fq%3Dmailto%253Aa%2540b.example',
      'mailto:a@b.example',
    ],
    [
      'https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2Fx%3Ffbclid%3D1&h=AT',
      'https://example.com/x',
    ],
    ['https://example.com/?utm_source=a&id=7&UTM_Medium=b&gclid=c#deel', 'https://example.com/?id=7#deel'],
    [
      'https://www.google.com/search?q=https://example.com',
      'https://www.google.com/search?q=https://example.com',
    ],
    [
      'https://www.google.com.evil.example/url?q=https://a.example',
      'https://www.google.com.evil.example/url?q=https://a.example',
    ],
    ['HTTPS://Example.com', 'HTTPS://Example.com'],
    // integreat-cms#2998, sublime_text#4199: signs that no one sees, which a page put into a long address.
    ['https://ex\u00adample.com/te\u200bam\u200b', 'https://example.com/team'],
    ['https://www.google.es/amp/s/example.com/a', 'https://example.com/a'],
    ['https://example-com.cdn.ampproject.org/c/s/example.com/a?amp=1', 'https://example.com/a?amp=1'],
    ['https://href.li/?https://example.com/a?b=1', 'https://example.com/a?b=1'],
    ['https://urldefense.com/v3/__https://example.com/a__;!!x$', 'https://example.com/a'],
    ['https://duckduckgo.com/l/?uddg=https%3A%2F%2Fexample.com%2Fa&rut=1', 'https://example.com/a'],
    ['https://search.app/?link=https%3A%2F%2Fexample.com%2Fa&utm_campaign=x', 'https://example.com/a'],
    // ClearURLs/Addon#290 and #438, url-tracking-stripper#110, remove_safelinks PR #1
    ...[
      'deref-gmx.net/mail/client/PilesaN1F6U/dereferrer/?redirectUrl=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1',
      'deref-web.de/mail/client/x/dereferrer/?redirectUrl=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1',
      'urldefense.proofpoint.com/v2/url?u=https-3A__example.com_a-3Fb-3D1&d=DwMFaQ&c=x',
      'urldefense.proofpoint.com/v1/url?u=https://example.com/a?b%3D1&k=x',
      'statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1&locale=nl',
      'translate.google.com/translate?sl=es&tl=nl&u=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1',
      'example-com.translate.goog/a?b=1&_x_tr_sl=es&_x_tr_tl=nl',
      'www.google.com/imgres?imgurl=x&imgrefurl=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1',
      'nl.pinterest.com/offsite/?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1',
      'gate.sc/?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1',
      'anon.to/?https://example.com/a?b=1',
    ].map((wrapped): [string, string] => [`https://${wrapped}`, 'https://example.com/a?b=1']),
    ['https://es--puig-example-com.translate.goog/', 'https://es-puig.example.com/'],
    // miniflux#1854, dont-track-me-google#56; a newer link has no address (RSSHub#17412).
    [
      'https://news.google.com/rss/articles/CBMiU2h0dHBzOi8vd3d3Lndhc2hpbmd0b25wb3N0LmNvbS93b3JsZC8yMDIzLzA0LzIzL2Jha2htdXQtZGVzdHJveWVkLWNpdHktdWtyYWluZS13YXIv0gEA?oc=5',
      'https://www.washingtonpost.com/world/2023/04/23/bakhmut-destroyed-city-ukraine-war/',
    ],
    [
      'https://news.google.com/articles/CBMihQFodHRwczovL3d3dy50LW9ubGluZS5kZS9uYWNocmljaHRlbi91a3JhaW5lL2lkXzEwMDMxMDYxNi91a3JhaW5lLWtyaWVnLXJ1c3NsYW5kLXdlbGNoZXMtemllbC12ZXJmb2xndC1wdXRpbi1taXQtZGVtLWx1ZnRhbmdyaWZmLS5odG1s0gEA?hl=de',
      'https://www.t-online.de/nachrichten/ukraine/id_100310616/ukraine-krieg-russland-welches-ziel-verfolgt-putin-mit-dem-luftangriff-.html',
    ],
    [
      'https://news.google.com/read/CBMigwFBVV95cUxNSTdJdTY3SnlJSDJkLVNQN2NWZzVId3lJQzl4Q194OVJUcVB5Snlwa1dVUmpXaEYzbGdiZVBlVmRvdVEtcVM1c3JCYW95QXRxc1pGRzhYcTJ4S2k1bGxwY19TYS0tUkxqY2YyaE5PMHlUMV9Na3VHWmdoVHpPQWtnb1hfMA',
      'https://news.google.com/read/CBMigwFBVV95cUxNSTdJdTY3SnlJSDJkLVNQN2NWZzVId3lJQzl4Q194OVJUcVB5Snlwa1dVUmpXaEYzbGdiZVBlVmRvdVEtcVM1c3JCYW95QXRxc1pGRzhYcTJ4S2k1bGxwY19TYS0tUkxqY2YyaE5PMHlUMV9Na3VHWmdoVHpPQWtnb1hfMA',
    ],
    // Cut after the first of four characters, which hold three bytes.
    [
      `https://news.google.com/articles/${btoa('\b\u0013"\u0014https://a.example/ab')}A`,
      'https://a.example/ab',
    ],
    ['https://ons.example/blog/a-nl?utm_source=x', '/blog/a-nl'],
    ['/blog/a-nl', '/blog/a-nl'],
    ['tel:+34000000000', 'tel:+34000000000'],
    ['//evil.example/x', undefined],
    ['/\\evil.example', undefined],
    ['#_Toc1', undefined],
    ['file:///C:/a.docx', undefined],
    ['java\nscript:alert(1)', undefined],
    ['https://www.google.com/url?q=javascript:alert(1)', undefined],
  ])('converts the link %s to %s', (href, target) => {
    expect(plainLink(href, 'https://ons.example')).toBe(target);
  });
});
