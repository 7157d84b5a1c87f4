import { Parser } from 'htmlparser2';

/** Returns the attributes in a piece of HTML, with the position of each value. */
export function attributesIn(html: string): WrittenAttribute[] {
  const attributes: WrittenAttribute[] = [];
  const parser = new Parser(
    {
      onattribute(name, value, quote) {
        const end = parser.endIndex - (quote ? 1 : 0);
        attributes.push({ name, value, start: end - value.length, end });
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return attributes;
}

export type WrittenAttribute = { name: string; value: string; start: number; end: number };
