import { atom } from 'nanostores';
import type { CreatedArticle } from './change-posts.ts';
import { deskPages, type DeskPage } from '#core/desk-pages.ts';

/** The page of the desk shown in place of the loaded one, if any. */
export const $shownPage = atom<ShownPage | undefined>(undefined);

/** The article just created, which is open now. */
export const $justCreated = atom<CreatedArticle['data'] | undefined>(undefined);

/** Shows another page of the desk, whose address is already set, without loading it. */
export function showPage(page: DeskPage): void {
  $justCreated.set(undefined);
  visits += 1;
  $shownPage.set({ page, visit: visits });
}

/** Replaces the page for a new article with that of the created one, without loading it. */
export function openCreated(created: CreatedArticle['data']): void {
  const [source] = created.posts;
  // The editor has moved on to another page.
  if (source === undefined || location.pathname !== deskPages['manual-blog-create']) return;
  history.replaceState(history.state, '', `${deskPages['edit-article']}?slug=${source.slug}`);
  showPage('edit-article');
  $justCreated.set(created);
}

let visits = 0;

/** `visit` differs for each visit, even of the same page. */
export type ShownPage = { page: DeskPage; visit: number };
