// Runs before the first paint, so that an editor who is signed in or opens a link with a token never sees the gate.
// It only hides the gate and grants no rights. A test compares its key with src/browser-storage/editor-here.ts.
try {
  const isHere = Number(localStorage.getItem('admin_token')) > Date.now() / 1000;
  if (isHere || /[?&#]token=/.test(location.href)) document.documentElement.dataset.editor = 'here';
} catch {
  // Without storage, no editor can be signed in.
}
