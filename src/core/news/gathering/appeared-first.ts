const posts = [
  '(?:the|this) (?:post|article|entry|story)',
  '(?:la|esta) (?:entrada|noticia)|(?:el|este) (?:post|art[ií]culo|cargo|contenido)',
  "(?:l[’']|aquesta |aquest )(?:entrada|article)",
  '(?:der|dieser) (?:beitrag|post|artikel)',
  '(?:het|dit) (?:bericht|artikel)|(?:de|deze) post',
  "(?:l[’']|cet )article",
  "(?:l[’']|questo )articolo",
  'o (?:post|conte[uú]do|artigo)',
].join('|');
const elsewhere = [
  '(?:was )?(?:first|originally) (?:appeared|published|posted) (?:on|at|in|by)',
  'appeared first on',
  '(?:se public[oóa]|se ha publicado|(?:fue|ha sido) publicad[oa]|aparec(?:e|i[oó])) (?:por primera vez|primero|originalmente) en',
  "(?:ha aparegut|es va publicar|s[’']ha publicat|apareix) (?:per primera vegada|primer)(?: a)?",
  '(?:erschien|ist|wurde) zuerst (?:erschienen )?(?:auf|bei|in)',
  'verscheen (?:eerst|als eerste|eerder|oorspronkelijk) (?:op|bij|in)',
  'est apparu en premier (?:sur|dans)',
  '(?:proviene da|sembra essere il primo su)',
  'apareceu primeiro em',
].join('|');

/** “The post … appeared first on …” at the end of a text, as WordPress and its translations write it. */
export const appearedFirst = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${posts})(?: (?:(?!${posts}).){1,200}?)? (?:${elsewhere})|originally (?:published|posted) (?:on|at|in|by)) .{1,100}$`,
  'iu',
);
