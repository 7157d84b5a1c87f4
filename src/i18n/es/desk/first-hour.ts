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
    done: 'hecho',
  },
  progress: 'Paso {n} de {all}',
  titles: {
    name: 'Nombre y dirección',
    numbers: 'Teléfonos',
    hours: 'Horario de oficina',
    prices: 'Precios',
    images: 'Foto y logotipo',
    mailbox: 'Correo electrónico',
    partner: 'Colaborador',
  },
  intros: {
    name: 'Con este nombre y esta dirección aparece su empresa en todas las páginas, en los correos y en las condiciones.',
    numbers: 'A estos números le llaman y le escriben los visitantes.',
    hours: 'Deje ambas horas vacías el día que tenga cerrado.',
    prices: 'Escriba sus propios precios, con IVA incluido. La web y todas las estimaciones los utilizan.',
    images:
      'Una foto propia muestra quién cuida de la casa. También puede hacerlo más tarde; hasta entonces la web muestra un dibujo.',
    mailbox: 'Los visitantes ven esta dirección. El administrador establece adónde llegan los mensajes.',
    partner: 'La web recomienda a este colaborador en una página propia.',
  },
  next: 'Guardar y continuar',
  skip: 'Omitir',
  back: 'Atrás',
  done: 'Ha completado todos los pasos',
  left: 'Estos campos muestran todavía un ejemplo. Complételos antes de publicar la web:',
  toSite: 'Ver la web',
  toBusiness: 'Todos los datos de la empresa',
  again: 'Repetir los pasos',
};
