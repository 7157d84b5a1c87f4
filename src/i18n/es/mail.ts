import type { MailWords } from '../mail-words.ts';

export const mail: MailWords = {
  subject: 'Hemos recibido su mensaje',
  greeting: 'Buenos días:',
  received:
    'Gracias por su mensaje del {date}. Nos ha llegado bien y recibirá una respuesta en un plazo de 24 horas.',
  quote: 'Este presupuesto acompaña a su mensaje:',
  urgent: '¿Es urgente? Llámenos: {phone}.',
  notYou:
    '¿No nos ha escrito usted? Entonces alguien se ha equivocado de dirección de correo. No tiene que hacer nada.',
  regards: 'Un cordial saludo,',
};
