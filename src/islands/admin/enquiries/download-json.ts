/** The browser creates the JSON file, so no request is sent. */
export function downloadJson(value: unknown, { name }: { name: string }): void {
  const file = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
