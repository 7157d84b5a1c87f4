import { postFieldNames, type PostFieldName, type WrittenText } from '../../post/fields.ts';
import { attributesIn, type WrittenAttribute } from '../../html/attributes.ts';
import { applyEdits } from '../../html/apply-edits.ts';
import { decodeEntities, escapeAttribute } from '../../html/entities.ts';
import { textOf } from '../../html/words.ts';
import type { Locale } from '../../locale.ts';
import { pageInLanguage } from '../../paths.ts';
import { sourceBody } from '../../post/text/body.ts';
import { blocksOf, htmlOf, type Block } from './blocks.ts';
import { escapeWords, numberTags, restoreTags, plainWords, type InlineTag } from './inline-markup.ts';
import { oneLine } from '../../typed-text/one-line.ts';

/**
 * Cuts an article into the segments that a language model translates. `replaceWords` puts the translations back.
 * The body is a row of runs, which hold words, and frames, which hold the tags around them (`blocks.ts`).
 */
export function segmentsOf(text: TranslatableText): Segment[] {
  const fields = fieldNames.flatMap((name) => plainSegment(name, text[name]));
  const runs = bodyBlocks(text).flatMap((block, index, blocks) => {
    if (!('run' in block)) return [];
    const kind = opensCell(blocks[index - 1]) ? 'cell' : 'text';
    return runSegments(block.run, { id: `b${index}`, kind });
  });
  return [...fields, ...runs];
}

const opensCell = (block: Block | undefined): boolean =>
  block !== undefined && 'frame' in block && /<t[dh]\b[^<]*>(?:<p>)?$/.test(block.frame);

/**
 * Puts translated words into an article, between the tags that it has. `kept` are the reused words. Returns undefined
 * if the words of a segment do not contain exactly the tags of that segment.
 */
export function replaceWords(
  text: TranslatableText,
  { words, kept, locale }: NewWords,
): TranslatableText | undefined {
  const blocks = bodyBlocks(text).map((block, index): Block | undefined => {
    if (!('run' in block)) return block;
    const run = kept.runs.get(index) ?? newRun(block.run, { id: `b${index}`, words, locale });
    return run === undefined ? undefined : { run };
  });
  if (!blocks.every((block) => block !== undefined)) return undefined;
  const fields = fieldNames.flatMap((name) => {
    const translated = words.get(name);
    return translated === undefined ? [] : [[name, plainWords(trimmedLine(translated))]];
  });
  return {
    ...text,
    ...(Object.fromEntries(fields) as Partial<TranslatableText>),
    ...kept.fields,
    content: htmlOf(blocks),
  };
}

export const bodyBlocks = ({ content, title }: Pick<TranslatableText, 'content' | 'title'>): Block[] =>
  blocksOf(sourceBody({ content, title }));

function newRun(run: string, { id, words, locale }: RunWords): string | undefined {
  const { text, tags } = numberTags(run);
  const translatedTags = tags.map((tag, index) =>
    withAttributes(tag, { id: `${id}.${index + 1}`, words, locale }),
  );
  const translated = words.get(id);
  return restoreTags(translated === undefined ? text : trimmedLine(translated), translatedTags);
}

function withAttributes(tag: InlineTag, { id, words, locale }: RunWords): InlineTag {
  const edits = attributesIn(tag.html).flatMap(({ name, value, start, end }) => {
    const translated =
      name === 'href' ? pageInLanguage(decodeEntities(value), locale) : words.get(`${id}.${name}`);
    return translated === undefined
      ? []
      : [{ start, end, text: escapeAttribute(decodeEntities(trimmedLine(translated))) }];
  });
  return { ...tag, html: applyEdits(tag.html, edits) };
}

function runSegments(run: string, { id, kind }: Pick<Segment, 'id' | 'kind'>): Segment[] {
  const { text, tags } = numberTags(run);
  const own: Segment[] = isTranslatable(text) ? [{ id, kind, text, tags }] : [];
  const attributes = tags.flatMap((tag, index) =>
    readAttributes(tag).flatMap(({ name, value }) =>
      plainSegment(`${id}.${index + 1}.${name}`, textOf(value)),
    ),
  );
  return [...own, ...attributes];
}

function plainSegment(id: string, value: string | undefined): Segment[] {
  if (value === undefined || !isTranslatable(value)) return [];
  const kind = id === 'title' || id === 'metaTitle' ? 'title' : 'field';
  return [{ id, kind, text: escapeWords(value), tags: [] }];
}

const readAttributes = ({ html }: InlineTag): WrittenAttribute[] =>
  attributesIn(html).filter(({ name }) => name === 'alt' || name === 'title');

/** Whether a segment has letters, or a number such as 1.250 or 1,5, which each language formats differently. */
const isTranslatable = (text: string): boolean => /\p{L}|\d[.,]\d/u.test(plainWords(text));

/** Joins the lines of a segment, because an empty line would end the block. */
const trimmedLine = (words: string): string => oneLine(words).trim();

/** The fields other than the body. Each of these fields is one segment. */
export const fieldNames = [
  ...postFieldNames.filter((name): name is Exclude<PostFieldName, 'content'> => name !== 'content'),
  'heroImageAlt',
] as const;

/** The texts of a post for readers and search engines. The body is Markdown or HTML. */
export type TranslatableText = WrittenText & { heroImageAlt: string | undefined };

export const emptyText: TranslatableText = {
  title: '',
  excerpt: '',
  content: '',
  metaTitle: undefined,
  metaDescription: undefined,
  heroImageAlt: undefined,
};

/** A part of a post to translate. In `text`, tags are numbered, such as `<1>`, and `&lt;` is a literal `<`. */
export type Segment = {
  id: string;
  kind: 'title' | 'field' | 'text' | 'cell';
  text: string;
  tags: InlineTag[];
};

/** The valid parts of an earlier translation. The keys of `runs` are block indexes. */
export type ReusableWords = { fields: Partial<TranslatableText>; runs: ReadonlyMap<number, string> };

type NewWords = { words: ReadonlyMap<string, string>; kept: ReusableWords; locale: Locale };
type RunWords = Omit<NewWords, 'kept'> & { id: string };
