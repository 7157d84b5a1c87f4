/** Models and services wrap their JSON in many ways. The news must accept each, or refuse it and say why. */
import { gzipSync } from 'node:zlib';
import { stringify } from 'yaml';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatModel } from '#adapters/language-model/chat-model.ts';
import { escapeAttribute } from '#core/html/entities.ts';
import { writeNews } from '#core/news/writing/write-news.ts';
import {
  aLanguageModel,
  readQuestion,
  hasError,
  says,
  saysText,
  type ModelStandIn,
  type Reply,
} from '../support/stand-ins/model-stand-in.ts';
import { day, foundIn, goodText, itemsOf, phrases, rememberWritten, stories, verdictsOn } from './answers.ts';

let service: ModelStandIn;
beforeAll(async () => {
  service = await aLanguageModel(saysText(''));
});
afterAll(() => service.stop());

type Kind = 'facts' | 'text' | 'judge';
/** A shape in which models or services answer. `of`: the questions that are answered in this shape, or all. */
type Shape = { name: string; of?: Kind; reply: (value: never) => Reply };

const good = goodText(stories, 'nl');
const answerTo = (task: string, material: never): { kind: Kind; value: object } => {
  if (task.startsWith('You read')) return { kind: 'facts', value: foundIn(stories) };
  if (task.startsWith('You write')) {
    rememberWritten({ task, material }, good);
    return { kind: 'text', value: good };
  }
  if (task.startsWith('Some')) return { kind: 'text', value: { sentences: [] } };
  return { kind: 'judge', value: verdictsOn({ task, material }) };
};

/** Whether the news is written by the model, judged, and complete, if all answers have this shape. */
async function isKept({ name, of, reply }: Shape): Promise<boolean> {
  service.willReply((exchange) => {
    const { task, material } = readQuestion(exchange.question);
    const { kind, value } = answerTo(task, material as never);
    return (
      of === undefined || (of === kind && !task.startsWith('Some')) ? reply(value as never) : says(value)
    )(exchange);
  });
  const model = chatModel({ baseUrl: service.url, key: 'a key', name: `${of ?? 'all'}: ${name}` });
  const writer = writeNews({ model, judge: model, day, phrases });
  const found = await writer.facts(itemsOf(stories));
  if (of === 'facts') return found.ok && found.value.facts.length === foundIn(stories).facts.length;
  const written = found.ok ? await writer.text(found.value, 'nl') : found;
  return written.ok && written.value.isAi && written.value.waits.length === 0;
}

const content = (name: string, change: (json: string, value: never) => string): Shape => ({
  name,
  reply: (value) => saysText(change(JSON.stringify(value), value)),
});
const value = (name: string, of: Kind, change: (value: never) => unknown): Shape => ({
  name,
  of,
  reply: (answer) => says(change(answer)),
});
/** Writes other signs outside of the strings. */
const withSigns = (json: string, signs: Record<string, string>): string =>
  json.replaceAll(/"(?:[^"\\]|\\.)*"|[:,]/g, (sign) => signs[sign] ?? sign);
/** As XML. Models name the elements of a list themselves. */
const xml = (name: string, value: unknown): string => {
  const inside = (): string[] => {
    if (Array.isArray(value)) return value.map((each) => xml(typeof each === 'object' ? 'item' : 'id', each));
    if (typeof value !== 'object' || value === null) return [escapeAttribute(String(value))];
    return Object.entries(value).map(([field, each]) => xml(field, each));
  };
  return `<${name}>${inside().join('')}</${name}>`;
};
/** Names in Dutch, German and Spanish, and the two words that let a sentence pass. */
const words: Record<string, string[]> = {
  facts: ['feiten', 'Fakten', 'hechos'],
  report: ['bericht', 'Meldung', 'noticia'],
  quote: ['citaat', 'Zitat', 'cita'],
  title: ['titel', 'Überschrift', 'título'],
  excerpt: ['samenvatting', 'Zusammenfassung', 'resumen'],
  paragraphs: ['alinea’s', 'Absätze', 'párrafos'],
  text: ['zin', 'Satz', 'frase'],
  verdicts: ['oordelen', 'Urteile', 'veredictos'],
  number: ['nummer', 'Nummer', 'número'],
  words: ['woorden', 'Wörter', 'palabras'],
  verdict: ['oordeel', 'Urteil', 'veredicto'],
  subject: ['onderwerp', 'Thema', 'tema'],
  supported: ['ondersteund', 'gestützt', 'respaldado'],
  none: ['geen', 'keines', 'ninguno'],
};
const inLanguage = (json: string, at: number): string =>
  json.replaceAll(/"(\w+)"/g, (_, word: string) => `"${words[word]?.[at] ?? word}"`);
