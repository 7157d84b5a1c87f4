import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refusalOf } from '#session/desk-refusal.ts';
import {
  $articleDraft,
  $articleForm,
  isBlank,
  keepAsOwnDraft,
  newArticle,
  openDraft,
  startEmptyArticle,
} from '#stores/article/new-article.ts';
import { showToast } from '#stores/toasts.ts';
import { refusalText } from '../../parts/refusal-text.ts';
import { useDeskAction } from '../../parts/use-desk-action.ts';
import { useDesk } from '../../parts/use-desk.ts';

/** Opens another draft in the form, empties the form, and keeps a text that another browser has changed too. */
export function useDrafts({ hasAllImages, failed, onOpened }: Options) {
  const { words } = useDesk();
  const queries = useQueryClient();
  const refresh = () => {
    for (const key of ['slug-base', 'article-drafts']) void queries.invalidateQueries({ queryKey: [key] });
  };

  const opening = useDeskAction({
    run: async (id: string) => ((await hasAllImages()) ? openDraft(id) : undefined),
    onSuccess: (isOpen) => {
      if (isOpen === false) failed(words.writing.drafts.notSwitched);
      if (isOpen === true) onOpened();
    },
    onError: (cause) => failed(refusalText(words, refusalOf(cause))),
    onSettled: refresh,
  });

  // Links to a draft contain its id in the query string.
  useEffect(() => {
    const id = new URLSearchParams(location.search).get('draft');
    if (id === null) return;
    history.replaceState(history.state, '', location.pathname);
    if (id !== $articleDraft.get().id) opening.mutate(id);
  }, []);

  /** Returns false if the text in the form could not be saved as a draft first. */
  async function empty(): Promise<boolean> {
    if (!(await hasAllImages())) return true;
    if (!isBlank($articleForm.get())) {
      if (!(await newArticle.saveNow())) return false;
      showToast({ tone: 'success', title: words.manual.clear, text: words.writing.drafts.emptied });
    }
    discard();
    return true;
  }

  function discard(): void {
    startEmptyArticle();
    onOpened();
    refresh();
  }

  async function openOther(): Promise<void> {
    if (!(await hasAllImages())) return;
    const { id } = $articleDraft.get();
    if (await keepAsOwnDraft()) opening.mutate(id);
    else failed(words.writing.drafts.notSwitched);
  }

  async function keepMine(): Promise<void> {
    if (!(await hasAllImages())) return;
    await keepAsOwnDraft();
    refresh();
  }

  return { refresh, open: opening.mutate, empty, discard, openOther, keepMine };
}

type Options = {
  /** Resolves to false if an image of the text did not arrive. */
  hasAllImages: () => Promise<boolean>;
  failed: (text: string) => void;
  onOpened: () => void;
};
