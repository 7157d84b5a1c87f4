import { isHtmlSource } from '#core/post/pasted/paste-into.ts';

/** Source code: of a page, or out of a program that shows code in colours. */
export const isMeantAsWritten = (clipboard: DataTransfer): boolean =>
  clipboard.types.includes('vscode-editor-data') || isHtmlSource(clipboard.getData('text/plain'));

/** The pictures somebody copied or dragged; none where a program adds one of a text it has copied. */
export const picturesIn = (data: DataTransfer): File[] =>
  data.types.some((type) => type.startsWith('text/'))
    ? []
    : [...data.files].filter(({ type }) => type.startsWith('image/'));