const pretty = (json: string): string => JSON.stringify(JSON.parse(json), undefined, 2);

/** Talk, marks and mistakes around the JSON. */
const around: Shape[] = [
  content('a draft before the answer', (json) => `Draft: {"facts":[],"verdicts":[]}\n\nFinal: ${json}`),
  content(
    'an example in a fence first',
    (json) => `\`\`\`\n{"type":"object"}\n\`\`\`\n\`\`\`json\n${json}\n\`\`\``,
  ),
  content('the answer twice', (json) => `${json}\n${json}`),
  content('brackets in the talk', (json) => `I used {facts}.\n${json}\nSee sources [1] and [2].`),
  content('thoughts in tags of its own', (json) => `<reasoning>because {x}</reasoning>${json}`),
  content(
    'a call of a tool in the text',
    (json) => `<tool_call>{"name":"answer","arguments":${json}}</tool_call>`,
  ),
  content('arguments as a text', (json) => JSON.stringify({ name: 'answer', arguments: json })),
  content('a state beside the answer', (json) => `{"status":"ok","answer":${json}}`),
  content('comments', (json) => json.replace('{', '{ // my answer\n /* here */')),
  content('names without quotation marks', (json) => json.replaceAll(/"(\w+)":/g, '$1:')),
  content('typographic quotation marks', (json) => json.replaceAll(/"((?:[^"\\]|\\.)*)"/g, '“$1”')),
  content('Python’s quotation marks', (json) => json.replaceAll("'", '’').replaceAll('"', "'")),
  content('no last bracket', (json) => json.slice(0, -1)),
  content('a bracket too many', (json) => `${json}}`),
  content('marks of a tool call', (json) => `[TOOL_CALLS][{"name":"answer","arguments":${json}}]`),
  content('the first bracket given by the service', (json) => json.slice(1)),
  content('HTML', (json) => `<pre>${escapeAttribute(json)}</pre>`),
  content(
    'a corrected draft',
    (json) => `\`\`\`\n${json.slice(0, 40)}\n\`\`\`\nCorrected:\n\`\`\`\n${json}\n\`\`\``,
  ),
  content('nothing at the ends of lists', (json) => json.replaceAll(/(?<=[}\]])\]/g, ',null]')),
  content('a box of TeX', (json) => `\\boxed{${json}}`),
  content('names in capitals', (json) => json.replaceAll(/"\w+":/g, (name) => name.toUpperCase())),
  content('nothing but JSON', (json) => json),
  content('spaced JSON', pretty),
  content('a fence', (json) => `\`\`\`json\n${json}\n\`\`\``),
  content('a fence in capitals', (json) => `\`\`\`JSON\n${json}\n\`\`\``),
  content('a fence without a language', (json) => `\`\`\`\n${json}\n\`\`\``),
  content('a fence on one line', (json) => `\`\`\`json ${json}\`\`\``),
  content('talk before a fence', (json) => `Here is the JSON you asked for:\n\n\`\`\`json\n${json}\n\`\`\``),
  content(
    'talk after a fence',
    (json) => `\`\`\`json\n${json}\n\`\`\`\n\nLet me know if I should change it.`,
  ),
  content('talk around a fence', (json) => `Sure!\n\`\`\`json\n${pretty(json)}\n\`\`\`\nAnything else?`),
  content('a fence that is never closed', (json) => `\`\`\`json\n${json}`),
  content('talk before JSON', (json) => `Sure, here you go: ${json}`),
  content('talk after JSON', (json) => `${json}\n\nI left out two reports about crime.`),
  content('talk around JSON', (json) => `Of course.\n${json}\nI hope this helps :-)`),
  content('thoughts', (json) => `<think>First the harbour.</think>\n${json}`),
  content('thoughts with brackets', (json) => `<think>{"facts": [1, 2]} or better [3]?</think>${json}`),
  content('thoughts without their beginning', (json) => `First the harbour.\n</think>\n\n${json}`),
  content('thoughts under another name', (json) => `<thinking>\nHm.\n</thinking>\n${json}`),
  content('thoughts and a fence', (json) => `<think>Hm.</think>\n\n\`\`\`json\n${json}\n\`\`\``),
  content('a byte order mark', (json) => `\uFEFF${json}`),
  content('blank lines', (json) => `\n\n\n${json}\n\n`),
  content('a comma too many in a list', (json) => json.replaceAll(']', ',]').replaceAll('[,]', '[]')),
  content('a comma too many in an object', (json) => json.replaceAll('}', ',}')),
  content('both kinds of commas too many', (json) =>
    pretty(json).replaceAll(/(?<=[\]}"\d])(?=\n\s*[\]}])/g, ','),
  ),
  content('JSON as a text', (json) => JSON.stringify(json)),
  content('JSON as a text in a fence', (json) => `\`\`\`json\n${JSON.stringify(json)}\n\`\`\``),
  content('a list around the object', (json) => `[${json}]`),
  content('an object around the object', (json) => `{"answer": ${json}}`),
  content('an object around the object, in talk', (json) => `Here: {"output": ${json}}`),
  content('fields that the question lacks', (json) => json.replace('{', '{"note": "done", "ok": true, ')),
  content('a raw line break in a text', (json) => json.replace('{', '{"note": "a\nb", ')),
  content('a raw tab in a text', (json) => json.replace('{', '{"note": "a\tb", ')),
  content('escaped letters', (json) =>
    json.replaceAll(/[^ -~]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`),
  ),
  content('Windows line breaks', (json) => pretty(json).replaceAll('\n', '\r\n')),
  content('bold talk', (json) => `**Answer**\n\n${json}`),
  content('YAML', (json) => stringify(JSON.parse(json))),
  content('YAML in a fence', (json) => `Sure:\n\`\`\`yaml\n${stringify(JSON.parse(json))}\`\`\``),
  content('signs of Chinese', (json) => withSigns(json, { ':': '：', ',': '，' })),
  content('signs and quotation marks of Japanese', (json) =>
    withSigns(json, { ':': '：', ',': '、' }).replaceAll(/"((?:[^"\\]|\\.)*)"/g, '「$1」'),
  ),
  content('guillemets', (json) => json.replaceAll(/"((?:[^"\\]|\\.)*)"/g, '«$1»')),
  content('signs of Arabic', (json) => withSigns(json, { ',': '،' })),
  content('arrows', (json) => withSigns(json, { ':': ' => ' })),
  content('a Markdown quotation', (json) => pretty(json).replaceAll(/^/gm, '> ')),
  content('channels', (json) => `<|channel|>analysis<|message|>{x}<|end|><|channel|>final<|message|>${json}`),
  content('thoughts of Kimi', (json) => `◁think▷ so {"a": 1} ◁/think▷${json}`),
  content('a reflection behind', (json) => `${json}\n<reflection>Sure of [1].</reflection>`),
  content('a bracket that stays open in the talk', (json) => `I answer in the format { as asked.\n${json}`),
  content('a comment of Python', (json) => pretty(json).replace('{', '{  # my answer')),
  content('UTF-8 read as Latin 1', (json) => Buffer.from(json).toString('latin1')),
  content('line separators', (json) => pretty(json).replaceAll('\n', '\u2028')),
  content('XML', (_, value) => xml('answer', value)),
  content(
    'XML in a fence',
    (_, value) => `\`\`\`xml\n<?xml version="1.0"?>\n${xml('answer', value)}\n\`\`\``,
  ),
  content('names in Dutch', (json) => inLanguage(json, 0)),
  content('names in German', (json) => inLanguage(json, 1)),
  content('names in Spanish', (json) => inLanguage(json, 2)),
  content('the schema repeated first', (json) => `The schema asks for an object, so:\n${json}`),
];

