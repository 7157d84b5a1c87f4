import { lazy, useRef, useState } from 'react';
import { maxAltLength } from '#core/images/image-limits.ts';
import { sourceLocale, type Locale } from '#core/locale.ts';
import { postLimits } from '#core/post/post.ts';
import type { ReviewedPair } from '#contract/model-texts.ts';
import { fill } from '#i18n/fill.ts';
import { LaterPart } from '../../parts/LaterPart.tsx';
import { tooLong } from '../../parts/form/too-long.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { useFullHeight } from '../../writing/use-full-height.ts';
import { problemText } from '../problem-text.ts';
import { conflictAt, keyOf, storedIn, type Edits } from './edited-text.ts';

const ParagraphField = lazy(async () => ({
  default: (await import('../../writing/editor/RichText.tsx')).ParagraphField,
}));

/** A paragraph of the Dutch text beside its translation, which the reviewer may correct. */
export function ReviewRow({ pair, language, edits, onChange }: Props) {
  const { words, language: ofDesk } = useDesk();
  const texts = words.sideBySide;
  const { part, tag, html, source, translation } = pair;
  const conflict = conflictAt(pair, edits);
  const typed = conflict === undefined ? edits.get(keyOf(pair))?.to : undefined;
  // The field itself holds later changes, so `first` is only the initial text.
  const [first] = useState(typed ?? storedIn(pair));
  const area = useRef<HTMLTextAreaElement>(null);
  useFullHeight(area, first);
  const label = `${texts.parts[part]} (${language})`;
  const isImage = part === 'image';
  const now = typed ?? first;
  const notes = [
    tooLong({ text: isImage ? wordsOfImage(now) : now, max: limitOf(part) }, words),
    html && pair.run === undefined && texts.notTranslated,
    html && source === '' && texts.notInDutch,
    conflict !== undefined && fill(texts.conflict, { text: conflict }),
    pair.doubts.length > 0 && problemText({ code: 'doubts', faults: pair.doubts }, words),
  ].filter(Boolean);
  // Two things cannot be edited here: the hero image’s description, and a line with several images.
  const isWritten =
    part !== 'heroImageAlt' && (part !== 'image' || html?.translation.split('<img').length === 2);
  return (
    <tr data-part={part} data-tag={tag} data-changed={pair.changed}>
      <td lang={sourceLocale}>
        {part !== 'body' && <small lang={ofDesk}>{texts.parts[part]}</small>}
        {html ? <Shown html={html.source} /> : source}
        {part === 'image' && source}
      </td>
      <td lang={language}>
        {pair.changed && <mark lang={ofDesk}>{texts.changed}</mark>}{' '}
        {pair.outdated && <mark lang={ofDesk}>{texts.dutchChanged}</mark>}
        {part === 'body' && html && pair.run !== undefined && (
          <LaterPart waiting={<Shown html={html.translation} />}>
            <ParagraphField label={label} onChange={onChange} html={first} lang={language} />
          </LaterPart>
        )}
        {part === 'image' && html && <Shown html={html.translation} />}
        {part !== 'body' && !isWritten && translation}
        {part !== 'body' && isWritten && (
          <textarea
            ref={area}
            className="review-field"
            aria-label={label}
            rows={1}
            defaultValue={isImage ? wordsOfImage(first) : first}
            onChange={({ target: { value } }) => onChange(isImage ? described(html, value) : value)}
          />
        )}
        {notes.length > 0 && (
          <small className="problem" lang={ofDesk}>
            {notes.join(' ')}
          </small>
        )}
      </td>
    </tr>
  );
}

/** The server sanitised this HTML with the function that renders every post page. */
const Shown = ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: `<p>${html}</p>` }} />;

function limitOf(part: ReviewedPair['part']): number | undefined {
  if (part === 'body') return undefined;
  return part === 'image' || part === 'heroImageAlt' ? maxAltLength : postLimits[part];
}

function described(html: ReviewedPair['html'], words: string): string {
  const line = templateOf(html?.translation ?? '');
  line.content.querySelector('img')?.setAttribute('alt', words);
  return line.innerHTML;
}

const wordsOfImage = (html: string): string => templateOf(html).content.querySelector('img')?.alt ?? '';

const templateOf = (html: string): HTMLTemplateElement =>
  Object.assign(document.createElement('template'), { innerHTML: html });

type Props = {
  pair: ReviewedPair;
  language: Locale;
  edits: Edits;
  onChange: (changed: string) => void;
};
