import { deskPages } from '#core/desk-pages.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** Says plainly that a page of the desk has no tool on it yet. */
export function NotYet({ words }: { words: DeskWords }) {
  return (
    <>
      <p>{words.frame.notYet}</p>
      <p>
        <a className="button" href={deskPages['manual-blog-create']}>
          {words.frame.toManual}
        </a>
      </p>
    </>
  );
}
