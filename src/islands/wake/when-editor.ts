import type { ClientDirective } from 'astro';
import { isEditorHere } from '#browser-storage/editor-here.ts';

/** For other visitors, these few lines are all that is loaded. */
const whenEditor: ClientDirective = (load) => {
  if (isEditorHere()) void load().then((hydrate) => hydrate());
};

export default whenEditor;
