import { describe, expect, test } from 'vitest';
import { imageFiles, withoutData } from './pasted-images.ts';

const described = async (files: (File | undefined)[]) =>
  Promise.all(files.map(async (file) => file && `${file.name} ${file.type} ${(await file.bytes()).length}`));

const rtf = String.raw`{\rtf1{\*\shppict{\pict\pngblip 8950}}{\nonshppict{\pict\wmetafile8 01}}{\pict\emfblip 01}{\pict\jpegblip ffd8ff}}`;
const disk = ['file:///C:/Temp/image001.png', 'file:///C:/Temp/image002.emf', 'cid:image003.jpg@01DA'];

describe('images of a clipboard', () => {
  test('are read from the clipboard’s RTF, in the order of the clipboard’s HTML', async () => {
    expect(await described(imageFiles(disk, { rtf, data: [], files: [] }))).toEqual([
      'image001.png image/png 2',
      undefined,
      'image003.jpg image/jpeg 3',
    ]);
  });

  test('are left out if the HTML and the RTF contain different numbers of images', async () => {
    expect(await described(imageFiles(disk.slice(1), { rtf, data: [], files: [] }))).toEqual([
      undefined,
      undefined,
    ]);
    expect(await described(imageFiles(disk, { rtf: '', data: [], files: [] }))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('become files if the HTML contains their data, except images of a single pixel', async () => {
    const photo = `data:image/jpeg;base64,${btoa('x'.repeat(300))}`;
    const point = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP';
    const { html, data } = withoutData(
      `<img src="${photo}"><img src='${point}'><img src=data:image/png;base64,@@><b>data:x</b>`,
    );
    expect(html).toBe(`<img src="data:,0"><img src='data:,1'><img src=data:,2><b>data:x</b>`);
    const sources = ['data:,0', 'file:///a.png', 'data:,1', 'data:,2'];
    expect(await described(imageFiles(sources, { rtf: '{\\pict\\pngblip 00}', data, files: [] }))).toEqual([
      '1.jpeg image/jpeg 300',
      'a.png image/png 1',
      undefined,
      undefined,
    ]);
  });

  test('are found in linear time in ten megabytes of HTML without a closing quote', () => {
    // Quadratic time would exceed the timeout.
    expect(withoutData(`<img src="data:${'x'.repeat(10_000_000)}`).data[0]?.length).toBe(10_000_005);
    expect(withoutData('src="data:'.repeat(1_000_000)).html.length).toBeGreaterThan(0);
  });
});
