import encodeQr from 'qr';
import { useMemo } from 'react';

/** Width of the light border, in cells of the code. Without this border, cameras may not detect the code. */
const quietZone = 4;

/** Dark on white even in the dark colour scheme, because cameras expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, dark } = useMemo(() => drawingOf(text), [text]);
  return (
    <svg
      className="order-qr"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path className="order-qr-plate" d={`M0 0h${size}v${size}H0z`} />
      <path d={dark} />
    </svg>
  );
}

function drawingOf(text: string): { size: number; dark: string } {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: quietZone });
  return { size: rows.length, dark: rows.map(darkRuns).join('') };
}

function darkRuns(row: boolean[], y: number): string {
  const runs: string[] = [];
  for (let x = 0; x < row.length; x++) {
    if (row[x] !== true) continue;
    const start = x;
    while (row[x + 1] === true) x++;
    runs.push(`M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`);
  }
  return runs.join('');
}
