import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import decodeQr from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { QrCode } from './QrCode.tsx';

describe('QrCode', () => {
  test.each([
    'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.00475',
    'bitcoin:tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c?amount=20999999.9769',
  ])('renders a code that a QR reader decodes to %s', (uri) => {
    const drawing = renderToStaticMarkup(createElement(QrCode, { text: uri, label: 'QR' }));
    expect(decodeQr(pixelsOf(drawing))).toBe(uri);
  });
});

function pixelsOf(svg: string, scale = 4) {
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]) * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, width] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column++)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return { width: side, height: side, data };
}
