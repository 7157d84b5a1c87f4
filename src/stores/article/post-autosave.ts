import { map, type ReadableAtom } from 'nanostores';
import {
  forgetDraft,
  keepDraft,
  newDraftHandle,
  type DraftHandle,
  type PostDraft,
  type PostText,
} from '#browser-storage/post-draft.ts';
import { forgetSavedDraft, savePostText } from '#clients/article-drafts.ts';
import { autosaving } from './autosaving.ts';

/**
 * What is written over one stored post and not saved: kept in this browser at every change, and on the server as `autosaving` says.
 * `kept` is what stands in the fields already.
 */
export function postAutosave(slug: string, kept: PostDraft | undefined) {
  let written = kept;
  /** Drafts on the server that are done with. */
  let leaving: string[] = [];
  let isHeld = false;
  const $draft = map<DraftHandle>(kept?.draft ?? newDraftHandle());
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
      note({ revision: saved.revision, keptAt: saved.updatedAt, isChanged: written !== sent });
      return true;
    } catch (cause) {
      if ($draft.get().id !== id) return false;
      throw cause;
    }
  }

  /** Answers whether this browser could keep it. */
  function note(changes: Partial<DraftHandle>): boolean {
    $draft.set({ ...$draft.get(), ...changes });
    return written !== undefined && keepDraft(slug, { ...written, draft: $draft.get() });
  }

  /** A draft on the server is done with. */
  function leave(id: string): void {
    leaving = [...leaving, id];
    autosave.saveSoon();
  }

  return {
    ...autosave,
    $draft: $draft as ReadableAtom<DraftHandle>,
    /** Takes what was typed. Answers whether this browser could keep it. */
    write(text: PostText & Pick<PostDraft, 'revision' | 'basis'>): boolean {
      written = text;
      const isKept = note({ isChanged: true });
      autosave.saveSoon();
      return isKept;
    },
    /** Goes on with a text that was kept elsewhere; what stood in the fields is left to whoever calls. */
    goOnWith(draft: PostDraft & { draft: DraftHandle }): boolean {
      written = draft;
      autosave.startAnew();
      return note(draft.draft);
    },
    /** What is typed here goes on as a draft of its own. */
    startOwn(): void {
      note({ ...newDraftHandle(), isChanged: true });
      autosave.startAnew();
    },
    /** Until `release` nothing is sent. Answers the draft that the server has by now. */
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
    /** Nothing of what was typed stays. */
    discard(): void {
      const { id, revision } = $draft.get();
      const isOnItsWay = autosave.$state.get() === 'saving';
      written = undefined;
      $draft.set(newDraftHandle());
      forgetDraft(slug);
      autosave.startAnew();
      if (revision > 0 || isOnItsWay) leave(id);
    },
  };
}

export type PostAutosave = ReturnType<typeof postAutosave>;
