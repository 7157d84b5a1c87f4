import { useEffect, useRef, useState } from 'react';
import { formOf, type PostFieldName } from '#core/post/fields.ts';
import type { EditablePost } from '#contract/articles.ts';
import type { PostText } from '#browser-storage/post-draft.ts';
import { imageRequest } from '#clients/images.ts';
import { refusalOf } from '#session/desk-refusal.ts';
import { takeBack } from '#stores/article/article-life.ts';
import { $liveProgress } from '#stores/live-progress.ts';
import { saveRevision, type SavedRevision } from '#stores/change-posts.ts';
import { $justCreated } from '#stores/shown-page.ts';
import { showToast } from '#stores/toasts.ts';
import { storedImage } from '../images/stored-image.ts';
import { notifySkippedImages } from '../images/notify-skipped-images.ts';
import { offerUndo } from '../parts/offer-undo.ts';
import { refusalText } from '../parts/refusal-text.ts';
import { reportRefusal } from '../parts/report-refusal.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { refusedFields } from '../writing/field-problem.ts';
import { flushTyping } from '../writing/unsent-typing.ts';
import { basisOf, compareWithStored, type Basis } from './compare-with-stored.ts';
import { takenOverText } from './taken-over-text.ts';
import { imageInForm, sameText, textOf } from './post-text.ts';
import type { EditedText } from './use-edited-text.ts';

