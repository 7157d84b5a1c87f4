import { useState } from 'react';
import type { EditorView } from 'prosemirror-view';
import { addPendingUpload } from '#stores/pending-uploads.ts';
import { showToast } from '#stores/toasts.ts';
import { useDesk } from '../../../parts/use-desk.ts';
import { useLeaveWarning } from '../../../parts/form/use-leave-warning.ts';
import { giveUp, sendIntoText, type OutgoingImage, type UploadStep } from './uploads.ts';

/** Uploads images into the text while the editor writes on, and warns before leaving the page. */
export function useUploads() {
  const { words } = useDesk();
  const [uploads, setUploads] = useState<Upload[]>([]);
  useLeaveWarning(uploads.some(({ now }) => now.step !== 'failed'));

  function run(view: EditorView, upload: Upload): void {
    const { id, file } = upload;
    const sending = sendIntoText(view, upload, (now) => {
      if (now.step === 'lost') showToast({ tone: 'failure', title: words.images.failed, text: file.name });
      // A failed upload stays in the list for a retry. A lost one has no place in the text left, so it leaves the list.
      setUploads((all) =>
        now.step === 'done' || now.step === 'lost'
          ? all.filter((each) => each.id !== id)
          : all.map((each) => (each.id === id ? { ...each, now } : each)),
      );
    });
    void addPendingUpload(sending);
  }

  return {
    uploads,
    send: (view: EditorView, image: OutgoingImage): void => {
      const upload: Upload = {
        ...image,
        id: crypto.randomUUID(),
        stop: new AbortController(),
        progress: Object.assign(document.createElement('div'), { className: 'upload-note' }),
        now: { step: 'waiting' },
      };
      setUploads((all) => [...all, upload]);
      run(view, upload);
    },
    // A retry needs no position, because the upload’s position moves with the text.
    again: (view: EditorView, upload: Upload) => run(view, { ...upload, pos: undefined }),
    giveUp(view: EditorView, { id, stop, progress }: Upload): void {
      stop.abort();
      giveUp(view, { id, progress });
      setUploads((all) => all.filter((each) => each.id !== id));
    },
  };
}

export type Upload = OutgoingImage & {
  id: string;
  now: Exclude<UploadStep, { step: 'done' | 'lost' }>;
  stop: AbortController;
  /** Drawn in the text, below the block in which the image will stand. */
  progress: HTMLElement;
};

export type OnImage = (view: EditorView, image: OutgoingImage) => void;

export type Uploading = ReturnType<typeof useUploads>;
