import { useState } from 'react';
import {
  compareWithStored,
  sameText,
  type PostText,
  type StoredVersion,
} from '#core/post/editing/compare-with-stored.ts';
import { formOf, type PostFieldName } from '#core/post/fields.ts';
import { fill } from '#i18n/fill.ts';
import type { EditablePost } from '#contract/articles.ts';
import { imageRequest } from '#clients/images.ts';
import { refusalOf } from '#session/desk-refusal.ts';
import { takeBack } from '#stores/article/article-life.ts';
import { $liveProgress } from '#stores/live-progress.ts';
import { saveRevision, type SavedRevision } from '#stores/change-posts.ts';
import { showToast } from '#stores/toasts.ts';
import { notifySkippedImages } from '../images/notify-skipped-images.ts';
import { offerUndo } from '../parts/offer-undo.ts';
import { refusalText } from '../parts/refusal-text.ts';
import { reportRefusal } from '../parts/report-refusal.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { refusedFields } from '../writing/field-problem.ts';
import { flushTyping } from '../writing/unsent-typing.ts';
import { imageInForm, versionOf } from './post-text.ts';
import { takenOverText } from './taken-over-text.ts';
import type { EditedText } from './use-edited-text.ts';

/** Text that the editor types during the save stays in the fields as an unsaved change. */
export function useSaving({ stored, edited, readAgain }: Options) {
  const { words } = useDesk();
  const { $editing, dispatch, autosave } = edited;
  const [choice, choose] = useState(noChoice);
  const texts = words.edit;

  async function startFromStored() {
    const newer = await readAgain();
    if (!newer) return;
    edited.startFrom(newer);
    choose(noChoice);
  }

  const saving = useDeskAction({
    async run(save: Save): Promise<Saved> {
      dispatch({ type: 'sent' });
      // An autosave during the save would leave a draft that the editor no longer needs.
      const draft = await autosave.hold();
      const send = async ({ sent, revision, ...rest }: ToSend) => {
        const text = { ...formOf(sent), ...imageRequest(sent.image) };
        const post = { slug: stored.slug, language: stored.language, revision, ...text, ...choice };
        const { isPublished } = stored;
        const answer = await saveRevision(
          { ...post, ...(draft !== undefined && { draft }) },
          { isPublished },
        );
        return { answer, sent, revision, ...rest };
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
    onSuccess: (saved, { settled }) => void finish(saved, settled),
    onError: (cause, { sent, settled }) => void explain(cause, sent).then(settled),
    onSettled: () => autosave.release(),
  });

  /** Merges changes that another editor saved first. Resolves to undefined if no merge is possible or necessary. */
  async function mergeWithNewer(cause: unknown, { sent, basis }: Save): Promise<ToSend | undefined> {
    const newer = refusalOf(cause).code === 'changed-meanwhile' ? await readAgain() : undefined;
    if (newer === undefined) return undefined;
    const replaced = versionOf(newer);
    // The fields must show the merged text before the server stores it.
    flushTyping();
    dispatch({ type: 'read', stored: replaced });
    const { isChanged, isOvertaken, merged } = compareWithStored({ stored: replaced, text: sent, basis });
    if (!isChanged || isOvertaken) return undefined;
    const fromTheirs = merged?.fromTheirs ?? [];
    return { sent: merged?.text ?? sent, revision: newer.revision, replaced, fromTheirs };
  }

  async function finish({ answer, sent, replaced, fromTheirs }: Saved, settled: Save['settled']) {
    // The server deletes the draft when it stores the text, so the next change starts a new draft.
    autosave.startOwn();
    const { image = replaced.image, ...typed } = sent;
    const saved = { revision: answer.revision, text: typed, image, sameTextIn: [] };
    dispatch({ type: 'stored', stored: saved, sent });
    // If `settled` is set, the caller reports saving and publishing together.
    if (settled === undefined)
      offerUndo({
        title: texts.saved,
        text: fromTheirs.length === 0 ? undefined : takenOverText(fromTheirs, words),
        words,
        undo: () => takeBack([answer]),
        afterUndo: async ({ posts: [back] }) => {
          if (back)
            dispatch({ type: 'stored', stored: { ...replaced, revision: back.revision }, sent: typed });
          await readAgain();
        },
        refused: () => void readAgain(),
      });
    notifySkippedImages(words, answer.imagesLeftOut);
    const newer = await readAgain();
    if (newer) choose(noChoice);
    if (newer?.reviewedBy === null && stored.reviewedBy !== null)
      showToast({
        tone: 'success',
        title: words.review.title,
        text: fill(words.review.ended, { name: stored.reviewedBy }),
      });
    settled?.(true);
  }

  /** Reports why saving failed. Resolves to true if the text is stored nevertheless. */
  async function explain(cause: unknown, sent: PostText): Promise<boolean> {
    const { code, fields } = refusalOf(cause);
    const newer = code === 'changed-meanwhile' ? await readAgain() : undefined;
    // An earlier attempt stored this text, but its answer was lost.
    if (newer && sameText(sent, versionOf(newer).text)) {
      edited.startFrom(newer);
      choose(noChoice);
      showToast({ tone: 'success', title: texts.saved });
      return true;
    }
    dispatch({ type: 'refused', problems: refusedFields(fields, words), isConflict: newer !== undefined });
    reportRefusal({ words, title: texts.failed, cause });
    return false;
  }

  /** Calls `settled` with true if the server has the current text, and otherwise with false. */
  function save(settled?: Save['settled']) {
    const editing = $editing.get();
    const { text, basis, stored: replaced } = editing;
    const { isChanged, revision } = compareWithStored(editing);
    if ($liveProgress.get().step === 'saving' || saving.isPending) return settled?.(false);
    if (!isChanged && !choice.reviewed) {
      if (settled) settled(true);
      else showToast({ tone: 'success', title: texts.unchanged });
      return;
    }
    if (imageInForm(text, stored)?.alt.trim() === '') {
      dispatch({
        type: 'refused',
        problems: { heroImageAlt: words.images.altMissing },
        isConflict: false,
      });
      showToast({ tone: 'failure', title: texts.failed, text: refusalText(words, 'image-alt-missing') });
      return settled?.(false);
    }
    saving.mutate({ sent: text, basis, revision, replaced, fromTheirs: [], settled });
  }

  async function saveFirst(): Promise<boolean> {
    flushTyping();
    return new Promise((settled) => save(settled));
  }

  return {
    problems: edited.saving.problems,
    choice,
    choose,
    save: () => save(),
    saveFirst,
    startFromStored,
  };
}

const noChoice = { reviewed: false };

/** `replaced`: the stored version that the text replaces, and that an undo stores again. */
type ToSend = {
  sent: PostText;
  revision: number;
  replaced: StoredVersion;
  fromTheirs: readonly PostFieldName[];
};

type Save = ToSend & {
  basis: ReturnType<EditedText['$editing']['get']>['basis'];
  settled?: ((isStored: boolean) => void) | undefined;
};

type Saved = ToSend & { answer: SavedRevision };

type Options = {
  stored: EditablePost;
  edited: EditedText;
  readAgain: () => Promise<EditablePost | undefined>;
};