/** Text that the editor types during the save stays in the fields as an unsaved change. */
export function useSaving({ stored, edited, readAgain }: Options) {
  const { words } = useDesk();
  const latest = useRef(edited);
  useEffect(() => {
    latest.current = edited;
  });
  const [choice, choose] = useState(noChoice);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [isRefused, setIsRefused] = useState(false);
  const texts = words.edit;

  async function startFromStored() {
    const newer = await readAgain();
    if (!newer) return;
    edited.startFrom(newer);
    choose(noChoice);
  }

  const saving = useDeskAction({
    run: async (save: Save) => {
      // An autosave during the save would leave a draft that the editor no longer needs.
      const draft = await edited.autosave.hold();
      const send = async ({ sent, revision, taken }: Omit<Save, 'basis'>) => {
        const text = { ...formOf(sent), ...imageRequest(sent.image) };
        const post = { slug: stored.slug, language: stored.language, revision, ...text, ...choice };
        const saved = await saveRevision(
          { ...post, ...(draft === undefined ? {} : { draft }) },
          { isPublished: stored.isPublished },
        );
        return { saved, sent, taken };
      };
      try {
        return await send(save);
      } catch (cause) {
        const merged = await mergeWithNewer(cause, save);
        if (merged === undefined) throw cause;
        return send(merged);
      }
    },
    // Reloading the post is not awaited, so that the editor can submit the form again.
    onSuccess: (sent, { settled }) => void goOn(sent, settled),
    onError: (cause, { sent, settled }) => void explain(cause, sent).then(settled),
    onSettled: edited.autosave.release,
  });

  /** Merges changes that another editor saved first. Resolves to undefined if no merge is possible or necessary. */
  async function mergeWithNewer(
    cause: unknown,
    { sent, basis }: Save,
  ): Promise<Omit<Save, 'basis'> | undefined> {
    const newer = refusalOf(cause).code === 'changed-meanwhile' ? await readAgain() : undefined;
    if (newer === undefined || sameText(sent, textOf(newer))) return undefined;
    const { isOvertaken, merged } = compareWithStored({ stored: newer, text: sent, basis });
    if (isOvertaken) return undefined;
    return { sent: merged?.text ?? sent, revision: newer.revision, taken: merged?.fromTheirs ?? [] };
  }

  async function goOn({ saved, sent, taken }: Sent & { saved: SavedRevision }, settled: Save['settled']) {
    // The server deletes the draft when it stores the text, so the next change starts a new draft.
    edited.autosave.startOwn();
    const text = taken.length === 0 ? undefined : takenOverText(taken, words);
    // If `settled` is set, the caller reports saving and publishing together.
    if (settled === undefined)
      offerUndo({
        title: texts.saved,
        text,
        words,
        undo: () => takeBack([saved]),
        afterwards: ({ posts: [back] }) => edited.readOwn(() => showTakenBack(back?.revision)),
        refused: () => void readAgain(),
      });
    notifySkippedImages(words, saved.imagesLeftOut);
    $justCreated.set(undefined);
    await edited.readOwn(() => goOnOver(saved, sent));
    settled?.(true);
  }

  async function goOnOver(saved: SavedRevision, sent: PostText) {
    const newer = await readAgain();
    if (!newer) return;
    choose(noChoice);
    if (newer.revision !== saved.revision) {
      // Another editor saved right after this save. The text sent here becomes the basis for merging that version.
      const { image = storedImage(stored) ?? null } = sent;
      latest.current.goOnFrom({ revision: saved.revision, text: { ...sent, image } }, sent);
    } else if (sameText(latest.current.text, sent)) latest.current.startFrom(newer);
    else latest.current.goOnFrom(basisOf(newer), sent);
  }

  /** Reports why saving failed. Resolves to true if the text is stored nevertheless. */
  async function explain(cause: unknown, sent: PostText): Promise<boolean> {
    const { code, fields } = refusalOf(cause);
    const newer = code === 'changed-meanwhile' ? await readAgain() : undefined;
    // An earlier attempt stored this text, but its answer was lost.
    if (newer && sameText(sent, textOf(newer))) {
      latest.current.startFrom(newer);
      choose(noChoice);
      showToast({ tone: 'success', title: texts.saved });
      return true;
    }
    setProblems(refusedFields(fields, words));
    setIsRefused(newer !== undefined);
    reportRefusal({ words, title: texts.failed, cause });
    return false;
  }

  /** Calls `settled` with true if the server has the current text, and otherwise with false. */
  function save(settled?: Save['settled']) {
    const { text, basis, revision, isChanged } = latest.current;
    if ($liveProgress.get().step === 'saving' || saving.isPending) return settled?.(false);
    setProblems({});
    if (!isChanged && !choice.reviewed) {
      if (settled) settled(true);
      else showToast({ tone: 'success', title: texts.unchanged });
      return;
    }
    if (imageInForm(text, stored)?.alt.trim() === '') {
      setProblems({ heroImageAlt: words.images.altMissing });
      showToast({ tone: 'failure', title: texts.failed, text: refusalText(words, 'image-alt-missing') });
      return settled?.(false);
    }
    saving.mutate({ sent: text, basis, revision, taken: [], settled });
  }

  async function saveFirst(): Promise<boolean> {
    if (flushTyping()) await new Promise((rendered) => setTimeout(rendered));
    return new Promise((settled) => save(settled));
  }

  /** Text typed after the undo stays in the fields. `revision` is the revision that the undo stored. */
  async function showTakenBack(revision: number | undefined) {
    const { text: before, isChanged } = latest.current;
    const newer = await readAgain();
    if (!newer) return;
    if (!isChanged && sameText(latest.current.text, before)) latest.current.startFrom(newer);
    else if (revision === undefined || newer.revision === revision) latest.current.goOnFrom(basisOf(newer));
    // Another editor saved after the undo. The restored text becomes the basis for merging that version.
    else latest.current.goOnFrom({ ...basisOf(stored), revision });
  }

  const conflict = { isRefused, onShown: () => setIsRefused(false) };
  return { problems, choice, choose, conflict, save: () => save(), saveFirst, startFromStored };
}

const noChoice = { smallFix: false, reviewed: false };

type Sent = { sent: PostText; taken: readonly PostFieldName[] };

type Save = Sent & { revision: number; basis: Basis; settled?: ((isStored: boolean) => void) | undefined };

type Options = {
  stored: EditablePost;
  edited: EditedText;
  readAgain: () => Promise<EditablePost | undefined>;
};
