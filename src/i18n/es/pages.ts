import type { Words } from '../dictionary.ts';

/** The blog: its overview, its search and the pages of posts. */
export const blog: Words['blog'] = {
  title: 'Blog',
  intro:
    'Artículos prácticos para propietarios de una casa en Ibiza: mantenimiento, llaves, piscina, jardín y alquiler vacacional.',
  older: 'Artículos anteriores',
  newer: 'Artículos más recientes',
  newest: 'Ir a los artículos más recientes',
  latest: 'Últimos artículos',
  read: 'Leer el artículo',
  page: 'Página {n}',
  pageTitle: 'Blog, página {n}',
  pageDescription:
    'Artículos anteriores sobre el cuidado de la casa, la piscina y el jardín en Ibiza, página {n}.',
  pagination: 'Navegar por los artículos',
  fallbackNotice:
    'Todavía no hay artículos en español. A continuación encontrará nuestros artículos en neerlandés.',
  fallbackLink: 'Todos los artículos en neerlandés',
  none: 'Todavía no hay artículos publicados.',
  articleNotFound: 'Artículo no encontrado.',
  articleNotFoundText:
    'Puede que el artículo haya cambiado de dirección o que ya no esté disponible. En el blog encontrará todo lo publicado.',
  backToBlog: 'Volver al blog',
  publishedOn: 'Publicado el {date}',
  author: 'Por {name}',
  readingTime: '{n} min de lectura',
  otherLanguages: 'Este artículo en otro idioma',
  machine: 'Este texto se ha traducido automáticamente y aún no se ha revisado.',
  writtenByAi: 'Este texto lo ha redactado una inteligencia artificial y aún no se ha revisado.',
  reviewedBy: 'Revisado por {name} el {date}',
  correctedOn: 'Corregido el {date}',
  original: 'Leer el original en neerlandés',
  shortLabels: {
    'written-by-ai': 'texto de IA, sin revisar',
    'machine-translated': 'traducción automática, sin revisar',
  },
  contents: 'En este artículo',
  related: 'Lea también',
  previousPost: 'Artículo anterior',
  nextPost: 'Artículo siguiente',
  share: 'Compartir',
  shareWhatsApp: 'Compartir por WhatsApp',
  shareEmail: 'Compartir por correo electrónico',
  copyLink: 'Copiar enlace',
  copied: 'Enlace copiado',
  search: {
    label: 'Buscar en los artículos',
    placeholder: 'Por ejemplo: piscina',
    button: 'Buscar',
    searching: 'Buscando…',
    none: 'No hay resultados para «{q}».',
    failed: 'La búsqueda no funciona en este momento. Vuelva a intentarlo dentro de un rato.',
    retry: 'Volver a intentarlo',
    results: 'Artículos encontrados',
    withMost: 'Artículos con la mayoría de las palabras que busca',
    noneWithAll: 'Ningún artículo contiene todas las palabras que busca. Estos contienen la mayoría.',
    found: 'Artículos encontrados: {n}',
  },
  feedTitle: '{name}: blog',
  feedDescription: 'Artículos para propietarios de una casa en Ibiza.',
  feedLink: 'Canal RSS',
};

