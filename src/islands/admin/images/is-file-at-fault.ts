/** Whether a refusal is about the file itself, so that sending the same file again cannot help. */
export const isFileAtFault = (code: string): boolean => /^(not-an-image|image-(?!not-found))/.test(code);
