import { isHtmlSource } from '#core/post/pasted/paste-into.ts';

/** Whether the clipboard contains the source of a page or code from a code editor. */
export const isMeantAsWritten = (clipboard: DataTransfer): boolean =>
  clipboard.types.includes('vscode-editor-data') || isHtmlSource(clipboard.getData('text/plain'));

/** Returns the copied pictures, or none if text was copied, because some programs add a picture of the copied text. */
export const picturesIn = (data: DataTransfer): File[] =>
  data.types.some((type) => type.startsWith('text/'))
    ? []
    : [...data.files].filter(({ type }) => type.startsWith('image/'));