/** The daily news, its overview, and the page about how it is written. */
export const news: Words['news'] = {
  title: 'Noticias de Ibiza, {date}',
  sources: 'Fuentes',
  collectedTitle: 'Titulares de Ibiza del {date}',
  collectedExcerpt:
    'Noticias recientes de los medios de la isla, recopiladas el {date}, con un enlace a cada una.',
  collectedNote:
    'Estos titulares se han recopilado automáticamente y aparecen en el idioma de su fuente. Cada enlace lleva a la noticia original.',
  filter: 'Qué desea leer',
  all: 'Todos los artículos',
  only: 'Noticias',
  howWeWrite: {
    heading: 'Cómo escribimos las noticias',
    intro: 'Qué hace un programa, qué hace una persona y en qué se nota la diferencia.',
    sections: [
      {
        heading: 'Recopilación',
        text: 'Cada día, un programa repasa lo que publican los periódicos y las instituciones de la isla. Selecciona las novedades y, si varias noticias cuentan lo mismo, se queda con una sola.',
      },
      {
        heading: 'Redacción',
        text: 'Un modelo de lenguaje extrae los datos de esas noticias y anota, junto a cada uno, el fragmento del que procede. Con esos datos redacta un texto breve en cada idioma. Al pie de cada párrafo figuran las fuentes, con su enlace.',
      },
      {
        heading: 'Comprobación',
        text: 'Después se compara cada frase con la noticia. Unas reglas fijas revisan primero los nombres, las cifras, los días y las citas; a continuación se comprueba que la frase diga lo mismo que la noticia. Si una frase no es correcta, se reescribe una sola vez; si sigue sin serlo, se suprime.',
      },
      {
        heading: 'Revisión',
        text: 'Los textos sobre asuntos delicados, como un accidente, un delito o un juicio, y los que no se han podido comparar con la noticia esperan a que los revise un redactor. El redactor ve cada frase junto a las palabras de la noticia y la mantiene, la modifica o la suprime. Su nombre sustituye al aviso «sin revisar» solo si ha tenido el texto abierto el tiempo necesario para leerlo.',
      },
      {
        heading: 'Aviso',
        text: 'Mientras un texto esté sin revisar, lo indicamos en todas partes: en su página, en los listados, en el canal RSS y en la imagen que aparece al compartirlo.',
      },
      {
        heading: 'Correcciones',
        text: 'Cuando modificamos una noticia ya publicada, en su página figura la fecha de la corrección. ¿Ha visto un error? Escríbanos y lo corregiremos.',
      },
    ],
    counts: 'Hasta hoy',
    written: 'Frases escritas',
    struck: 'Frases suprimidas',
    corrected: 'Textos corregidos',
    report: 'Avisar de un error',
  },
  heading: 'Noticias de Ibiza',
  intro: 'Noticias breves de la isla, siempre con sus fuentes.',
  pageTitle: 'Noticias de Ibiza, página {n}',
  pageDescription: 'Noticias anteriores de Ibiza, página {n}.',
  none: 'Todavía no hay noticias en español.',
  feedTitle: '{name}: noticias de Ibiza',
  feedDescription: 'Noticias breves de Ibiza, con sus fuentes.',
  older: 'Noticias anteriores',
  newer: 'Noticias más recientes',
  newest: 'Ir a las últimas noticias',
};

export const partner: Words['partner'] = {
  tagline: 'Placas limpias, sol aprovechado',
  description:
    'Nuestro colaborador limpia placas solares en casas de Ibiza sin productos agresivos y con cuidado de no dañar el tejado ni el jardín.',
  features: [
    'Limpieza con agua blanda y cepillos suaves',
    'Revisión de placas y cables en busca de daños visibles',
    'Trabajo seguro en el tejado',
    'Visitas con cita previa, también en su ausencia',
  ],
  recommendation:
    'Para este trabajo preferimos a un especialista que se dedica solo a eso. Antes de cada visita, usted conoce el precio y da su visto bueno. El presupuesto indica también quién le envía la factura.',
};

/** The page of the partners. */
export const partners: Words['partners'] = {
  heading: '{partner} limpia sus placas solares',
  intro: 'El polvo del Sáhara y el salitre se pegan a las placas hasta que alguien las limpia.',
  features: 'Qué hace este colaborador por usted',
  recommendation: 'Por qué lo recomendamos',
  ask: 'Consultar sobre sus placas',
  visit: 'Visitar {site}',
  newWindow: 'se abre en una ventana nueva',
  visitHeading: 'Cómo es una visita',
  visitMoments: {
    dust: {
      title: 'Polvo y sal',
      text: 'Debajo, a las placas les llega menos sol.',
    },
    door: {
      title: 'Abrimos la puerta',
      text: 'Concertamos la cita y recibimos a nuestro colaborador.',
    },
    clean: {
      title: 'Placas limpias',
      text: 'La luz vuelve a llegar a las placas.',
    },
    report: {
      title: 'Le informamos',
      text: 'Comprobamos que todo quede en orden y le avisamos cuando termina el trabajo.',
    },
  },
  collaborateHeading: '¿Quiere colaborar con nosotros?',
  collaborateText: '¿Es usted profesional o proveedor en Ibiza? Cuéntenos a qué se dedica.',
  joining: [
    {
      title: 'A quién buscamos',
      text: 'Profesionales y proveedores de Ibiza que cumplen lo acordado, cuidan la casa y dicen con franqueza lo que encuentran.',
    },
    {
      title: 'Qué le ofrecemos',
      text: 'Abrimos la puerta, le explicamos antes qué hay que hacer y pedimos el visto bueno al propietario. Usted puede dedicarse a su trabajo.',
    },
    {
      title: 'Cómo empezar',
      text: 'Cuéntenos a qué se dedica y en qué zona de la isla. Nos pondremos en contacto con usted y quedaremos para conocernos.',
    },
  ],
  collaborate: 'Colaborar con nosotros',
};

