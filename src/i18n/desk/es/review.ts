import type { DeskWords } from '../desk-words.ts';

export const review: DeskWords['review'] = {
  title: 'Revisar y firmar',
  hint: 'Este texto lo ha redactado una inteligencia artificial. Quien lo firme figurará en la página, con la fecha, en lugar de ese aviso.',
  checks: {
    facts: 'Los hechos coinciden con las fuentes',
    names: 'Los nombres, las cifras y las fechas son correctos',
    tone: 'El tono es el nuestro y no se perjudica a nadie',
    links: 'Todos los enlaces a las fuentes funcionan y llevan a la noticia correcta',
  },
  name: 'Su nombre',
  nameHint: 'Si ha iniciado sesión con una cuenta propia, se usa el nombre de esa cuenta.',
  saveFirst: 'Guarde primero los cambios; solo se puede firmar el texto guardado.',
  sign: 'Firmar',
  signing: 'Un momento…',
  done: 'Firmado',
  failed: 'No se ha podido firmar',
  signed: 'Revisado por {name}, {date}',
};
