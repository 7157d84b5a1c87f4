/** “The post … appeared first on …”, as WordPress and its translations write it. */
const appearedFirst = [
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

const readMore = [
  'read (?:more|on|(?:the )?(?:full|whole|entire) (?:story|article|post))(?: here)?',
  '(?:view )?(?:the )?(?:full|original) (?:story|article|post)',
  '(?:continue|keep) reading',
  '(?:see|learn|find out) more',
  '(?:leer|ver|saber) (?:m[aá]s|completo)',
  'm(?:[aá]s informaci[oó]n|[eé]s informaci[oó])|\\+ ?info',
  '(?:puedes? )?(?:(?:leer|lee|lea|ver|consultar?|ampl[ií]ar?) )(?:m[aá]s|(?:la |el )?(?:noticia|nota|informaci[oó]n|art[ií]culo|texto)(?: complet[oa])?)(?: aqu[ií])?',
  'noticia completa(?: aqu[ií])?',
  '(?:seguir|contin[uú]ar?|sigue) leyendo',
  "(?:llegir|llegeix)(?:-ne)? (?:m[eé]s|(?:la |l[’'])?(?:not[ií]cia|article)(?: sencera?| complet[ae]?)?)",
  '(?:continuar?|segueix) llegint',
  '(?:hier |jetzt )?weiter ?lesen',
  'mehr (?:lesen|erfahren|dazu)(?: hier)?',
  '(?:den )?(?:ganzen |vollständigen )?(?:artikel|beitrag|bericht) (?:weiter)?lesen',
  '(?:hier )?lesen sie (?:hier )?(?:mehr|weiter)',
  'weitere informationen',
  '(?:hier geht es )?zum (?:ganzen )?artikel|ganzer artikel',
  '(?:lees (?:hier )?|verder |meer )(?:meer|verder|weten|(?:te )?lezen)',
  '(?:lees|bekijk) (?:hier )?(?:het )?(?:hele|volledige) (?:artikel|bericht|verhaal)',
  "lire (?:la suite|plus|l[’']article(?: complet)?)",
  'en savoir plus',
  "leggi (?:tutto|di pi[uù]|l[’']articolo(?: completo)?)",
  'continua a leggere',
  '\\(?(?:more|mehr|más|meer)(?=\\s?(?:…|\\.{3}))',
].join('|');
const byPressing =
  '(?:(?:click|tap)(?: here)? (?:to|for)|(?:haz|haga) clic (?:aquí )?para|(?:clica|pulsa|pincha) aquí para|klik hier (?:om|voor) ?(?:te )?|klicken sie hier,? um)';

const relatedTo =
  '(?:read also|also read|lee también|lea también|related|noticias relacionadas|te puede interesar|llegeix també|lesen sie auch|lies auch|auch interessant|lees ook|(?:à )?lire aussi|leggi anche)\\s?: ?[^.!?]{1,150}';

const shared = [
  '(?:share this|comparte esto|compartir|teilen mit|dit delen|delen)\\s?:[^.!?]{0,100}',
  '(?:share|compartir|comparteix|teilen|delen) (?:this )?(?:on|en|a|auf|op) (?:facebook|twitter|x|whatsapp|telegram|bluesky)\\b[^.!?]{0,100}',
  '(?:\\d+ )?(?:comments|comentarios|comentaris|kommentare|reacties)',
  '\\d+ (?:comment|comentario|comentari|kommentar|reactie)',
  '(?:comentarios|kommentare|reacties|comments) \\(\\d+\\)|leave a (?:comment|reply)',
  '(?:submitted by \\S+ )?\\[link\\] \\[comments\\]',
  '(?:advertisement|publicidad|publicitat|anzeige|werbung|advertentie|publicité|pubblicità)',
  '(?:subscribe to|sign up (?:for|to) our|suscr[ií]bete a|subscriu-te a|[uú]nete a nuestr[oa]|s[ií]guenos en|segueix-nos a|abonnieren sie|folgen sie uns|follow us|volg ons|schrijf (?:je|u) in voor|abonneer (?:je|u) op) [^.!?]{1,100}',
  '(?:suscr[ií]bete|subscriu-te|hazte socio)',
  '(?:deel dit|comparte (?:esta|este)|comparteix (?:aquesta|aquest)|share this) (?:bericht|artikel|noticia|art[ií]culo|not[ií]cia|article|post|story)|view (?:this post )?on instagram',
].join('|');

/** “Filed under: Ibiza”, “Etiquetas: obras” */
const labels =
  '(?:filed under|posted in|tags?|archivado en|publicado en|etiquetas?|etiquetes|categor[ií]as?|schlagw[oö]rter|schlagworte|kategorien?|trefwoorden|geplaatst in|gearchiveerd onder)\\s?:[^.!?]{0,150}';

/** A full stop after an initial, as in “J.M. Sánchez”, is no end. */
const credits = [
  '(?:(?:fotos?|imagen|imatge|bild|beeld|bron|fuente|source|quelle|v[ií]deo|texto?|bildnachweis|symbolbild|fotograaf)(?:graf[ií]a)?(?: de archivo)?\\s?[:©]|(?:photos?|image|picture|crédit)(?: credit| photo)?\\s?[:©]|©) ?(?:[^.!?]|(?<=(?<!\\p{L})\\p{L})\\.){1,60}',
  '\\((?:efe|afp|ap|anp|dpa|reuters|europa press)\\)',
  '(?:efe|afp|ap|anp|dpa|reuters|europa press|getty(?: images)?)\\s?\\/\\s?(?:[^.!?]|(?<=(?<!\\p{L})\\p{L})\\.){1,60}',
].join('|');

const withinSentence = '(?:[^.!?]|\\.(?=\\S))';

/** Lines that a paper or its software adds below a report, in any of the languages, at the end of a text. */
export const trailers = [
  `(?:${appearedFirst})(?: (?:(?!${appearedFirst}).){1,200}?)? (?:${elsewhere}) .{1,100}`,
  'originally (?:published|posted) (?:on|at|in|by) .{1,100}',
  `(?:${byPressing} ?)?(?:${readMore})(?:\\s+[“"«‘'].{1,120}[”"»’']|\\s(?:on|at|in|about|en|a|sobre|auf|bei|über|op|over|sur|su):? ${withinSentence}{1,80}|\\s?[→»] ?${withinSentence}{1,120}|\\s${withinSentence}{1,120}[→»]|:? ?https?:\\S+)?`,
  relatedTo,
  shared,
  labels,
  credits,
].map(
  (words) =>
    new RegExp(`(?<![\\p{L}\\d])(?:[[(»›→] ?)?(?:${words})\\s*(?:[.…»›→>\\])?]|\\.{3}|\\[…\\])*\\s*$`, 'iu'),
);
