import { map, type ReadableAtom } from 'nanostores';
import {
  forgetDraft,
  keepDraft,
  newDraftHandle,
  type DraftHandle,
  type PostDraft,
} from '#browser-storage/post-draft.ts';
import type { PostText } from '#core/post/compare-with-stored.ts';
import { forgetSavedDraft, savePostText } from '#clients/article-drafts.ts';
import { autosaving } from './autosaving.ts';

export function postAutosave(slug: string, stored: PostDraft | undefined) {
  let written = stored;
  let leaving: string[] = [];
  let isHeld = false;
  const $draft = map<DraftHandle>(stored?.draft ?? newDraftHandle());
  const autosave = autosaving({
    isDue: () => !isHeld && (leaving.length > 0 || (written !== undefined && $draft.get().isChanged)),
    save,
  });

  async function save(): Promise<boolean> {
    for (const id of leaving) {
      await forgetSavedDraft(id);
      leaving = leaving.filter((one) => one !== id);
    }
    const sent = written;
    const { id, revision, isChanged } = $draft.get();
    if (sent === undefined || !isChanged) return true;
    try {
      const saved = await savePostText({ id, slug, revision, text: sent });
      if ($draft.get().id !== id) return false;
      note({ revision: saved.revision, storedAt: saved.updatedAt, isChanged: written !== sent });
      return true;
    } catch (cause) {
      if ($draft.get().id !== id) return false;
      throw cause;
    }
  }

  function note(changes: Partial<DraftHandle>): boolean {
    $draft.set({ ...$draft.get(), ...changes });
    return written !== undefined && keepDraft(slug, { ...written, draft: $draft.get() });
  }

  function leave(id: string): void {
    leaving = [...leaving, id];
    autosave.saveSoon();
  }

  return {
    ...autosave,
    $draft: $draft as ReadableAtom<DraftHandle>,
    write(text: PostText & Pick<PostDraft, 'revision' | 'basis'>): boolean {
      written = text;
      const isStored = note({ isChanged: true });
      autosave.saveSoon();
      return isStored;
    },
    /** Continues with another draft. The caller must first save or discard the current text. */
    goOnWith(draft: PostDraft & { draft: DraftHandle }): boolean {
      written = draft;
      autosave.startAnew();
      return note(draft.draft);
    },
    startOwn(): void {
      note({ ...newDraftHandle(), isChanged: true });
      autosave.startAnew();
    },
    async hold(): Promise<string | undefined> {
      isHeld = true;
      await autosave.pause();
      const { id, revision } = $draft.get();
      return revision > 0 ? id : undefined;
    },
    release: (): void => {
      isHeld = false;
      autosave.resume();
    },
    leave,
    discard(): void {
      const { id, revision } = $draft.get();
      const isOnItsWay = autosave.$state.get() === 'saving';
      written = undefined;
      $draft.set(newDraftHandle());
      forgetDraft(slug);
      autosave.startAnew();
      if (revision === 0 && !isOnItsWay) return;
      leave(id);
      // Does not wait for the next autosave: if the editor left the page first, the server would keep the draft.
      void autosave.saveNow();
    },
  };
}

export type PostAutosave = ReturnType<typeof postAutosave>;
