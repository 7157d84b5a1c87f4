import { deskPages } from '#core/desk-pages.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** Where an editor begins. */
export function DeskHome({ words }: { words: DeskWords }) {
  return (
    <p>
      <a className="button" href={deskPages['manual-blog-create']}>
        {words.frame.toManual}
      </a>
    </p>
  );
}
