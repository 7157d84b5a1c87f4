// Runs before the first paint, so that an editor who is signed in or opens a link with a token never sees the gate.
// It only hides the gate and grants no rights. A test compares its key with src/browser-storage/editor-here.ts.
try {
  const isHere = Number(localStorage.getItem('admin_token')) > Date.now() / 1000;
  if (isHere || /[?&#]token=/.test(location.href)) document.documentElement.dataset.editor = 'here';
} catch {
  // Without storage, no editor can be signed in.
}

// Browsers older than those in package.json lack one of these. The desk's other scripts would end silently there. A test
// compares the versions below.
const needs = [
  [Map, 'groupBy'],
  [Promise, 'withResolvers'],
  [Array, 'fromAsync'],
  [Intl, 'Segmenter'],
];
if (needs.some(([owner, name]) => !(name in owner)))
  document.addEventListener('DOMContentLoaded', () => {
    const versions = 'Chrome 121, Edge 121, Firefox 125, Safari 17.4';
    document.body.textContent = '';
    for (const [lang, text] of [
      ['nl', `Deze browser is te oud voor de redactie. Werk hem bij tot minstens ${versions}.`],
      ['en', `This browser is too old for the editorial desk. Please update it to at least ${versions}.`],
      ['es', `Este navegador es demasiado antiguo para la redacción. Actualícelo como mínimo a ${versions}.`],
      [
        'de',
        `Dieser Browser ist zu alt für die Redaktion. Bitte aktualisieren Sie ihn auf mindestens ${versions}.`,
      ],
    ]) {
      const line = document.createElement('p');
      line.lang = lang;
      line.textContent = text;
      document.body.append(line);
    }
  });