const completion = (message: object, more: object = {}) =>
  JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }], ...more });
const body =
  (make: (json: string) => string | Buffer, headers: Record<string, string> = {}): Shape['reply'] =>
  (answer) =>
  ({ response }) =>
    void response
      .writeHead(200, { 'content-type': 'application/json', ...headers })
      .end(make(JSON.stringify(answer)));
const delta = (piece: object): object => ({ choices: [{ delta: piece }] });
const streamOf = (event: (piece: string) => object, sign = 'data: '): Shape['reply'] =>
  body((json) =>
    (json.match(/[\s\S]{1,80}/g) ?? []).map((piece) => `${sign}${JSON.stringify(event(piece))}\n`).join('\n'),
  );
/** The envelope that a service puts around the answer of the model. */
const envelopes: Shape[] = [
  { name: 'a list of parts', reply: body((json) => completion({ content: [{ type: 'text', text: json }] })) },
  { name: 'an object', reply: body((json) => completion({ content: JSON.parse(json) as object })) },
  {
    name: 'arguments of a tool',
    reply: body((json) =>
      completion({ content: null, tool_calls: [{ function: { name: 'answer', arguments: json } }] }),
    ),
  },
  {
    name: 'parts with thoughts',
    reply: body((json) =>
      completion({
        content: [
          { type: 'thinking', thinking: [] },
          { type: 'text', text: json },
        ],
      }),
    ),
  },
  {
    name: 'thoughts beside the text',
    reply: body((json) => completion({ content: json, reasoning_content: '{…}' })),
  },
  {
    name: 'words beside a call of a tool',
    reply: body((json) =>
      completion({ content: 'Calling.', tool_calls: [{ function: { arguments: json } }] }),
    ),
  },
  { name: 'nothing but thoughts', reply: body((json) => completion({ content: '', reasoning: json })) },
  {
    name: 'blanks up to the greatest length',
    reply: body((json) =>
      JSON.stringify({ choices: [{ message: { content: `${json}\n\n` }, finish_reason: 'length' }] }),
    ),
  },
  { name: 'a stream', reply: streamOf((piece) => delta({ content: piece })) },
  {
    name: 'a stream of a call',
    reply: streamOf((piece) => delta({ tool_calls: [{ index: 0, function: { arguments: piece } }] })),
  },
  {
    name: 'a stream of an older call',
    reply: streamOf((piece) => delta({ function_call: { arguments: piece } })),
  },
  {
    name: 'a stream of parts',
    reply: streamOf((piece) => delta({ content: [{ type: 'text', text: piece }] })),
  },
  {
    name: 'a stream of Anthropic',
    reply: streamOf((text) => ({ type: 'content_block_delta', index: 0, delta: { text } })),
  },
  {
    name: 'a stream of a tool of Anthropic',
    reply: streamOf((piece) => ({ type: 'content_block_delta', delta: { partial_json: piece } })),
  },
  {
    name: 'a stream of Gemini',
    reply: streamOf((text) => ({ candidates: [{ content: { parts: [{ text }] } }] })),
  },
  { name: 'lines of Ollama', reply: streamOf((piece) => ({ message: { content: piece }, done: false }), '') },
  {
    name: 'an older call',
    reply: body((json) => completion({ content: null, function_call: { arguments: json } })),
  },
  {
    name: 'a call with an object',
    reply: body((json) =>
      completion({ tool_calls: [{ function: { arguments: JSON.parse(json) as object } }] }),
    ),
  },
  {
    name: 'a tool of Anthropic',
    reply: body((json) =>
      JSON.stringify({ content: [{ type: 'tool_use', id: 'a', input: JSON.parse(json) as object }] }),
    ),
  },
  {
    name: 'the API of responses',
    reply: body((json) => JSON.stringify({ output: [{ type: 'reasoning' }, { content: [{ text: json }] }] })),
  },
  {
    name: 'a completion of text',
    reply: body((json) => JSON.stringify({ choices: [{ text: json, index: 0 }] })),
  },
  { name: 'no envelope', reply: body((json) => json) },
  {
    name: 'another service',
    reply: body((json) => JSON.stringify({ candidates: [{ content: { parts: [{ text: json }] } }] })),
  },
  { name: 'no usage', reply: body((json) => completion({ content: json })) },
  {
    name: 'usage in words',
    reply: body((json) => completion({ content: json }, { usage: { prompt_tokens: '12' } })),
  },
  { name: 'usage null', reply: body((json) => completion({ content: json }, { usage: null })) },
  {
    name: 'refusal null',
    reply: body((json) => completion({ content: json, refusal: null, tool_calls: null })),
  },
  {
    name: 'blanks that keep the line open',
    reply: body((json) => `   \n  \n${completion({ content: json })}\n`),
  },
  { name: 'a byte order mark', reply: body((json) => `\uFEFF${completion({ content: json })}`) },
  {
    name: 'no reason for the end',
    reply: body((json) => JSON.stringify({ choices: [{ message: { content: json } }] })),
  },
  {
    name: 'another end',
    reply: body((json) =>
      JSON.stringify({ choices: [{ message: { content: json }, finish_reason: 'eos' }] }),
    ),
  },
  {
    name: 'gzip',
    reply: body((json) => gzipSync(completion({ content: json })), { 'content-encoding': 'gzip' }),
  },
  {
    name: 'text/plain',
    reply: body((json) => completion({ content: json }), { 'content-type': 'text/plain' }),
  },
];

