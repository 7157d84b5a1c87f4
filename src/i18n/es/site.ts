import type { Words } from '../dictionary.ts';
import { bitcoin, bitcoinOrder } from './bitcoin.ts';
import { contact, quote } from './contact.ts';
import { about, day, hero, how, why } from './home.ts';
import { inspection } from './inspection.ts';
import { pricing, services } from './offer.ts';
import { blog, legalVersions, news, partner, partners, preview } from './pages.ts';
import { servicePages } from './service-pages.ts';

const meta: Words['meta'] = {
  home: {
    title: 'Gestión de viviendas y custodia de llaves en Ibiza',
    description:
      'Custodia de llaves, limpieza, piscina, jardín y mantenimiento de su casa en Ibiza. Paquete básico a precio fijo y urgencias de día y de noche.',
  },
  keys: {
    title: 'Custodia de llaves y recepción de huéspedes en Ibiza',
    description:
      'Custodiamos las llaves de su casa en Ibiza, recibimos a sus huéspedes y recogemos su correo. Acordamos de antemano quién puede entrar.',
  },
  cleaning: {
    title: 'Limpieza de su casa en Ibiza',
    description:
      'Limpieza periódica, a fondo y de cristales, para que encuentre limpia su casa de Ibiza. Usted conoce el precio de antemano.',
  },
  pool: {
    title: 'Mantenimiento de piscinas en Ibiza',
    description:
      'Limpiamos su piscina en Ibiza y controlamos el agua, la bomba y el filtro, en temporada y fuera de ella. Incluido en el paquete básico.',
  },
  works: {
    title: 'Obras y mantenimiento técnico en Ibiza',
    description:
      'Concertamos las citas con los profesionales, les abrimos la puerta, supervisamos los trabajos y revisamos las instalaciones de su casa en Ibiza.',
  },
  always: {
    title: 'Servicio 24/7 para su casa en Ibiza',
    description:
      '¿Una fuga o una avería en su casa de Ibiza? Atendemos urgencias de día y de noche, acudimos a la casa y llamamos al profesional adecuado.',
  },
  rental: {
    title: 'Gestión integral del alquiler vacacional en Ibiza',
    description:
      'Promoción, reservas, huéspedes y coordinación de la limpieza: gestionamos el alquiler vacacional de su casa en Ibiza por un porcentaje del precio.',
  },
  inspection: {
    title: 'Qué revisamos en una visita de control en Ibiza',
    description:
      'Qué revisamos en su casa de Ibiza, estancia por estancia: una lista para imprimir, un informe de muestra y su primera semana con nosotros.',
  },
  blog: {
    title: 'Blog para propietarios en Ibiza',
    description:
      'Artículos para propietarios de una casa en Ibiza: mantenimiento, piscina, jardín, llaves y alquiler vacacional.',
  },
  news: {
    title: 'Noticias de Ibiza',
    description: 'Noticias breves de Ibiza en español, siempre con sus fuentes y su fecha.',
  },
  'how-we-write': {
    title: 'Cómo escribimos las noticias',
    description:
      'Nuestras noticias de Ibiza por dentro y en cifras: qué hace un programa, qué hace una persona y en qué se nota la diferencia.',
  },
  bitcoin: {
    title: 'Pagar con Bitcoin',
    description:
      'Cómo pagar nuestros servicios con Bitcoin: una vez aceptado el presupuesto, le enviamos una dirección única y el importe exacto.',
  },
  partners: {
    title: 'Nuestro colaborador para la limpieza de placas solares',
    description: 'Placas solares limpias para su casa en Ibiza: conozca a la empresa con la que trabajamos.',
  },
  privacy: {
    title: 'Política de privacidad',
    description:
      'Qué datos tratamos y para qué, cuánto tiempo los conservamos, quién los trata por encargo nuestro y qué derechos tiene usted.',
  },
  terms: {
    title: 'Condiciones generales de contratación',
    description:
      'Las condiciones de nuestros servicios en Ibiza: contrato, precios, pago, llaves y responsabilidad.',
  },
  cookies: {
    title: 'Política de cookies',
    description:
      'Este sitio web no le rastrea. Consulte qué se guarda en su navegador y por qué no hace falta su consentimiento.',
  },
  legal: {
    title: 'Aviso legal',
    description:
      'Quién está detrás de este sitio web, cómo ponerse en contacto con nosotros y qué condiciones rigen su uso.',
  },
  bitcoinOrder: {
    title: 'Su pago con Bitcoin',
    description: 'Su página de pago personal, con la dirección, el importe en BTC y el estado de su pago.',
  },
  thanks: {
    title: 'Mensaje enviado',
    description: 'Su mensaje nos ha llegado. Le responderemos en un plazo de {formHours} horas.',
  },
  notFound: { title: 'Página no encontrada', description: 'Esta página no existe o ya no está disponible.' },
};

const nav: Words['nav'] = {
  label: 'Menú principal',
  home: 'Inicio',
  services: 'Servicios',
  pricing: 'Precios',
  about: 'Quiénes somos',
  contact: 'Contacto',
  blog: 'Blog',
  bitcoin: 'Bitcoin',
  partners: 'Colaboradores',
  menu: 'Menú',
  skip: 'Ir al contenido',
  quick: 'Contacto rápido',
  call: 'Llamar',
  chat: 'WhatsApp',
  quote: 'Presupuesto',
};

const languageSwitch: Words['languageSwitch'] = {
  label: 'Idioma',
  choose: 'Elegir idioma',
  suggestion: 'Leer esta página en español',
  dismiss: 'No volver a mostrar',
  notTranslated: 'Sin traducir: ir al blog',
};

const footer: Words['footer'] = {
  tagline: 'Gestión de viviendas y custodia de llaves en Ibiza',
  navigation: 'Navegación',
  services: 'Servicios',
  inspections: 'Visitas de control',
  legal: 'Información legal',
  contact: 'Contacto',
  privacy: 'Política de privacidad',
  terms: 'Condiciones generales de contratación',
  cookies: 'Política de cookies',
  legalNotice: 'Aviso legal',
  igj: 'Registro IGJ {number}',
  iso: 'ISO 9001, certificado {number}',
};

const floatingWhatsApp: Words['floatingWhatsApp'] = {
  label: 'Escribir por WhatsApp',
  tooltip: '¿Alguna pregunta? Envíenos un mensaje',
  message: 'Hola, tengo una pregunta sobre el cuidado de mi casa en Ibiza.',
};

const notFound: Words['notFound'] = {
  code: '404',
  heading: '¡Vaya! Página no encontrada',
  message: 'Puede que la dirección tenga algún error o que la página haya cambiado de sitio.',
  home: 'Volver al inicio',
};

const errors: Words['errors'] = {
  crash: '¡Error inesperado de la aplicación!',
  crashText: 'Esta parte de la página no funciona en este momento; el resto, sí.',
  reload: 'Volver a cargar la página',
};

/** The site’s texts in Spanish. `meta` has the title and description of each page. */
export const site: Words = {
  meta,
  nav,
  languageSwitch,
  hero,
  services,
  servicePages,
  inspection,
  about,
  day,
  footer,
  legalVersions,
  pricing,
  quote,
  contact,
  why,
  how,
  bitcoin,
  bitcoinOrder,
  blog,
  news,
  notFound,
  partner,
  partners,
  preview,
  floatingWhatsApp,
  errors,
};
