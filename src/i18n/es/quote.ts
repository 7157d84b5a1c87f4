import type { Words } from '../dictionary.ts';

export const quote: Words['quote'] = {
  title: 'Solicitud de presupuesto',
  extras: 'Extras, pago único',
  monthly: 'Total al mes',
  oneTime: 'Total pago único',
  openSum: 'sin contar lo que es a consultar',
  valid: 'Precios válidos hasta el {date}',
  replaced: 'Los precios han cambiado desde que se hizo este presupuesto. Aquí ve los precios de hoy.',
  heading: 'Su presupuesto',
  hint: 'Lo que marque se envía con su mensaje.',
  ask: 'Solicitar este presupuesto',
  copy: 'Copiar el enlace',
  copied: 'El enlace se ha copiado.',
  copyFailed: 'No se ha podido copiar. Este es el enlace:',
  chat: 'Enviar por WhatsApp',
  print: 'Imprimir',
  online: 'Este presupuesto en línea',
};
