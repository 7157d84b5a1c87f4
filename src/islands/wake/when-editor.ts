import type { ClientDirective } from 'astro';
import { isEditorHere } from '#browser-storage/editor-here.ts';

/** Loads an island only for signed-in editors. */
const whenEditor: ClientDirective = (load) => {
  if (isEditorHere()) void load().then((hydrate) => hydrate());
};

export default whenEditor;
