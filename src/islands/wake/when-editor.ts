import type { ClientDirective } from 'astro';
import { isEditorHere } from '#browser-storage/editor-here.ts';

/** Wakes an island where an editor is signed in. A visitor's browser asks for nothing: these few lines are all it gets. */
const whenEditor: ClientDirective = (load) => {
  if (isEditorHere()) void load().then((hydrate) => hydrate());
};

export default whenEditor;
