/** A published article shows no image of another site, because such images may vanish or watch readers. */
import { describe, expect, test } from 'vitest';
import { postLimits } from '../post/post.ts';
import { importImages, foreignAddresses, type ForeignImages, type ForeignRefusal } from './import-images.ts';

function foreign(refused: Record<string, ForeignRefusal> = {}): ForeignImages & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    fetch(address) {
      asked.push(address);
      const reason = refused[address];
      return Promise.resolve(reason === undefined ? { path: `/media/${asked.length}` } : { reason });
    },
    now: () => 1_700_000_000_000,
  };
}

const adopted = async (content: string, images = foreign()) => {
  const answer = await importImages(images, content);
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.value;
};

describe('importImages', () => {
  test.each([
    ['![Bad](https://a.example/1.jpg)', '![Bad](/media/1)'],
    ['![Bad](https://a.example/1.jpg "Zo")', '![Bad](/media/1 "Zo")'],
    ['![Bad](<https://a.example/1 2.jpg>)', '![Bad](</media/1>)'],
    ['![](https://a.example/Foo_(bar).jpg)', '![](/media/1)'],
    ['<img src="https://a.example/1.jpg?a=1&amp;b=2" alt="Bad">', '<img src="/media/1" alt="Bad">'],
    [`<IMG alt='x' SRC='https://a.example/1.jpg'/>`, `<IMG alt='x' SRC='/media/1'/>`],
    ['<img src=https://a.example/1.jpg>', '<img src=/media/1>'],
    [
      '<img alt="a src=b https://a.example/1.jpg" src="https://a.example/1.jpg">',
      '<img alt="a src=b https://a.example/1.jpg" src="/media/1">',
    ],
    ['<p><img\n  src="//a.example/1.jpg"\n></p>', '<p><img\n  src="/media/1"\n></p>'],
    ['![a](data:image/png;base64,AA==) en ![b](https://a.example/2.png)', '![a](/media/1) en ![b](/media/2)'],
    [
      '![Bad][a b]\n\n[A  B]: https://a.example/1.jpg "Zo"',
      '![Bad](</media/1> "Zo")\n\n[A  B]: https://a.example/1.jpg "Zo"',
    ],
    [
      '![bad][] ![bad]\n\n[bad]: <https://a.example/1.jpg>',
      '![bad](</media/1>) ![bad](</media/1>)\n\n[bad]: <https://a.example/1.jpg>',
    ],
  ])('replaces the image address in %s with a path of this site', async (content, own) => {
    expect((await adopted(content)).content).toBe(own);
  });

  test('fills a text up to its limit, and refuses one letter more', async () => {
    const image = '![a](https://a.example/1.jpg)';
    const full = `${image}\n\n${'x'.repeat(postLimits.content - '![a](/media/1)\n\n'.length)}`;
    expect((await adopted(full)).content).toHaveLength(postLimits.content);
    expect(await importImages(foreign(), `${full}x`)).toMatchObject({ refusal: { code: 'nothing-left' } });
  });

  test('leaves images of this site and all links unchanged', async () => {
    const content =
      'Een [link](https://a.example/1.jpg), ![ons](/media/x.webp), <img src="/art/a.svg"> en <a href="https://a.example/1.jpg">meer</a>.';
    const images = foreign();
    expect(await adopted(content, images)).toEqual({ content, leftOut: [] });
    expect(images.asked).toEqual([]);
  });

  test('leaves reference links, undefined references and references to images of this site unchanged', async () => {
    const content = '![a][1] ![b][nergens] ![c] [d][2]\n\n[1]: /media/x.webp\n[2]: https://a.example/page';
    const images = foreign();
    expect(await adopted(content, images)).toEqual({ content, leftOut: [] });
    expect(images.asked).toEqual([]);
  });

  test('removes and reports a refused image that the Markdown includes by reference', async () => {
    const images = foreign({ 'https://a.example/page': 'not-an-image' });
    const { content, leftOut } = await adopted('Voor ![a][1] na.\n\n[1]: https://a.example/page', images);
    expect(content).toBe('Voor  na.\n\n[1]: https://a.example/page');
    expect(leftOut).toEqual([{ address: 'https://a.example/page', reason: 'not-an-image', stays: false }]);
  });

  test('imports an image once if the text includes the image twice', async () => {
    const images = foreign();
    const { content } = await adopted('![a](https://a.example/1) ![b](https://a.example/1)', images);
    expect(content).toBe('![a](/media/1) ![b](/media/1)');
    expect(images.asked).toEqual(['https://a.example/1']);
  });

  test('removes images whose URL does not lead to an image, and keeps unreachable images', async () => {
    const images = foreign({
      'https://a.example/page': 'not-an-image',
      'https://b.example/x': 'unreachable',
    });
    const content = 'Voor <img src="https://a.example/page"> en ![b](https://b.example/x) na.';
    expect(await adopted(content, images)).toEqual({
      content: 'Voor  en ![b](https://b.example/x) na.',
      leftOut: [
        { address: 'https://a.example/page', reason: 'not-an-image', stays: false },
        { address: 'https://b.example/x', reason: 'unreachable', stays: true },
      ],
    });
  });

  test('reports a URL of more than 200 characters in a shortened form', async () => {
    const reported = async (length: number) => {
      const address = 'https://a.example/'.padEnd(length, 'x');
      const { leftOut } = await adopted(`![a](${address}) en tekst`, foreign({ [address]: 'not-an-image' }));
      return leftOut[0]?.address;
    };
    expect(await reported(200)).toBe('https://a.example/'.padEnd(200, 'x'));
    expect(await reported(201)).toBe(`${'https://a.example/'.padEnd(199, 'x')}…`);
  });

  test('imports at most eight images per save, and reports the others as postponed', async () => {
    const images = foreign();
    const content = Array.from({ length: 12 }, (_, number) => `![](https://a.example/${number})`).join('\n');
    const { leftOut } = await adopted(content, images);
    expect(images.asked).toHaveLength(8);
    expect(leftOut.map(({ reason, stays }) => [reason, stays])).toEqual(
      Array.from({ length: 4 }, () => ['too-many-images', true]),
    );
  });

  test('starts no import after 25 seconds, and reports the remaining images as postponed', async () => {
    let seconds = 0;
    const images = { ...foreign(), now: () => seconds++ * 12_500 };
    const content = [1, 2, 3, 4].map((number) => `![](https://a.example/${number})`).join('\n');
    const { leftOut } = await adopted(content, images);
    expect(images.asked).toHaveLength(2);
    expect(leftOut.map(({ reason }) => reason)).toEqual(['too-many-images', 'too-many-images']);
  });

  test('refuses a text if the removal of refused images leaves nothing', async () => {
    const images = foreign({ 'https://a.example/1': 'not-an-image' });
    expect(await importImages(images, '![a](https://a.example/1)')).toMatchObject({
      ok: false,
      refusal: { code: 'nothing-left' },
    });
  });
});

describe('foreignAddresses', () => {
  test.each([
    '<img ',
    '![',
    '![](',
    '![](a(',
    '<img src="',
    '![a](<',
    '![a](b "',
    '![a][',
    '[a]: ',
    '\n[a]: b ',
    '[a]: \n',
    '[a]:\t\t\t\t\t\t\t\t',
    '![](aaaaaaaaaaaaaaaaaaaaa',
  ])('reads a text that repeats %s in linear time', (piece) => {
    // The text is twenty times the storage limit, so quadratic work would exceed the test's timeout.
    expect(foreignAddresses(piece.repeat(4_000_000 / piece.length)).length).toBeLessThan(2);
  });

  test('reads a reference definition with many spaces after its colon in linear time', () => {
    expect(foreignAddresses(`![a][a]\n[a]:${' '.repeat(4_000_000)}`)).toEqual([]);
  });
});
