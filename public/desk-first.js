// Runs before the desk is painted: whoever is signed in here, or comes with a token, does not see the gate for a moment. It decides what is
// seen, never what is allowed. The key is that of src/browser-storage/editor-here.ts; a test compares them.
try {
  const isHere = Number(localStorage.getItem('admin_token')) > Date.now() / 1000;
  if (isHere || /[?&#]token=/.test(location.href)) document.documentElement.dataset.editor = 'here';
} catch {
  // Nobody is signed in where storage is closed.
}
