import type { DeskWords } from '../../dictionary.ts';

export const setUp: DeskWords['setUp'] = {
  feeds: {
    why: 'Todavía no hay fuentes de noticias configuradas; por eso aquí aún no se pueden generar noticias.',
    title: 'Cómo configurar fuentes de noticias',
    steps: [
      'Elija algunos sitios con noticias de Ibiza que ofrezcan un canal RSS, por ejemplo un periódico o un ayuntamiento. La dirección del canal suele terminar en /feed o /rss.',
      'Entregue esas direcciones al administrador del sitio, que las pondrá en NEWS_FEEDS, en Environment variables del alojamiento, separadas por comas, y volverá a desplegar el sitio.',
      'Después las fuentes aparecen en la página Noticias, con su estado, y este botón se activa.',
    ],
  },
  model: {
    why: 'Aún no se puede traducir automáticamente: todavía no hay ningún servicio de traducción configurado.',
    title: '¿Qué hace falta?',
    steps: [
      'Abra una cuenta en un servicio de modelos de lenguaje compatible con la interfaz de OpenAI y cree allí una clave.',
      'Entréguela al administrador del sitio, que rellenará AI_BASE_URL, AI_API_KEY y AI_MODEL en el alojamiento (ahora falta {setting} o no es correcto) y volverá a desplegar el sitio.',
      'Después vuelva a cargar esta página. Mientras tanto se traduce a mano: abra el idioma y escriba el texto.',
    ],
  },
};
