import type { PastedWords } from './pasted-words.ts';

export const es: PastedWords = {
  title: 'Su casa en invierno',
  intro: 'De noviembre a marzo muchas casas de Ibiza están vacías, y es entonces cuando algo se rompe.',
  headings: ['Agua y tuberías', 'La caldera', '¿Qué pide el seguro?'],
  looks: [
    'Cierre la ',
    'llave de paso',
    ' y deje que las tuberías se vacíen ',
    'por completo',
    '; ',
    'la bomba sigue encendida',
    ' la bomba se apaga.',
  ],
  address: ['Familia Muñoz', 'Camí de sa Vorera, 12'],
  items: [
    'Ventanas y persianas',
    'también la claraboya',
    'el gancho pequeño de arriba',
    'Humedad en los armarios',
    'Llaves',
  ],
  steps: ['Cierre la llave.', 'Abra los grifos de arriba.', 'Espere un cuarto de hora.', 'Ciérrelo todo.'],
  table: [
    ['Trabajo', 'Cuándo', 'Precio'],
    ['Piscina', 'cada semana', '45,50\u00a0€'],
    ['Jardín', '2\u00a0veces al mes', '1.250\u00a0€'],
  ],
  link: [
    'Lea primero ',
    'nuestra lista para el invierno',
    ' o llámenos al ',
    '+34 971 00 00 00',
    'casa@example.com',
  ],
  review: ['Pasamos ', 'a veces', 'cada semana', '.'],
  hidden: 'solo para uso interno',
  notes: [
    ['La ley exige una inspección', 'Real Decreto 487/2022.'],
    ['y un libro de registro', 'También si la casa está vacía.'],
  ],
  signs: '«¡Nunca!», dijo ella — ¿por qué? El pingüino, la niña, 1.ª y 2.º … 20 °C',
  greeting: 'Estimado señor Muñoz:',
  closing: ['Un cordial saludo,', 'Ana'],
  mailHead: [
    ['De:', 'Juan <juan@example.com>'],
    ['Enviado:', 'viernes, 20 de noviembre de 2026 10:12'],
    ['Asunto:', 'La llave'],
  ],
  olderMail: ['¿Dónde está la llave?', 'Llegamos el sábado.'],
  image: 'Una caldera en el tejado',
  caption: 'Figura 1: la caldera después de la tormenta',
};
