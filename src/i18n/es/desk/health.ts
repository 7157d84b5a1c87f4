import type { DeskWords } from '../../dictionary.ts';

/** The page of the desk that shows what is wrong with the site, and the mail about it. */
export const health: DeskWords['health'] = {
  intro: 'Cómo está la web. Si algo cambia, la empresa recibe como máximo un correo al día.',
  loading: 'Comprobando la web…',
  failed: 'No se ha podido cargar el estado de la web.',
  well: 'Todo funciona',
  works: 'La web funciona',
  worksUnsaved: 'La web funciona, sin copia de seguridad',
  troubled: 'La web requiere atención',
  allRun: 'Todas las comprobaciones están hechas.',
  forAdmin: 'Para quien administra la web',
  sendToAdmin: 'Escribir a quien administra la web',
  checks: 'Comprobaciones',
  checksAbout: 'Solo puede hacerlas quien administra la web.',
  backupStep: 'Haga una con «npm run backup» y guárdela en otro lugar.',
  checkStep: 'Ejecute «npm run check-installation» en un ordenador.',
  more: 'Ver más',
  backup: 'Última copia de seguridad',
  rehearsal: 'Última prueba de restauración',
  lastCheck: 'Última comprobación de la web',
  signedIn: 'Accesos en los últimos siete días',
  signedInTimes: '{n}; el último: {moment}',
  never: 'Nunca todavía',
  start: { one: '1 asunto requiere atención', other: '{n} asuntos requieren atención' },
  toDo: 'Por hacer',
  invited: {
    one: 'Se ha invitado a {names}. ¿Conoce a esta persona?',
    other: 'Se ha invitado a {names}. ¿Conoce a estas personas?',
  },
  problems: {
    'schedule-stopped': {
      text: 'Las tareas programadas de la web no se ejecutan.',
      action: 'Compruebe en el alojamiento si queda crédito y si la función «tick» está programada.',
    },
    'settings-missing': {
      text: 'Faltan ajustes: {names}.',
      action: 'Añádalos en el alojamiento y vuelva a publicar la web.',
    },
    'settings-invalid': {
      text: 'Ajustes con un valor no válido: {names}.',
      action: 'Corríjalos en el alojamiento y vuelva a publicar la web.',
    },
    'older-published': {
      text: 'En el alojamiento está publicada una versión anterior de la web.',
      action: 'Publique la versión más reciente en el alojamiento (Netlify: Deploys).',
    },
    'build-failed': {
      text: 'La última compilación de la web ha fallado. La versión anterior sigue en línea.',
      action: 'Consulte el motivo en el alojamiento (Netlify: Deploys) e inténtelo de nuevo.',
    },
    'build-stuck': {
      text: 'Un cambio espera su compilación desde hace más de un día.',
      action: 'Compruebe en el alojamiento si existe el build hook y si queda crédito.',
    },
    'posts-skipped': {
      text: 'Artículos que no se pueden mostrar: {names}. La versión anterior, si la había, sigue en línea.',
      action: 'Edítelos u ocúltelos.',
    },
    'builds-short': {
      text: 'Apenas quedan compilaciones: {n}.',
      action: 'Publique los cambios juntos o elija un plan mayor en el alojamiento.',
    },
    'database-full': {
      text: 'La base de datos está casi llena: {n} MB de 500 MB.',
      action: 'Vacíe la papelera o elija un plan mayor.',
    },
    'mails-lost': {
      text: 'Correos que no han llegado: {n}.',
      action: 'Consulte los mensajes y vuelva a enviarlos.',
    },
    'mails-waiting': {
      text: 'Correos que no se pueden enviar desde hace más de una hora: {n}.',
      action: 'Consulte los mensajes y el motivo del servicio de correo.',
    },
    'payments-waiting': {
      text: 'Pagos en bitcoin que esperan su decisión: {n}.',
      action: 'Decida sobre los pagos.',
    },
    'enquiries-held': {
      text: 'Mensajes retenidos desde hace más de un día: {n}.',
      action: 'Léalos y reenvíe los auténticos.',
    },
    'backup-failed': {
      text: 'La copia de seguridad de anoche ha fallado: {names}',
      action: 'Corríjalo en el lugar de las copias o en el alojamiento. Se vuelve a intentar cada hora.',
    },
    'backup-old': {
      text: 'La última copia de seguridad es demasiado antigua.',
      action:
        'Haga una con «npm run backup» y guárdela en otro lugar. Si se hace una cada noche, el registro de «back-up-background» del alojamiento indica el motivo.',
    },
    'rehearsal-old': {
      text: 'Hace más de un mes que no se ensaya la restauración de una copia.',
      action: 'Ejecute «npm run rehearse» en un equipo que tenga el archivo de la clave.',
    },
    'news-failed': {
      text: 'No se han podido escribir las noticias diarias.',
      action: 'Vea el motivo y empiece de nuevo.',
    },
    'news-waiting': { text: 'Noticias por revisar: {n}.', action: 'Revise las noticias.' },
    'unread-stopped': {
      text: 'Ya no se publican noticias sin revisar.',
      action: 'Vea el motivo y vuelva a permitirlo.',
    },
    'judge-failing': {
      text: 'Noticias cuya comparación con las fuentes falló en la última semana: {n}.',
      action: 'Elija un modelo mejor para la comparación.',
    },
    'feeds-failing': {
      text: 'Fuentes de noticias que ya no se pueden leer: {n}.',
      action: 'Consulte las fuentes.',
    },
    'insurance-ends': {
      text: 'Seguro vigente hasta el {names}. Pasado ese día, la web ya no lo menciona.',
      action: 'Indique la nueva fecha.',
    },
    'pages-missing': {
      text: 'Direcciones sin página que se piden a menudo: {names}.',
      action: 'Redirija cada una a una página.',
    },
    'translations-outdated': {
      text: 'Traducciones desactualizadas desde hace más de una semana: {n}.',
      action: 'Actualice las traducciones.',
    },
    'invitations-open': {
      text: 'Invitaciones a redactores de los últimos días: {n}.',
      action: 'Vea las invitaciones o retírelas.',
    },
  },
};
