import { isHtmlSource } from '#core/post/pasted/paste-into.ts';

/** Whether to ignore the clipboard’s HTML, because its text is HTML source or comes from Visual Studio Code. */
export const isMeantAsWritten = (clipboard: DataTransfer): boolean =>
  clipboard.types.includes('vscode-editor-data') || isHtmlSource(clipboard.getData('text/plain'));
