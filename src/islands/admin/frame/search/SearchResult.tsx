import type { ReactNode } from 'react';
import { hitsIn } from '#core/language/hits.ts';

/** One thing that the search found: its picture or sign, its name, and what is known about it. */
export function SearchResult({ result, typed, onChosen }: Props) {
  const { names, href, lead, lang, about, mark, onPress } = result;
  const content = (
    <>
      {lead}
      <span className="quick-search-words">
        <span lang={lang}>
          <Marked text={names[0] ?? ''} query={typed} />
        </span>
        {about !== undefined && (
          <small lang={about.lang}>
            <Marked text={about.text} query={typed} />
          </small>
        )}
      </span>
      {mark !== undefined && <span className="desk-mark">{mark}</span>}
    </>
  );
  return (
    <li>
      {onPress ? (
        <button type="button" onClick={onPress}>
          {content}
        </button>
      ) : (
        <a href={href} onClick={onChosen}>
          {content}
        </a>
      )}
    </li>
  );
}

const Marked = ({ text, query }: { text: string; query: string }) =>
  hitsIn(text, query).map(({ text: piece, isHit }, index) =>
    isHit ? <mark key={index}>{piece}</mark> : piece,
  );

export type Result = {
  /** The shown name first, then the others under which it is found. */
  names: string[];
  href: string;
  lead: ReactNode;
  lang?: string | undefined;
  about?: { text: string; lang?: string | undefined } | undefined;
  /** How an article is that is not on the site. */
  mark?: string | undefined;
  /** An action instead of a page. */
  onPress?: () => void;
};

type Props = { result: Result; typed: string; onChosen: () => void };
