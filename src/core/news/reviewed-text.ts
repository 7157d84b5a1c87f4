import { escapeAttribute, escapeText } from '../html/entities.ts';

/** Applies a reviewer’s changes. Removes a paragraph without sentences, and its links. Never removes the title. */
export function reviewedText<Text extends NewsWords>(text: Text, changes: readonly SentenceChange[]): Text {
  return changes.reduce<Text>(
    (changed, { sentence, to }) => ({
      ...changed,
      title: changed.title === sentence ? (to ?? sentence) : changed.title,
      excerpt: changed.excerpt.replace(sentence, () => to ?? '').trim(),
      content: inContent(changed.content, { sentence, to }),
    }),
    text,
  );
}

export const isInText = ({ title, excerpt, content }: NewsWords, sentence: string): boolean =>
  title === sentence || excerpt.includes(sentence) || spellingIn(content, sentence) !== undefined;

function inContent(content: string, { sentence, to }: SentenceChange): string {
  const found = spellingIn(content, sentence);
  if (found === undefined) return content;
  if (to !== null) return content.replace(found, () => escapeText(to));
  const before = content.includes(`${found} `) ? `${found} ` : found;
  return content.replace(before, '').replace(emptyParagraph, '');
}

/** The news writer escapes quotation marks in HTML. A text that was saved at the desk has plain quotation marks. */
const spellingIn = (content: string, sentence: string): string | undefined =>
  [escapeAttribute(sentence), escapeText(sentence)].find((spelling) => content.includes(spelling));

const emptyParagraph = /<p>\s*(?:\((?:<a [^>]*>[^<]*<\/a>(?:, )?)+\)\s*)?<\/p>\n?/;

/** `to` is null if the reviewer deletes the sentence. */
export type SentenceChange = { sentence: string; to: string | null };

type NewsWords = { title: string; excerpt: string; content: string };