/** Refuses each question that has this option. */
const refusing = (name: string, option: RegExp, status = 400): Shape => ({
  name: `no ${name}`,
  reply: (answer) => (exchange) =>
    (option.test(JSON.stringify({ ...exchange.question.body, messages: [] }))
      ? hasError(status, `Unsupported parameter: '${name}'`)
      : says(answer))(exchange),
});
const refusals: Shape[] = [
  refusing('max_tokens', /"max_tokens"/),
  refusing('temperature', /"temperature"/),
  refusing('strict', /"strict":true/),
  refusing('json_schema', /"json_schema"/),
  refusing('response_format', /"response_format"/),
  refusing('response_format', /"response_format"/, 422),
];

const text = (name: string, of: Kind, change: (value: never) => string): Shape => ({
  name,
  of,
  reply: (answer) => saysText(change(answer)),
});

type Text = typeof good;
/** Other structures of the text. */
const texts: Shape[] = [
  value('sentences without paragraphs', 'text', (text: Text) => ({
    ...text,
    paragraphs: text.paragraphs.flat(),
  })),
  value('paragraphs with names', 'text', (text: Text) => ({
    ...text,
    paragraphs: text.paragraphs.map((sentences) => ({ sentences })),
  })),
  value('the title as a text', 'text', (text: Text) => ({ ...text, title: text.title.text })),
  value('one sentence as excerpt', 'text', (text: Text) => ({ ...text, excerpt: text.excerpt[0] })),
  value('the excerpt as a text', 'text', (text: Text) => ({ ...text, excerpt: text.excerpt[0]?.text })),
  value('paragraphs with a heading', 'text', (text: Text) => ({
    ...text,
    paragraphs: text.paragraphs.map((sentences) => ({ heading: 'Haven', sentences })),
  })),
  value('another name of the paragraphs', 'text', ({ paragraphs, ...text }: Text) => ({
    ...text,
    sections: paragraphs,
  })),
  value('paragraphs one by one', 'text', ({ paragraphs, ...text }: Text) => ({
    ...text,
    ...Object.fromEntries(paragraphs.map((each, at) => [`paragraph_${at + 1}`, each])),
  })),
  value('other names of all', 'text', (text: Text) => {
    const names: Record<string, string> = {
      excerpt: 'lead',
      paragraphs: 'body',
      text: 'sentence',
      facts: 'fact_ids',
    };
    return {
      article: JSON.parse(
        JSON.stringify(text).replaceAll(/"(\w+)":/g, (_, name: string) => `"${names[name] ?? name}":`),
      ) as object,
    };
  }),
  value('ids behind the sentences', 'text', ({ paragraphs, ...text }: Text) => ({
    ...text,
    paragraphs: paragraphs.map((all) =>
      all.map(({ text: one, facts: ids }) => `${one} [${ids.join(', ')}]`).join(' '),
    ),
  })),
  value('sentences as rows', 'text', ({ paragraphs, ...text }: Text) => ({
    ...text,
    paragraphs: paragraphs.map((all) => all.map(({ text: one, facts: ids }) => [one, ids])),
  })),
  text('an article with labels', 'text', ({ title, paragraphs }: Text) =>
    [
      `**Title:** ${title.text} [${title.facts.join(', ')}]`,
      '**Paragraphs:**',
      ...paragraphs.map((all) =>
        all.map(({ text: one, facts: ids }) => `${one} [${ids.join(', ')}]`).join(' '),
      ),
    ].join('\n\n'),
  ),
  value('no excerpt', 'text', ({ title, paragraphs }: Text) => ({ title, paragraphs })),
  ...Object.entries<(ids: string[]) => unknown>({
    'ids in brackets': (ids) => ids.map((id) => `[${id}]`),
    'ids in capitals': (ids) => ids.map((id) => id.toUpperCase()),
    'ids as numbers': (ids) => ids.map((id) => Number(id.slice(1))),
    'ids as one text': (ids) => ids.join(', '),
  }).map(([name, change]) =>
    value(name, 'text', (text: Text) =>
      JSON.parse(JSON.stringify(text), (key, each: unknown) =>
        key === 'facts' ? change(each as string[]) : each,
      ),
    ),
  ),
];

