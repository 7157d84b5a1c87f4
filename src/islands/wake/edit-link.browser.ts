import { isEditorHere } from '#browser-storage/editor-here.ts';

/** Leads a signed-in editor from a post to its editing page. The link is not in the HTML, where search engines would follow it. */
export function showEditLink(): void {
  const place = document.querySelector<HTMLElement>('[data-edit]');
  if (place === null || !isEditorHere()) return;
  const link = document.createElement('a');
  link.className = 'button button-quiet';
  link.href = place.dataset['edit'] ?? '';
  link.textContent = place.dataset['label'] ?? '';
  place.className = 'wrap edit-post';
  place.append(link);
  place.hidden = false;
}
