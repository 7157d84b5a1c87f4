import { useState } from 'react';
import type { EditorView } from 'prosemirror-view';
import { giveUp, sendIntoText, type UploadStep } from './uploads.ts';

/** The pictures on their way into a text, and what became of them. */
export function useUploads(): Uploading {
  const [uploads, setUploads] = useState<Upload[]>([]);

  function run(view: EditorView, upload: Upload, pos?: number): void {
    void sendIntoText(view, { id: upload.id, file: upload.file, ...(pos !== undefined && { pos }) }, (now) =>
      setUploads((all) =>
        now.step === 'done'
          ? all.filter(({ id }) => id !== upload.id)
          : all.map((each) => (each.id === upload.id ? { ...each, now } : each)),
      ),
    );
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

export type Upload = { id: string; file: File; now: Exclude<UploadStep, { step: 'done' }> };

export type Uploading = {
  uploads: Upload[];
  send: (view: EditorView, file: File, pos?: number) => void;
  again: (view: EditorView, upload: Upload) => void;
  giveUp: (view: EditorView, upload: Upload) => void;
};
