import type { Words } from '../dictionary.ts';

export const bitcoin: Words['bitcoin'] = {
  heading: 'Pagar con Bitcoin',
  intro:
    'Puede pagar nuestros servicios con Bitcoin. Los precios están en euros; el importe en BTC lo calculamos nosotros.',
  stepsHeading: 'Cómo funciona',
  steps: [
    { title: 'Presupuesto', text: 'Solicita un presupuesto, como siempre. En él figura el precio en euros.' },
    { title: 'Aceptación', text: 'Acepta el presupuesto y nos comunica que desea pagar con Bitcoin.' },
    {
      title: 'Dirección e importe',
      text: 'Recibe una dirección de Bitcoin única, solo para este encargo, y el importe exacto en BTC.',
    },
    {
      title: 'Confirmación',
      text: 'Usted paga. En cuanto la red confirma el pago, su encargo queda reservado.',
    },
  ],
  priceHeading: 'El precio de bitcoin en este momento',
  priceText:
    'El precio es orientativo. El importe en BTC que usted paga figura en el mensaje que le enviamos una vez aceptado el presupuesto.',
  price: {
    current: 'Lo que cuesta un bitcoin',
    loading: 'Cargando el precio…',
    error: 'Error de precio',
    failed: 'No se ha podido obtener el precio.',
    withoutPrice: 'Puede solicitar un presupuesto igualmente: nosotros le calcularemos el importe en BTC.',
    retry: 'Volver a intentarlo',
    retrying: 'Un momento…',
    euro: 'En euros',
    dollar: 'En dólares',
    source: 'Fuente: {source}',
    fresh: 'Actual',
    stale: 'Ya no es actual',
    convert: 'Convertir euros',
    amount: 'Importe en euros',
    amountHint: 'Escriba un importe, por ejemplo 380 o 52,50.',
    result: 'En Bitcoin son',
    noResult: '–',
    fromQuote: 'Importe de su presupuesto: {sum}',
    fromQuoteText: 'El primer mes y los extras de pago único que ha elegido.',
  },
  faqHeading: 'Preguntas frecuentes',
  faq: [
    {
      question: '¿Cuándo queda reservado mi encargo?',
      answer: 'En cuanto su pago se confirma en la red Bitcoin.',
    },
    {
      question: '¿Dónde encuentro la dirección a la que debo pagar?',
      answer:
        'Una vez aceptado el presupuesto, le enviamos una dirección única y el importe exacto en BTC. No pague nunca a una dirección que haya encontrado en otro sitio. Si tiene dudas, llámenos antes.',
    },
    {
      question: '¿Qué importe tengo que enviar?',
      answer:
        'Exactamente el importe en BTC que indica nuestro mensaje. A ello se suma, de su lado, la comisión de red de su monedero.',
    },
    {
      question: '¿Y si pago tarde, de menos o de más?',
      answer:
        'El importe en BTC es válido durante un tiempo fijo, que figura junto a la dirección. Si paga más tarde o de menos, su encargo no queda reservado automáticamente. Si paga de más, sí queda reservado. En todos los casos nos ponemos en contacto con usted.',
    },
    {
      question: '¿Puedo pagar simplemente en euros?',
      answer: 'Sí. Bitcoin es una posibilidad, no una condición.',
    },
  ],
  contactHeading: '¿Prefiere hablarlo antes?',
  contactText: 'Se lo explicamos con mucho gusto, también si es su primer pago con Bitcoin.',
  contact: 'Contacte con nosotros',
};

export const partners: Words['partners'] = {
  heading: 'Nuestro colaborador para placas solares',
  intro:
    'El polvo del Sáhara y la sal del mar se quedan en las placas. Para la limpieza de placas solares trabajamos con un especialista.',
  features: 'Qué hace este colaborador por usted',
  recommendation: 'Por qué recomendamos a este colaborador',
  visit: 'Visitar el sitio web',
  newWindow: 'se abre en una ventana nueva',
  collaborateHeading: '¿Quiere colaborar con nosotros?',
  collaborateText: '¿Hace un buen trabajo en casas de Ibiza? Cuéntenos a qué se dedica.',
  collaborate: 'Colaborar con nosotros',
};

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
