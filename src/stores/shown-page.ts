import { atom } from 'nanostores';
import type { CreatedArticle } from './change-posts.ts';
import { deskPages, editAddress, type DeskPage } from '#core/desk-pages.ts';

/** The page that client-side navigation opened. Undefined before the first navigation. */
export const $shownPage = atom<ShownPage | undefined>(undefined);

export const $createdArticle = atom<CreatedArticle['data'] | undefined>(undefined);

/** The caller must change the browser’s URL first. */
export function showPage(page: DeskPage): void {
  $createdArticle.set(undefined);
  visits += 1;
  $shownPage.set({ page, visit: visits });
}

/** Replaces the form for a new article by the page of the created article, without a page load. */
export function openCreatedArticle(created: CreatedArticle['data']): void {
  const [source] = created.posts;
  if (source === undefined || location.pathname !== deskPages['manual-blog-create']) return;
  history.replaceState(history.state, '', editAddress(source.slug));
  showPage('edit-article');
  $createdArticle.set(created);
}

/** Opens a page of the desk as a link does. */
export function openPage(href: string): void {
  if ('navigation' in globalThis) navigation.navigate(href, { info: ownNavigation });
  else location.assign(href);
}

/** Marks the navigations that `openPage` starts, because the user did not start them with a link. */
export const ownNavigation = 'desk';

let visits = 0;

export type ShownPage = { page: DeskPage; visit: number };
