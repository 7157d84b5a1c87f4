import { atom } from 'nanostores';
import type { CreatedArticle } from './publishing.ts';
import { deskPages, type DeskPage } from '#core/desk-pages.ts';

/** The page of the desk that is shown in the place of the one that was loaded; undefined where it is that one. */
export const $shownPage = atom<DeskPage | undefined>(undefined);

/** The article that was stored a moment ago, and is open now. */
export const $justCreated = atom<CreatedArticle['data'] | undefined>(undefined);

/** From the page for a new article to the one of the article it has become: the address changes, nothing is loaded. */
export function openCreated(created: CreatedArticle['data']): void {
  const [source] = created.posts;
  if (source === undefined) return;
  $justCreated.set(created);
  history.replaceState(history.state, '', `${deskPages['edit-article']}?slug=${source.slug}`);
  $shownPage.set('edit-article');
}
