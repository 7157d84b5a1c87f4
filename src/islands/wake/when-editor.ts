import type { ClientDirective } from 'astro';
import { isEditorHere } from '#browser-storage/editor-here.ts';

const whenEditor: ClientDirective = (load) => {
  if (isEditorHere()) void load().then((hydrate) => hydrate());
};

export default whenEditor;
