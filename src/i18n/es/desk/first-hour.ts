import type { DeskWords } from '../../dictionary.ts';

/** These texts guide the owner of a new installation through entering the first details. */
export const firstHour: DeskWords['firstHour'] = {
  welcome: {
    title: 'Tres pasos hasta su primer artículo',
    business: {
      text: 'Complete los datos de su empresa',
      hint: 'El nombre, el teléfono, la dirección y los precios aparecen en todas las páginas.',
    },
    image: { text: 'Añada una foto', hint: 'Podrá usarla en cualquier artículo.' },
    article: { text: 'Escriba su primer artículo', hint: 'Guárdelo como borrador o publíquelo enseguida.' },
    begin: 'Empezar',
    done: 'hecho',
  },
  progress: 'Paso {n} de {all}',
  titles: {
    name: 'Nombre y dirección',
    numbers: 'Teléfono y correo',
    hours: 'Horario de oficina',
    prices: 'Precios',
    images: 'Foto y logotipo',
    partner: 'Colaborador',
  },
  intros: {
    name: 'Así se llama su empresa en todas las páginas, en los correos y en las condiciones.',
    numbers:
      'Aquí le encuentran los visitantes. Quien administra la web establece adónde llegan las solicitudes.',
    hours: 'Deje ambas horas vacías el día que tenga cerrado.',
    prices: 'Escriba sus propios precios, con IVA incluido. La web y todas las estimaciones los utilizan.',
    images: 'Muestre quién cuida de la casa. Hasta que tenga una foto, la web muestra un dibujo.',
    partner:
      'La web recomienda a este colaborador en una página propia. Si no tiene ninguno, esa página invita a otros profesionales a colaborar con usted.',
  },
  next: 'Guardar y continuar',
  finish: 'Guardar y terminar',
  noPartner: 'No tenemos ningún colaborador',
  skip: 'Omitir',
  skipped: 'Omitido',
  back: 'Atrás',
  ready: 'Su web está lista',
  readyHint: 'No falta ningún dato. Podrá volver a cualquier paso más adelante.',
  left: 'Pasos pendientes: {n} de {all}',
  leftHint: 'Hasta que los complete, la web muestra ejemplos.',
  open: 'Pendiente',
  goOn: 'Seguir completando',
  toSite: 'Ver la web',
};
