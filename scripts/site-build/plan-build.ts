import type { ContentPage } from '#content/content-routes.ts';
import { digestOfKey } from './render/render-pages.ts';

/**
 * The pages whose key differs from the one they were rendered for, and the paths of known pages that no longer exist. `known`: the
 * digests of the keys by path.
 */
export function changedPages(pages: Iterable<ContentPage>, known: Map<string, string>): Changes {
  const gone = new Set(known.keys());
  const changed: ContentPage[] = [];
  for (const page of pages) {
    gone.delete(page.path);
    if (page.key === undefined || known.get(page.path) !== digestOfKey(page.key)) changed.push(page);
  }
  return { changed, gone: [...gone] };
}

type Changes = { changed: ContentPage[]; gone: string[] };
