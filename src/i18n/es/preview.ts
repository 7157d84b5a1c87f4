import type { Words } from '../dictionary.ts';

export const preview: Words['preview'] = {
  title: 'Vista previa: {title}',
  pageLanguage: 'Idioma de esta página',
  intro: 'Así aparecerá el artículo en la web cuando se publique. Usted siempre ve el texto más reciente.',
  until: 'Enviada el {sent}. El enlace funciona hasta el {until}.',
  languages: 'Idiomas de este artículo',
  missing: 'Este idioma no existe.',
  changed: 'modificado desde el correo',
  ready: 'Listo para publicar: {languages}.',
  obstacles: {
    'post-untranslated': 'Aún sin traducir, por lo que no se puede publicar: {languages}.',
    'image-alt-missing': 'La imagen aún no tiene descripción, por lo que no se puede publicar: {languages}.',
  },
  nothingReady: 'No hay nada que publicar: lo que está traducido ya está en la web.',
  publish: 'Publicar…',
  reject: 'Rechazar…',
  confirmPublish: '¿Publicar este artículo?',
  confirmPublishText: 'Estos idiomas pasarán a la web: {languages}.',
  yesPublish: 'Sí, publicar',
  confirmReject: '¿Rechazar este artículo?',
  confirmRejectText:
    'El artículo seguirá siendo un borrador. La redacción verá que se ha rechazado y por qué.',
  note: 'Nota para la redacción (opcional)',
  yesReject: 'Sí, rechazar',
  back: 'Volver a la vista previa',
  published: 'Publicado el {moment} con este enlace: {languages}.',
  rejected: 'Rechazado el {moment} con este enlace. El artículo sigue siendo un borrador.',
  rejectedNote: 'Nota: {note}',
  view: 'Ver en la web ({language})',
  lookAgain: 'Mirar de nuevo',
  alerts: {
    'decided-before': 'Ya se había decidido sobre esta vista previa. No ha ocurrido nada más.',
    changed:
      'El artículo se ha modificado después de que usted lo viera. No se ha publicado nada. Revíselo de nuevo más abajo.',
    'nothing-ready': 'No había nada que publicar.',
    'form-expired': 'Este formulario era demasiado antiguo. No ha ocurrido nada; elija de nuevo más abajo.',
  },
  troubles: {
    unknown: {
      title: 'Este enlace no es correcto',
      text: 'Ábralo directamente desde el correo. Si no funciona, pida a la redacción una nueva vista previa.',
    },
    expired: {
      title: 'Este enlace ha caducado',
      text: 'Una vista previa se puede ver durante {days} días. Pida una nueva a la redacción.',
    },
    gone: { title: 'Este artículo ya no existe', text: 'La redacción lo ha eliminado.' },
    foreign: {
      title: 'Este formulario venía de otra web',
      text: 'No ha ocurrido nada. Abra el enlace directamente desde el correo.',
    },
    failed: { title: 'Algo ha ido mal', text: 'Ha quedado registrado. Inténtelo de nuevo más tarde.' },
  },
};