/** The page to which the link in a preview mail leads. */
export const preview: Words['preview'] = {
  title: 'Vista previa: {title}',
  pageLanguage: 'Idioma de esta página',
  intro:
    'Así se verá el artículo en la web cuando se publique. Esta página muestra siempre el texto más reciente.',
  until: 'Enviada el {sent}. El enlace funciona hasta el {until}.',
  languages: 'Idiomas de este artículo',
  missing: 'No hay versión en este idioma.',
  changed: 'modificado tras el envío',
  ready: 'Listo para publicar: {languages}.',
  obstacles: {
    'post-untranslated': 'No se puede publicar en estos idiomas porque falta la traducción: {languages}.',
    'image-alt-missing':
      'No se puede publicar en estos idiomas porque falta la descripción de la imagen: {languages}.',
  },
  nothingReady: 'No hay nada que publicar: todo lo traducido ya está en la web.',
  publish: 'Publicar…',
  reject: 'Rechazar…',
  confirmPublish: '¿Publicar este artículo?',
  confirmPublishText: 'Se publicará en la web en estos idiomas: {languages}.',
  yesPublish: 'Sí, publicar',
  confirmReject: '¿Rechazar este artículo?',
  confirmRejectText:
    'El artículo seguirá en borrador. La redacción verá que usted lo ha rechazado y leerá su nota.',
  note: 'Nota para la redacción (opcional)',
  yesReject: 'Sí, rechazar',
  back: 'Volver a la vista previa',
  published: 'Publicado el {moment} desde este enlace: {languages}.',
  rejected: 'Rechazado el {moment} desde este enlace. El artículo sigue en borrador.',
  rejectedNote: 'Nota: {note}',
  view: 'Ver en la web ({language})',
  lookAgain: 'Ver de nuevo',
  alerts: {
    'decided-before': 'Ya se había tomado una decisión sobre este artículo, así que no ha cambiado nada.',
    changed:
      'El artículo se ha modificado desde que usted lo vio, así que no se ha publicado nada. Revíselo de nuevo más abajo.',
    'nothing-ready': 'No había nada que publicar.',
    'form-expired': 'El formulario había caducado, así que no ha cambiado nada. Vuelva a elegir más abajo.',
  },
  troubles: {
    unknown: {
      title: 'Este enlace no es correcto',
      text: 'Ábralo directamente desde el correo. Si sigue sin funcionar, pida a la redacción una nueva vista previa.',
    },
    expired: {
      title: 'Este enlace ha caducado',
      text: 'Una vista previa se puede ver durante {days} días. Pida una nueva a la redacción.',
    },
    gone: { title: 'Este artículo ya no existe', text: 'La redacción lo ha eliminado.' },
    foreign: {
      title: 'Este formulario viene de otra web',
      text: 'No ha cambiado nada. Abra el enlace directamente desde el correo.',
    },
    failed: {
      title: 'Algo ha fallado',
      text: 'El error ha quedado registrado. Inténtelo de nuevo más tarde.',
    },
  },
};

/** The legal pages: their contents, and the list of earlier versions. */
export const legalVersions: Words['legalVersions'] = {
  contents: 'En esta página',
  of: 'Versión del {date}',
  reading: 'Está leyendo la versión del {date}. La vigente es esta:',
  earlier: 'Versiones anteriores',
};
