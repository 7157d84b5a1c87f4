import { useEffect, useRef, useState } from 'react';

/** Passes a pasted image or dropped file to `take`, except in text fields. Returns whether a file is dragged over. */
export function useIncomingFile(take: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });

  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const file = imageIn(event.clipboardData);
      if (file === undefined || event.defaultPrevented || isText(event.target)) return;
      event.preventDefault();
      latest.current(file);
    }
    function over(event: DragEvent) {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      // Otherwise the browser would leave the page and open the file.
      event.preventDefault();
      setOver(!isText(event.target));
    }
    function drop(event: DragEvent) {
      setOver(false);
      if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      if (isText(event.target)) return;
      const [file] = event.dataTransfer.files;
      if (file) latest.current(file);
    }
    function leave(event: DragEvent) {
      if (event.relatedTarget === null) setOver(false);
    }
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    document.addEventListener('dragleave', leave);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
      document.removeEventListener('dragleave', leave);
    };
  }, []);
  return isOver;
}

const imageIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

const isText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== null;
