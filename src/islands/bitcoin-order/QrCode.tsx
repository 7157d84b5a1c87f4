import encodeQr from 'qr';

/** Light cells around the code, as the standard asks for; without them a camera may not find it. */
const quietZone = 4;

/** A text as a QR code, drawn by this browser: dark on white in either scheme, since cameras expect it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: quietZone });
  return (
    <svg
      className="order-qr"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path className="order-qr-plate" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path d={rows.map(darkRuns).join('')} />
    </svg>
  );
}

/** The dark cells of a row, each run of them as one rectangle. */
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
