import { decodeEntities } from '#core/html/entities.ts';

/**
 * The elements of XML that are closed. Attributes and elements become fields, the text beside attributes the field ''.
 * Tags such as `<1>` are text. Nothing is declared or resolved except the usual entities.
 */
export function xmlIn(said: string): unknown {
  const open: XmlElement[] = [{ name: '', fields: [], text: '' }];
  const token = /<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)(\p{L}[\w.-]{0,60})(?=[\s/>])([^<>]*)>|[^<]+|</gu;
  for (const [written, data, slash, name = '', rest = ''] of said.matchAll(token)) {
    const parent = open.at(-1);
    if (parent === undefined) break;
    if (data !== undefined || name === '') parent.text += data ?? written;
    else if (slash === '/') {
      const at = open.findLastIndex((element) => element.name === name);
      const [element] = at < 1 ? [] : open.splice(at);
      if (element !== undefined) open.at(-1)?.fields.push([name, valueOfXml(element)]);
    } else {
      const attributes = Array.from(rest.matchAll(/(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g));
      const element: XmlElement = {
        name,
        fields: attributes.map(([, key = '', one, other]) => [key, decodeEntities(one ?? other ?? '')]),
        text: '',
      };
      if (rest.endsWith('/')) parent.fields.push([name, valueOfXml(element)]);
      else if (open.length < maxLevels) open.push(element);
    }
  }
  const [root] = open;
  return root === undefined || root.fields.length === 0 ? undefined : valueOfXml({ ...root, text: '' });
}

function valueOfXml({ fields, text }: XmlElement): unknown {
  const words = decodeEntities(text).trim();
  if (fields.length === 0) return words;
  if (fields.every(([name]) => name === 'td' || name === 'th')) return fields.map(([, value]) => value);
  const groups = Object.groupBy(words === '' ? fields : [...fields, ['', words]], ([name]) => name);
  return Object.fromEntries(
    Object.entries(groups).map(([name, all = []]) => {
      const values = all.map(([, value]) => value);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

const maxLevels = 30;

type XmlElement = { name: string; fields: [string, unknown][]; text: string };
