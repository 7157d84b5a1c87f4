import type { Words } from '../dictionary.ts';

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
  heading: 'Noticias de Ibiza',
  intro: 'Noticias breves de la isla, cada día y con sus fuentes.',
  pageTitle: 'Noticias de Ibiza, página {n}',
  pageDescription: 'Noticias anteriores de Ibiza, página {n}.',
  none: 'Todavía no hay noticias en español.',
  feedTitle: '{name}: noticias de Ibiza',
  feedDescription: 'Noticias diarias de Ibiza, con fuentes.',
  older: 'Noticias anteriores',
  newer: 'Noticias más recientes',
  newest: 'A las últimas noticias',
};
