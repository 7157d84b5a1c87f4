import { useState } from 'react';
import type { EditorView } from 'prosemirror-view';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { showToast } from '#stores/toasts.ts';
import { giveUp, sendIntoText, type UploadStep } from './uploads.ts';

/** The pictures on their way into a text, and what became of them. */
export function useUploads(words: DeskWords): Uploading {
  const [uploads, setUploads] = useState<Upload[]>([]);

  function run(view: EditorView, upload: Upload, pos?: number): void {
    const { id, file } = upload;
    void sendIntoText(view, { id, file, ...(pos !== undefined && { pos }) }, (now) => {
      if (now.step === 'lost') showToast({ tone: 'failure', title: words.images.failed, text: file.name });
      setUploads((all) =>
        now.step === 'done' || now.step === 'lost'
          ? all.filter((each) => each.id !== id)
          : all.map((each) => (each.id === id ? { ...each, now } : each)),
      );
    });
  }

  return {
    uploads,
    send(view, file, pos) {
      const upload: Upload = { id: crypto.randomUUID(), file, now: { step: 'shrinking' } };
      setUploads((all) => [...all, upload]);
      run(view, upload, pos);
    },
    again: run,
    giveUp(view, { id }) {
      giveUp(view, id);
      setUploads((all) => all.filter((each) => each.id !== id));
    },
  };
}

export type Upload = { id: string; file: File; now: Exclude<UploadStep, { step: 'done' | 'lost' }> };

export type Uploading = {
  uploads: Upload[];
  send: (view: EditorView, file: File, pos?: number) => void;
  again: (view: EditorView, upload: Upload) => void;
  giveUp: (view: EditorView, upload: Upload) => void;
};
