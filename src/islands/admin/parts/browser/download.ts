/** Lets the browser save a text as a file. */
export function download(text: string, { name, type }: { name: string; type: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export const downloadJson = (value: unknown, { name }: { name: string }): void =>
  download(JSON.stringify(value, null, 2), { name, type: 'application/json' });
