import { atom } from 'nanostores';
import type { CreatedArticle } from './change-posts.ts';
import { deskPages, type DeskPage } from '#core/desk-pages.ts';

/** The page of the desk that is shown in the place of the one that was loaded; undefined where it is that one. */
export const $shownPage = atom<ShownPage | undefined>(undefined);

/** The article that was stored a moment ago, and is open now. */
export const $justCreated = atom<CreatedArticle['data'] | undefined>(undefined);

/** Shows a page of the desk in the place of the one before, whose address it has by now. Nothing is loaded. */
export function showPage(page: DeskPage): void {
  $justCreated.set(undefined);
  visits += 1;
  $shownPage.set({ page, visit: visits });
}

/** From the page for a new article to the one of the article it has become: the address changes, nothing is loaded. */
export function openCreated(created: CreatedArticle['data']): void {
  const [source] = created.posts;
  // Whoever went on to another page meanwhile stays there.
  if (source === undefined || location.pathname !== deskPages['manual-blog-create']) return;
  history.replaceState(history.state, '', `${deskPages['edit-article']}?slug=${source.slug}`);
  showPage('edit-article');
  $justCreated.set(created);
}

let visits = 0;

/** `visit` differs each time a page is shown, also where it is the same page again. */
export type ShownPage = { page: DeskPage; visit: number };
