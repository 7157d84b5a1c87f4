import { isHtmlSource } from '#core/post/pasted/paste-into.ts';

/** Source code: of a page, or from a program that highlights code. */
export const isMeantAsWritten = (clipboard: DataTransfer): boolean =>
  clipboard.types.includes('vscode-editor-data') || isHtmlSource(clipboard.getData('text/plain'));

/** The copied or dragged pictures; none if a program merely added an image of a text it copied. */
export const picturesIn = (data: DataTransfer): File[] =>
  data.types.some((type) => type.startsWith('text/'))
    ? []
    : [...data.files].filter(({ type }) => type.startsWith('image/'));
