import type { ClientDirective } from 'astro';
import { isEditorHere } from '#browser-storage/editor-here.ts';

/** Without a session, the browser loads nothing else of the island. */
const whenEditor: ClientDirective = (load) => {
  if (isEditorHere()) void load().then((hydrate) => hydrate());
};

export default whenEditor;
