import type { DeskWords } from '../../dictionary.ts';

export const today: DeskWords['today'] = {
  loading: 'Viendo qué hay pendiente…',
  failed: 'No se ha podido cargar lo que hay pendiente.',
  retry: 'Volver a intentarlo',
  done: 'Todo hecho. No hay nada pendiente.',
  all: 'Mostrar todo ({n})',
  enquiries: {
    title: 'Solicitudes abiertas',
    someone: 'Un visitante',
    toAll: 'Ir a las solicitudes',
    held: {
      one: '1 mensaje está retenido porque parece publicidad.',
      other: '{n} mensajes están retenidos porque parecen publicidad.',
    },
  },
  untitled: 'Sin título',
  becomes: {
    online: 'se está publicando',
    gone: 'se está retirando',
  },
  badges: {
    enquiries: {
      one: '1 solicitud abierta',
      other: '{n} solicitudes abiertas',
    },
    articles: {
      one: '1 traducción requiere atención',
      other: '{n} traducciones requieren atención',
    },
    payments: {
      one: '1 pago sobre el que decidir',
      other: '{n} pagos sobre los que decidir',
    },
    news: {
      one: '1 noticia por revisar',
      other: '{n} noticias por revisar',
    },
  },
  kinds: {
    payments: 'Pagos sobre los que decidir',
    failed: 'Traducciones fallidas',
    outdated: 'Traducciones desactualizadas',
    unread: 'Traducciones por revisar',
    news: 'Noticias por revisar',
    scheduled: 'Programado',
    drafts: 'Artículos sin terminar',
    unsaved: 'Sin guardar',
    onItsWay: 'De camino al sitio',
  },
};
