import { useState, type KeyboardEvent } from 'react';
import { deskPages, type DeskPage } from '#core/desk-pages.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** The pages of the desk as somebody looks for them: what is written, what visitors left, how the desk is run. */
const groups = {
  articles: ['home', 'manual-blog-create', 'news', 'trash'],
  visitors: ['enquiries', 'missing-pages'],
  desk: ['editors', 'actions'],
} as const satisfies Record<string, DeskPage[]>;

/** Pages without an entry of their own belong to one. */
const entryOf: Partial<Record<DeskPage, DeskPage>> = {
  'sign-in': 'home',
  'edit-article': 'home',
  'daily-ibiza-news-now': 'news',
};

/** The ways through the desk. Phones unfold them by a button; Escape folds them again. */
export function DeskNav({ page, words: { frame, pages } }: { page: DeskPage; words: DeskWords }) {
  const [open, setOpen] = useState(false);
  const close = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setOpen(false);
  };
  return (
    <div className="desk-ways" onKeyDown={close}>
      <button
        type="button"
        className="desk-ways-button"
        aria-expanded={open}
        aria-controls="desk-nav"
        onClick={() => setOpen(!open)}
      >
        {frame.menu}
      </button>
      <nav id="desk-nav" className="desk-nav" aria-label={frame.desk} data-open={open}>
        {Object.entries(groups).map(([group, entries]) => (
          <ul key={group} className="plain" aria-label={frame.groups[group as keyof typeof groups]}>
            {entries.map((entry) => (
              <li key={entry}>
                <a href={deskPages[entry]} aria-current={currentOf(entry, page)}>
                  {pages[entry]}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </nav>
    </div>
  );
}

/** The page itself, or the entry it belongs to. */
function currentOf(entry: DeskPage, page: DeskPage): 'page' | 'true' | undefined {
  if (entry === page) return 'page';
  return entryOf[page] === entry ? 'true' : undefined;
}
