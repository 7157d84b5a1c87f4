import { atom, type ReadableAtom } from 'nanostores';
import { newDraftHandle, type DraftHandle } from '#browser-storage/draft-handle.ts';
import { autosaving } from './autosaving.ts';

/**
 * An unsaved text and its draft on the server. This browser stores each change at once, and the server soon after.
 * Articles, new articles and the business details each have one.
 */
export function draftStore<Text, Unsaved extends Text, Handle extends DraftHandle = DraftHandle>(
  options: Options<Text, Unsaved, Handle>,
) {
  const { storeHere, send, forget, isUnsaved } = options;
  const $text = atom<Text>(options.text);
  const $draft = atom<Handle>(options.draft);
  const $isStoredHere = atom(true);
  /** The ids of drafts that the server must still delete. */
  let unwanted: string[] = [];
  let isHeld = false;

  const autosave = autosaving({
    isDue() {
      const draft = $draft.get();
      return !isHeld && (unwanted.length > 0 || (draft.isChanged && isUnsaved($text.get(), draft)));
    },
    save,
  });

  /** Returns false if another text was opened while it sent one: the sent text is no longer this store’s text. */
  async function save(): Promise<boolean> {
    for (const id of unwanted) {
      await forget?.(id);
      unwanted = unwanted.filter((one) => one !== id);
    }
    const [text, draft] = [$text.get(), $draft.get()];
    if (!draft.isChanged || !isUnsaved(text, draft)) return true;
    const isAnother = () => $draft.get().id !== draft.id;
    try {
      const saved = await send(text, draft);
      if (isAnother()) return false;
      if (saved !== undefined)
        note({
          revision: saved.revision,
          storedAt: saved.updatedAt,
          isChanged: $text.get() !== text,
        } as Partial<Handle>);
      return true;
    } catch (cause) {
      if (isAnother()) return false;
      throw cause;
    }
  }

  function show(text: Text, draft: Handle): void {
    $text.set(text);
    $draft.set(draft);
  }

  function keep(): boolean {
    const isStored = storeHere($text.get(), $draft.get());
    $isStoredHere.set(isStored);
    return isStored;
  }

  function note(changes: Partial<Handle>): boolean {
    $draft.set({ ...$draft.get(), ...changes });
    return keep();
  }

  /** Shows another text. The caller must first save or discard the current one. */
  function open(text: Text, draft: Handle): boolean {
    show(text, draft);
    autosave.startAnew();
    return keep();
  }

  function deleteOnServer(id: string): void {
    unwanted = [...unwanted, id];
    autosave.saveSoon();
  }

  return {
    $state: autosave.$state,
    $refusal: autosave.$refusal,
    $text: $text as ReadableAtom<Text>,
    $draft: $draft as ReadableAtom<Handle>,
    /** False if the browser’s storage is disabled or full. */
    $isStoredHere: $isStoredHere as ReadableAtom<boolean>,
    show,
    open,
    note,
    /** Deletes a draft on the server as soon as the server answers. */
    deleteOnServer,
    write(text: Text): boolean {
      show(text, { ...$draft.get(), isChanged: true });
      autosave.saveSoon();
      return keep();
    },
    /** Continues with a new draft: another browser has changed the old one, or the server has deleted it after saving. */
    startOwn(): void {
      note({ ...newDraftHandle(), storedAt: undefined, isChanged: true } as Partial<Handle>);
      autosave.startAnew();
    },
    /** Returns whether the server has the current text. */
    async saveNow(): Promise<boolean> {
      await autosave.saveNow();
      return !$draft.get().isChanged;
    },
    /** Sends nothing until `release`. Resolves to the id of the draft that the server has. */
    async hold(): Promise<string | undefined> {
      isHeld = true;
      await autosave.pause();
      const { id, revision } = $draft.get();
      return revision > 0 ? id : undefined;
    },
    release(): void {
      isHeld = false;
      autosave.resume();
    },
    /** Forgets the text here and on the server. */
    discard(empty: Text, fresh: Handle): void {
      const { id, revision } = $draft.get();
      const isOnItsWay = autosave.$state.get() === 'saving';
      open(empty, fresh);
      if (revision === 0 && !isOnItsWay) return;
      deleteOnServer(id);
      // Does not wait for the next autosave: if the editor left the page first, the server would keep the draft.
      void autosave.saveNow();
    },
  };
}

type Options<Text, Unsaved extends Text, Handle> = {
  text: Text;
  draft: Handle;
  /** Stores the text in this browser, or removes an empty one. Returns false if that is impossible. */
  storeHere: (text: Text, draft: Handle) => boolean;
  /** Whether the server should have the text. */
  isUnsaved: (text: Text, draft: Handle) => text is Unsaved;
  /** Resolves to undefined if it opened another text instead, after a refusal. */
  send: (text: Unsaved, draft: Handle) => Promise<{ revision: number; updatedAt: string } | undefined>;
  forget?: (id: string) => Promise<void>;
};