const table = (rows: Record<string, unknown>[]): string =>
  [Object.keys(rows[0] ?? {}), ['---'], ...rows.map((row) => Object.values(row))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

type Element = Record<string, string | number>;
const labelsOf = (each: Element): string[] =>
  Object.entries(each).map(([name, said]) => `**${name.charAt(0).toUpperCase()}${name.slice(1)}:** ${said}`);
const separated = (all: Element[], sign: string): string =>
  [Object.keys(all[0] ?? {}), ...all.map((each) => Object.values(each))]
    .map((cells) => cells.map((cell) => (String(cell).includes(sign) ? `"${cell}"` : cell)).join(sign))
    .join('\n');
/** Lists in other notations than JSON, or in JSON of another structure. */
const notations: Record<string, (all: Element[]) => string> = {
  'a fence for each': (all) =>
    all.map((each) => `Next:\n\`\`\`json\n${JSON.stringify(each)}\n\`\`\``).join('\n'),
  'lines of JSON in talk': (all) =>
    `Here:\n${all.map((each) => `- ${JSON.stringify(each)}`).join('\n')}\nDone.`,
  'rows without a head': (all) => table(all).split('\n').slice(2).join('\n'),
  'a table without outer bars': (all) => table(all).replaceAll(/^\| | \|$/gm, ''),
  'a table of HTML': (all) =>
    xml('table', { tr: all.map((each) => Object.values(each)) })
      .replaceAll(/(?<=<\/?)id/g, 'td')
      .replaceAll(/(?<=<\/?)item/g, 'tr'),
  'commas between': (all) => separated(all, ','),
  'semicolons between, in a fence': (all) => `\`\`\`csv\n${separated(all, ';')}\n\`\`\``,
  'tabs between, without a head': (all) => separated(all, '\t').replace(/^.*\n/, ''),
  'rows as lists': (all) => JSON.stringify(all.map((each) => Object.values(each))),
  columns: (all) =>
    JSON.stringify(
      Object.fromEntries(Object.keys(all[0] ?? {}).map((name) => [name, all.map((each) => each[name])])),
    ),
  'names beside rows': (all) =>
    JSON.stringify({ columns: Object.keys(all[0] ?? {}), data: all.map((each) => Object.values(each)) }),
  'lines with labels': (all) => all.map((each) => labelsOf(each).join('\n')).join('\n\n---\n\n'),
  'lines with labels below numbers': (all) =>
    all.map((each, at) => `### Item ${at + 1}\n- ${labelsOf(each).join('\n- ')}`).join('\n\n'),
  'labels in one line': (all) => all.map((each) => `- ${labelsOf(each).join(' | ')}`).join('\n'),
  'XML with attributes': (all) =>
    all
      .map(
        (each) =>
          `<item ${Object.entries(each)
            .map(([name, said]) => `${name}="${escapeAttribute(String(said))}"`)
            .join(' ')}/>`,
      )
      .join('\n'),
};
const lists = Object.entries(notations).flatMap(([name, write]) =>
  (['facts', 'judge'] as const).map((of) =>
    text(name, of, (answer) => write(Object.values<Element[]>(answer)[0] ?? [])),
  ),
);

type Fact = { report: string; quote: string };
const factsAs = (name: string, change: (fact: Fact) => object): Shape =>
  value(name, 'facts', ({ facts }: { facts: Fact[] }) => ({ facts: facts.map(change) }));
const byReport = (all: Fact[]): Record<string, string[]> =>
  Object.fromEntries(
    all.map(({ report }) => [report, all.filter((fact) => fact.report === report).map(({ quote }) => quote)]),
  );
const groupedFacts = (name: string, change: (quotes: string[]) => unknown): Shape =>
  value(name, 'facts', ({ facts: all }: { facts: Fact[] }) => ({
    facts: Object.fromEntries(
      Object.entries(byReport(all)).map(([report, quotes]) => [report, change(quotes)]),
    ),
  }));
const facts: Shape[] = [
  value('a list of facts without its object', 'facts', ({ facts: all }: { facts: Fact[] }) => all),
  factsAs('other names', (fact) => ({ report_id: fact.report, quotation: fact.quote })),
  factsAs('bold words', (fact) => ({ ...fact, quote: fact.quote.replace(/\S+/, '**$&**') })),
  factsAs('quotations in italics', (fact) => ({ ...fact, quote: `*${fact.quote}*` })),
  factsAs('reports behind the quotation', (fact) => ({ ...fact, quote: `${fact.quote} (${fact.report})` })),
  groupedFacts('facts by report', (quotes) => quotes),
  groupedFacts('facts by report, with names', (quotes) => quotes.map((quote) => ({ quote }))),
  value('reports without a list', 'facts', ({ facts: all }: { facts: Fact[] }) => byReport(all)),
  value('quotations by report', 'facts', ({ facts: all }: { facts: Fact[] }) =>
    Object.entries(byReport(all)).map(([report, quotes]) => ({ report, quotes })),
  ),
  text('a table of facts', 'facts', ({ facts: all }: { facts: Fact[] }) => `Here:\n\n${table(all)}\n\nAll.`),
  value('one without a quotation', 'facts', ({ facts: all }: { facts: Fact[] }) => ({
    facts: [{ report: 'r1' }, ...all],
  })),
  factsAs('reports in capitals', (fact) => ({ ...fact, report: fact.report.toUpperCase() })),
  factsAs('reports with a word', (fact) => ({ ...fact, report: `report ${fact.report.slice(1)}` })),
  factsAs('reports in brackets', (fact) => ({ ...fact, report: `[${fact.report}]` })),
  factsAs('reports as numbers', (fact) => ({ ...fact, report: Number(fact.report.slice(1)) })),
  factsAs('quotations with a full stop', (fact) => ({ ...fact, quote: `${fact.quote}.` })),
  factsAs('quotations in quotation marks', (fact) => ({ ...fact, quote: `“${fact.quote}”` })),
  factsAs('quotations in French quotation marks', (fact) => ({ ...fact, quote: `«${fact.quote}»` })),
  factsAs('quotations with a capital', (fact) => ({
    ...fact,
    quote: fact.quote.charAt(0).toUpperCase() + fact.quote.slice(1),
  })),
  factsAs('quotations with an omission', (fact) => ({
    ...fact,
    quote: fact.quote.split(' ').toSpliced(3, 1, '[…]').join(' '),
  })),
  factsAs('quotations that end with dots', (fact) => ({ ...fact, quote: `${fact.quote}…` })),
  factsAs('quotations without accents', (fact) => ({
    ...fact,
    quote: fact.quote.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  })),
];

type Verdict = { number: number; verdict: string; words: string; subject: string };
const verdictsAs = (name: string, change: (verdict: Verdict) => object): Shape =>
  value(name, 'judge', ({ verdicts }: { verdicts: Verdict[] }) => ({ verdicts: verdicts.map(change) }));
const verdicts: Shape[] = [
  value(
    'a list of verdicts without its object',
    'judge',
    ({ verdicts: all }: { verdicts: Verdict[] }) => all,
  ),
  value('verdicts backwards', 'judge', ({ verdicts: all }: { verdicts: Verdict[] }) => ({
    verdicts: all.toReversed(),
  })),
  value('verdicts by number', 'judge', ({ verdicts: all }: { verdicts: Verdict[] }) => ({
    verdicts: Object.fromEntries(all.map((each) => [String(each.number), each])),
  })),
  value('verdicts by report', 'judge', ({ verdicts: all }: { verdicts: Verdict[] }) => ({
    reports: [{ sentences: all.slice(0, 9) }, { sentences: all.slice(9) }],
  })),
  value('verdicts under their numbers', 'judge', ({ verdicts: all }: { verdicts: Verdict[] }) => ({
    verdicts: Object.fromEntries(all.map(({ number, ...each }) => [number, each])),
  })),
  text('a table of verdicts', 'judge', ({ verdicts: all }: { verdicts: Verdict[] }) => table(all)),
  verdictsAs('a judgement inside', ({ number, ...judgement }) => ({ number, judgement })),
  verdictsAs('other names', ({ number, words, ...each }) => ({ ...each, index: number, evidence: words })),
  verdictsAs('bold verdicts', (each) => ({ ...each, verdict: `**${each.verdict}**` })),
  verdictsAs('subjects null', (each) => ({ ...each, subject: null })),
  verdictsAs('numbers as texts', (each) => ({ ...each, number: String(each.number) })),
  verdictsAs('numbers from 1', (each) => ({ ...each, number: each.number + 1 })),
  verdictsAs('verdicts with capitals', (each) => ({ ...each, verdict: each.verdict.toUpperCase() })),
  verdictsAs('numbers with a sign', (each) => ({ ...each, number: `#${each.number}` })),
  verdictsAs('verdicts with a full stop', (each) => ({ ...each, verdict: `${each.verdict}.` })),
  verdictsAs('words in a list', (each) => ({ ...each, words: [each.words] })),
  verdictsAs('verdicts with spaces', (each) => ({ ...each, verdict: ` ${each.verdict} ` })),
  verdictsAs('subjects with capitals', (each) => ({ ...each, subject: 'None' })),
  verdictsAs('words in quotation marks', (each) => ({ ...each, words: `"${each.words}"` })),
  verdictsAs('words with dots', (each) => ({ ...each, words: `…${each.words}…` })),
  verdictsAs('words in capitals', (each) => ({ ...each, words: each.words.toUpperCase() })),
  text('numbered lines', 'judge', ({ verdicts: all }: { verdicts: Verdict[] }) =>
    all.map((each) => `${each.number}. **${each.verdict}** – “${each.words}” – ${each.subject}`).join('\n'),
  ),
  text('headings with numbers', 'judge', ({ verdicts: all }: { verdicts: Verdict[] }) =>
    all.map(({ number, ...each }) => `**Sentence ${number}**\n${labelsOf(each).join('\n')}`).join('\n\n'),
  ),
  verdictsAs('the verdict as a name', ({ verdict, ...each }) => ({ ...each, [verdict]: true })),
  verdictsAs('the verdict in an object', (each) => ({
    ...each,
    verdict: { label: each.verdict, confidence: 0.9 },
  })),
  verdictsAs('the number in an object', ({ number, ...each }) => ({
    ...each,
    sentence: { number, text: 'It.' },
  })),
  verdictsAs('reasons beside the verdict', (each) => ({ ...each, reason: 'It says so.', confidence: 0.9 })),
];

const groups = { around, envelopes, refusals, texts, lists, facts, verdicts };

test('there are at least 70 shapes', () => {
  expect(Object.values(groups).flat().length).toBeGreaterThanOrEqual(70);
});

test.each(Object.entries(groups))(
  'news survives answers of real models and services: %s',
  async (_, shapes) => {
    const lost: string[] = [];
    for (const shape of shapes) if (!(await isKept(shape))) lost.push(`${shape.of ?? 'all'}: ${shape.name}`);
    expect(lost).toEqual([]);
  },
);
