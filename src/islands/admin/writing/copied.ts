import { isHtmlSource } from '#core/post/pasted/paste-into.ts';

/** Whether the clipboard contains source code, either of a page or from a program that highlights code. */
export const isMeantAsWritten = (clipboard: DataTransfer): boolean =>
  clipboard.types.includes('vscode-editor-data') || isHtmlSource(clipboard.getData('text/plain'));

/**
 * Returns the pictures that were copied or dragged. Returns none if a program only added an image of the text that it
 * copied.
 */
export const picturesIn = (data: DataTransfer): File[] =>
  data.types.some((type) => type.startsWith('text/'))
    ? []
    : [...data.files].filter(({ type }) => type.startsWith('image/'));
