import { sendMessages } from './messages.ts';
import { onProduct } from './on-product.ts';
import { inSeconds, type Row } from './report.ts';

const count = 5000;
const atOnce = 50;

/** From sending a message to hearing that it was sent, under load, and whether each is there once. */
export async function messageTimes(): Promise<Row[]> {
  const { p95, refused, lost, doubled, mailed } = await onProduct(
    'none',
    (product) => sendMessages(product, { count, atOnce }),
    { CONTACT_LIMIT: '100000' },
  );
  return [
    {
      what: `a message, from sending to “sent”: p95 of ${count}, ${atOnce} at a time`,
      value: inSeconds(p95),
    },
    {
      what: '  lost · doubled · refused',
      value: `${lost} · ${doubled} · ${refused}`,
      goal: 'none',
      ok: lost + doubled + refused === 0,
    },
    { what: '  mailed at once; the others are held, being more than 30 an hour', value: String(mailed) },
  ];
}
