import { isEditorHere } from '#browser-storage/editor-here.ts';

/** Adds the link by script, because search engines would follow a link in the HTML. */
export function showEditLink(): void {
  const container = document.querySelector<HTMLElement>('[data-edit]');
  if (container === null || !isEditorHere()) return;
  const link = document.createElement('a');
  link.className = 'button button-quiet';
  link.href = container.dataset['edit'] ?? '';
  link.textContent = container.dataset['label'] ?? '';
  container.className = 'wrap edit-post';
  container.append(link);
  container.hidden = false;
}
