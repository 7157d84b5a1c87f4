import type { Words } from '../dictionary.ts';

export const bitcoin: Words['bitcoin'] = {
  heading: 'Pagar con Bitcoin',
  intro:
    'Si lo prefiere, puede pagar nuestros servicios con Bitcoin. Los precios están en euros; el importe en BTC lo calculamos nosotros.',
  stepsHeading: 'Cómo funciona',
  steps: [
    {
      title: 'Presupuesto',
      text: 'Pídanos un presupuesto, como cualquier otro cliente. El precio figura en euros.',
    },
    { title: 'Aceptación', text: 'Acéptelo y díganos que quiere pagar con Bitcoin.' },
    {
      title: 'Dirección e importe',
      text: 'Le enviamos una dirección de Bitcoin, que es solo para este encargo, junto con el importe exacto en BTC.',
    },
    {
      title: 'Confirmación',
      text: 'Haga el pago. En cuanto la red lo confirma, su encargo queda confirmado.',
    },
  ],
  priceHeading: 'Cotización del bitcoin en este momento',
  priceText:
    'Esta cotización es orientativa. El importe en BTC que tendrá que pagar se lo indicamos en un mensaje cuando acepta el presupuesto.',
  price: {
    current: 'Precio de un bitcoin',
    loading: 'Cargando la cotización…',
    error: 'Error de precio',
    failed: 'No se ha podido cargar la cotización.',
    withoutPrice: 'Puede pedirnos un presupuesto igualmente: el importe en BTC lo calculamos nosotros.',
    retry: 'Volver a intentarlo',
    retrying: 'Un momento…',
    euro: 'En euros',
    dollar: 'En dólares',
    source: 'Fuente: {source}',
    fresh: 'Actualizada',
    stale: 'Desactualizada',
    convert: 'Convertir euros',
    amount: 'Importe en euros',
    amountHint: 'Escriba un importe, por ejemplo 380 o 52,50.',
    result: 'Equivalencia en bitcoines',
    noResult: '–',
    fromQuote: 'Importe de su estimación: {sum}',
    fromQuoteText: 'El primer mes y los extras de pago único que ha elegido.',
  },
  faqHeading: 'Preguntas frecuentes',
  faq: [
    {
      question: '¿Cuándo queda confirmado mi encargo?',
      answer: 'En cuanto la red Bitcoin confirma su pago.',
    },
    {
      question: '¿A qué dirección tengo que pagar?',
      answer:
        'Cuando acepta el presupuesto, le enviamos una dirección única y el importe exacto en BTC. No pague nunca a una dirección que haya encontrado en otro sitio. Si tiene dudas, llámenos antes de pagar.',
    },
    {
      question: '¿Qué importe tengo que enviar?',
      answer:
        'Exactamente el importe en BTC que indica nuestro mensaje. La comisión de red que le cobre su monedero va aparte y corre de su cuenta.',
    },
    {
      question: '¿Y si pago tarde, de menos o de más?',
      answer:
        'El importe en BTC solo es válido durante un plazo fijo, que figura junto a la dirección. Si paga fuera de ese plazo o envía menos de lo indicado, su encargo no queda confirmado automáticamente; si envía más, sí. En cualquiera de los tres casos nos pondremos en contacto con usted.',
    },
    {
      question: '¿Puedo pagar en euros?',
      answer: 'Por supuesto. Bitcoin es una opción más, nunca una obligación.',
    },
  ],
  contactHeading: '¿Prefiere hablarlo antes?',
  contactText: 'Se lo explicamos con mucho gusto, sobre todo si es su primer pago con Bitcoin.',
  contact: 'Contacte con nosotros',
};

