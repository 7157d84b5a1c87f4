import { deskPages } from '#core/desk-pages.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** Where an editor begins. */
export function DeskHome({ words }: { words: DeskWords }) {
  return (
    <nav className="buttons" aria-label={words.frame.desk}>
      <a className="button" href={deskPages['manual-blog-create']}>
        {words.frame.toManual}
      </a>
      {(['enquiries', 'missing-pages'] as const).map((page) => (
        <a key={page} className="button button-quiet" href={deskPages[page]}>
          {words.pages[page]}
        </a>
      ))}
    </nav>
  );
}
