import { atom } from 'nanostores';
import type { CreatedArticle } from './change-posts.ts';
import { deskPages, type DeskPage } from '#core/desk-pages.ts';

/** The desk shows this page instead of the loaded one, without loading it. */
export const $shownPage = atom<ShownPage | undefined>(undefined);

/** The editor has just created this article and still has it open. */
export const $justCreated = atom<CreatedArticle['data'] | undefined>(undefined);

/** Shows another page of the desk without loading it. The caller has already set the address. */
export function showPage(page: DeskPage): void {
  $justCreated.set(undefined);
  visits += 1;
  $shownPage.set({ page, visit: visits });
}

/** Replaces the form for a new article by the page of the created one, without loading it. */
export function openCreated(created: CreatedArticle['data']): void {
  const [source] = created.posts;
  if (source === undefined || location.pathname !== deskPages['manual-blog-create']) return;
  history.replaceState(history.state, '', `${deskPages['edit-article']}?slug=${source.slug}`);
  showPage('edit-article');
  $justCreated.set(created);
}

let visits = 0;

/** `visit` is another number for each visit, even of the same page. */
export type ShownPage = { page: DeskPage; visit: number };