export const bitcoinOrder: Words['bitcoinOrder'] = {
  heading: 'Su pago con Bitcoin',
  intro:
    'Esta página es solo para usted: en ella puede ver cuánto tiene que pagar, a qué dirección y si su pago ha llegado.',
  noScript:
    'Esta página necesita JavaScript. Si su navegador no lo tiene activado, encontrará la dirección y el importe en el correo que le enviamos.',
  order: {
    loading: 'Buscando su pago…',
    test: 'Esto es solo una prueba, en una red de pruebas. No envíe bitcoines reales a esta dirección.',
    what: 'Concepto',
    reference: 'Referencia',
    asked: 'Importe solicitado',
    amount: 'Pague exactamente',
    rest: 'Todavía falta',
    euro: '{euro}, a una cotización de {price} por bitcoin',
    address: 'A esta dirección de Bitcoin',
    checkAddress:
      'Compruebe que el principio y el final de la dirección que muestra su monedero coinciden con los que ve aquí.',
    code: 'Código QR con la dirección y el importe',
    scan: '¿Tiene el monedero en otro dispositivo? Escanee este código.',
    openWallet: 'Abrir el monedero',
    sats: 'Son {n} sats',
    fee: 'Las plataformas de intercambio suelen descontar su comisión de lo que usted envía. Si paga desde una, súmela al importe para que nos llegue la cantidad exacta.',
    walletOnly: 'Si el monedero no se abre, copie el importe y la dirección.',
    copyAmount: 'Copiar el importe',
    copyAddress: 'Copiar la dirección',
    copied: 'Copiado',
    failed: 'No se ha podido copiar. Seleccione el texto a mano.',
    timeLeft: 'Válido durante {time}',
    minutesLeft: 'Quedan {n} minutos para pagar.',
    minuteLeft: 'Queda un minuto para pagar.',
    until: 'Este importe es válido hasta el {moment} (hora de Ibiza).',
    received: 'Detectado en la red',
    confirmed: 'Ya confirmado',
    confirmations: 'Confirmaciones',
    confirmationsOf: '{n} de {needed}',
    transaction: 'Transacción',
    copyTransaction: 'Copiar la transacción',
    refunded: 'Devuelto con la transacción',
    stepsTitle: 'En qué punto está su pago',
    steps: { sent: 'Enviar el pago', seen: 'Detectado', confirmed: 'Todo confirmado' },
    stepDone: 'hecho',
  },
  states: {
    open: {
      title: 'Todo listo para su pago',
      text: 'Envíe exactamente este importe a esta dirección, en un solo pago. En cuanto lo veamos en la red, aparecerá aquí.',
    },
    timeUp: {
      title: 'El plazo de pago ha terminado',
      text: 'Ya no envíe nada a esta dirección. Si ha pagado, no tiene que hacer nada: seguimos pendientes de que llegue su pago.',
    },
    partial: {
      title: 'Todavía falta una parte',
      text: 'De momento solo hemos detectado una parte de su pago. Envíe lo que falta a la misma dirección antes de que termine el plazo y lo sumaremos todo.',
    },
    seen: {
      title: 'Hemos detectado su pago',
      text: 'Falta la confirmación de la red, que suele tardar entre diez minutos y una hora. Puede cerrar esta página: en cuanto llegue, le enviaremos un correo.',
    },
    seenLate: {
      title: 'Hemos detectado su pago, pero ha llegado tarde',
      text: 'El plazo ya había terminado o habíamos anulado la solicitud de pago. No envíe nada más. En cuanto la red lo confirme, nos pondremos en contacto con usted.',
    },
    confirmed: {
      title: 'Pagado: su encargo queda confirmado',
      text: 'Muchas gracias. La red ha confirmado su pago. No tiene que hacer nada más.',
    },
    overpaid: {
      title: 'Pagado: su encargo queda confirmado',
      text: 'Muchas gracias. La red ha confirmado su pago, aunque nos ha llegado más de lo solicitado. Nos pondremos en contacto con usted para hablar de la diferencia.',
    },
    underpaid: {
      title: 'Ha llegado menos de lo pedido',
      text: 'Por eso su encargo todavía no está confirmado. No envíe nada más a esta dirección: nos pondremos en contacto con usted para hablar de la diferencia.',
    },
    late: {
      title: 'Su pago ha llegado tarde',
      text: 'La red lo ha confirmado, pero llegó después de que terminara el plazo o de que anuláramos la solicitud de pago. Nos pondremos en contacto con usted para acordar si lo damos por bueno o se lo devolvemos.',
    },
    expired: {
      title: 'No ha llegado ningún pago',
      text: 'El plazo de pago ha terminado, así que ya no envíe nada a esta dirección. Si todavía quiere pagar con Bitcoin, pídanos un importe nuevo.',
    },
    cancelled: {
      title: 'Este pago se ha anulado',
      text: 'Hemos anulado nuestra solicitud, así que no pague a esta dirección. Si no lo esperaba, llámenos o escríbanos.',
    },
    accepted: {
      title: 'Todo en orden: su encargo queda confirmado',
      text: 'Hemos dado por bueno su pago tal como ha llegado. No tiene que hacer nada más.',
    },
    reorganised: {
      title: 'Se ha perdido la confirmación',
      text: 'La red había confirmado su pago, pero por ahora ya no lo da por confirmado. Lo normal es que vuelva a hacerlo automáticamente; usted no tiene que hacer nada. Si se retrasa, nos pondremos en contacto con usted.',
    },
    unpaid: {
      title: 'Su pago no ha llegado',
      text: 'Su pago ya no está en la red, de modo que su encargo sigue sin pagar. No envíe nada a esta dirección. Si tiene alguna pregunta, llámenos o escríbanos.',
    },
    refunded: {
      title: 'Le hemos devuelto su pago',
      text: 'Así lo acordamos con usted. Este pago, por tanto, no confirma su encargo.',
    },
  },
  looks: {
    never: 'Todavía no hemos consultado la red.',
    agreed: 'Última consulta a las {time}. Nuestras dos fuentes coinciden.',
    'explorer-silent':
      'Última consulta a las {time}. Al menos una de nuestras dos fuentes no ha respondido, y hasta que lo haga no registramos nada. Si ya ha pagado, no pague otra vez.',
    'explorer-busy':
      'Última consulta a las {time}. Una de nuestras fuentes no admite más consultas por ahora; lo intentaremos de nuevo a partir de las {next}. Si ya ha pagado, no pague otra vez.',
    'too-many-payments':
      'Última consulta a las {time}. A esta dirección han llegado más pagos de los que podemos leer. Llámenos y lo vemos juntos.',
    'explorers-disagree':
      'Última consulta a las {time}. Nuestras dos fuentes todavía no coinciden, y hasta que lo hagan no registramos nada.',
    page: 'Esta página vuelve a consultar la red automáticamente.',
  },
  troubles: {
    'order-not-found': {
      title: 'Este enlace no es correcto',
      text: 'Ábralo directamente desde nuestro correo. Si no funciona, llámenos o escríbanos. No pague a una dirección que encuentre en otro sitio.',
    },
    'order-gone': {
      title: 'Este pago ya no se puede consultar aquí',
      text: 'Hemos borrado los datos de este pago o ya ha pasado el tiempo durante el que los conservamos. Ya no envíe nada a la dirección que le dimos. Si tiene alguna pregunta, llámenos o escríbanos.',
    },
    'too-many-requests': {
      title: 'Un momento, por favor',
      text: 'Ha habido demasiadas consultas seguidas. La página volverá a intentarlo automáticamente.',
    },
    unreachable: {
      title: 'Ahora no es posible conectar con nosotros',
      text: 'Compruebe su conexión. Esta página volverá a intentarlo automáticamente.',
    },
    internal: {
      title: 'Algo ha ido mal',
      text: 'El problema es nuestro, no suyo. Esta página volverá a intentarlo automáticamente.',
    },
    retry: 'Volver a intentarlo ahora',
    stale: 'No se ha podido actualizar la página. Así estaba su pago a las {time}.',
  },
  rulesHeading: 'Conviene saber',
  rules: [
    {
      question: '¿Es su primer pago con Bitcoin?',
      answer:
        'Necesita un monedero (una aplicación en su teléfono) con bitcoines suficientes. Puede comprarlos en una plataforma de intercambio o, en algunos casos, en el propio monedero. La compra puede tardar un día o más: espere a tenerlos antes de iniciar el pago. Si algo no le queda claro, llámenos antes de enviar nada. Y recuerde que también puede pagar en euros.',
    },
    {
      question: '¿Qué importe tengo que enviar?',
      answer:
        'Exactamente el importe que figura aquí, en un solo pago. La comisión de red que le cobre su monedero va aparte y corre de su cuenta. Elija una comisión «normal» o «rápida»: con una baja, la confirmación puede tardar horas. Una diferencia de medio por ciento o menos no importa.',
    },
    {
      question: '¿Y si pago tarde?',
      answer:
        'Su encargo no queda confirmado automáticamente, porque la cotización puede haber cambiado. Nos pondremos en contacto con usted para acordar si damos el pago por bueno o se lo devolvemos.',
    },
    {
      question: '¿Y si envío de menos?',
      answer:
        'Envíe lo que falta a la misma dirección antes de que termine el plazo; en esta página verá cuánto es. Si no llega a tiempo, su encargo queda sin confirmar y nos pondremos en contacto con usted para hablar de la diferencia.',
    },
    {
      question: '¿Y si envío de más?',
      answer:
        'Su encargo queda confirmado igualmente. Nos pondremos en contacto con usted para hablar de la diferencia, salvo que sea demasiado pequeña para devolverla.',
    },
    {
      question: '¿Se puede deshacer un pago?',
      answer:
        'No, los pagos con Bitcoin son definitivos. Antes de enviar el suyo, compruebe que la dirección de destino que muestra el monedero es la misma que ve aquí. Nunca le pediremos sus palabras de recuperación ni una contraseña.',
    },
  ],
  contactHeading: '¿Tiene dudas? Llámenos o escríbanos antes',
  contactText: 'Díganos la referencia de su pago y lo vemos juntos.',
  writeSubject: 'Mi pago con Bitcoin',
};
