import type { Words } from '../dictionary.ts';

/** The page about paying with Bitcoin. */
export const bitcoin: Words['bitcoin'] = {
  heading: 'Pagar con Bitcoin',
  intro:
    'Si lo prefiere, puede pagar nuestros servicios con Bitcoin. Los precios están en euros; el importe en BTC lo calculamos nosotros.',
  stepsHeading: 'Cómo funciona',
  steps: {
    quote: {
      title: 'Presupuesto',
      text: 'Pídanos un presupuesto, como cualquier otro cliente. El precio figura en euros.',
    },
    acceptance: {
      title: 'Aceptación',
      text: 'Acepte el presupuesto y díganos que quiere pagar con Bitcoin.',
    },
    address: {
      title: 'Dirección e importe',
      text: 'Le enviamos el importe exacto en BTC y una dirección de Bitcoin que es solo para este encargo.',
    },
    confirmation: {
      title: 'Confirmación',
      text: 'Haga el pago. En cuanto la red lo confirme, su encargo quedará confirmado.',
    },
  },
  priceHeading: 'El importe en bitcoines',
  priceText:
    'El importe en BTC que tendrá que pagar se lo indicaremos en un mensaje cuando acepte el presupuesto.',
  price: {
    current: 'Cotización del bitcoin',
    loading: 'Cargando la cotización…',
    error: 'Error de precio',
    failed: 'No se ha podido cargar la cotización.',
    withoutPrice: 'Puede pedirnos un presupuesto igualmente: el importe en BTC lo calculamos nosotros.',
    none: 'Nuestros precios en euros',
    noneText: 'No tiene que convertir nada: el importe en BTC lo calculamos nosotros.',
    retry: 'Volver a intentarlo',
    retrying: 'Un momento…',
    euro: 'En euros',
    dollar: 'En dólares',
    source: 'Fuente: {source}',
    fresh: 'Actualizada',
    stale: 'Desactualizada',
    guide: 'Esta cotización es orientativa.',
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
      question: '¿A qué dirección tengo que enviar el pago?',
      answer:
        'Cuando acepta el presupuesto, le enviamos una dirección única y el importe exacto en BTC. No envíe nunca un pago a una dirección que haya encontrado en otro sitio. Si tiene dudas, llámenos antes de pagar.',
    },
    {
      question: '¿Qué importe tengo que enviar?',
      answer:
        'Exactamente el importe en BTC que indica nuestro mensaje. La comisión de red que le cobre su monedero va aparte y corre de su cuenta.',
    },
    {
      question: '¿Y si pago tarde, de menos o de más?',
      answer:
        'El importe en BTC solo es válido durante un plazo fijo, que figura junto a la dirección. Una diferencia de hasta el 0,5\u00a0% no supone ningún problema. Si falta más, envíe el resto a la misma dirección antes de que termine el plazo; en su página de pago verá cuánto es. Si paga fuera de plazo o el resto no llega a tiempo, su encargo no queda confirmado automáticamente y nos pondremos en contacto con usted. Si paga de más, queda confirmado igualmente y hablaremos con usted de la diferencia, salvo que sea demasiado pequeña para devolverla.',
    },
    {
      question: '¿Puedo pagar en euros?',
      answer: 'Por supuesto. Bitcoin es una opción más, nunca una obligación.',
    },
  ],
  contactHeading: '¿Prefiere hablarlo antes?',
  contactText: 'Se lo explicamos con mucho gusto, sobre todo si es su primer pago con Bitcoin.',
  contact: 'Contactar con nosotros',
};

/** The page on which a customer pays an order in Bitcoin. */
export const bitcoinOrder: Words['bitcoinOrder'] = {
  heading: 'Su pago con Bitcoin',
  intro:
    'Esta página es solo para usted. Aquí encontrará el importe y la dirección, y podrá comprobar si su pago ha llegado.',
  noScript:
    'Esta página solo funciona con JavaScript. La dirección y el importe figuran también en el correo que le enviamos.',
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
    checkAddress: 'Compruebe en su monedero que la dirección empieza y termina igual que aquí.',
    code: 'Código QR con la dirección y el importe',
    scan: '¿Tiene el monedero en otro dispositivo? Escanee este código.',
    openWallet: 'Abrir el monedero',
    sats: 'Son {n} sats',
    fee: 'Las plataformas de intercambio suelen descontar su comisión de lo que usted envía. Si paga desde una de ellas, súmela al importe para que nos llegue la cantidad exacta.',
    walletOnly: 'Si el monedero no se abre, copie el importe y la dirección.',
    copyAmount: 'Copiar el importe',
    copyAddress: 'Copiar la dirección',
    copied: 'Copiado',
    failed: 'No se ha podido copiar. Seleccione el texto a mano.',
    timeLeft: 'Tiempo restante: {time}',
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
    steps: { sent: 'Envío del pago', seen: 'Detección en la red', confirmed: 'Confirmación' },
    stepDone: 'hecho',
  },
  states: {
    open: {
      title: 'Todo listo para pagar',
      text: 'Envíe exactamente este importe a esta dirección, en un solo pago. En cuanto detectemos su pago en la red, lo verá aquí.',
    },
    timeUp: {
      title: 'El plazo de pago ha terminado',
      text: 'No envíe ya nada a esta dirección. Si ya ha pagado, no tiene que hacer nada más: seguimos pendientes de que llegue su pago.',
    },
    partial: {
      title: 'Todavía falta una parte',
      text: 'De momento solo hemos detectado una parte del importe. Si envía lo que falta a la misma dirección antes de que termine el plazo, sumaremos los pagos.',
    },
    seen: {
      title: 'Hemos detectado su pago',
      text: 'Ahora falta que la red lo confirme, lo que suele tardar entre diez minutos y una hora. Puede cerrar esta página: en cuanto esté confirmado, le enviaremos un correo.',
    },
    seenLate: {
      title: 'Hemos detectado su pago, pero ha llegado tarde',
      text: 'Cuando llegó, el plazo ya había terminado o habíamos anulado la solicitud de pago. No envíe nada más: en cuanto la red confirme su pago, nos pondremos en contacto con usted.',
    },
    confirmed: {
      title: 'Pagado: su encargo queda confirmado',
      text: 'Muchas gracias. La red ha confirmado su pago y usted no tiene que hacer nada más.',
    },
    overpaid: {
      title: 'Pagado: su encargo queda confirmado',
      text: 'Muchas gracias. La red ha confirmado su pago. Nos ha llegado más de lo solicitado, así que nos pondremos en contacto con usted para hablar de la diferencia.',
    },
    underpaid: {
      title: 'Ha llegado menos de lo solicitado',
      text: 'Por eso su encargo todavía no está confirmado. No envíe nada más a esta dirección: nos pondremos en contacto con usted para hablar de la diferencia.',
    },
    late: {
      title: 'Su pago ha llegado tarde',
      text: 'La red lo ha confirmado, pero llegó después de que terminara el plazo o de que anuláramos la solicitud de pago. Nos pondremos en contacto con usted para acordar si lo damos por bueno o se lo devolvemos.',
    },
    expired: {
      title: 'No ha llegado ningún pago',
      text: 'El plazo de pago ha terminado: no envíe nada a esta dirección. Si todavía quiere pagar con Bitcoin, pídanos un importe nuevo.',
    },
    cancelled: {
      title: 'Este pago se ha anulado',
      text: 'Hemos anulado la solicitud de pago: no envíe nada a esta dirección. Si no lo esperaba, llámenos o escríbanos.',
    },
    accepted: {
      title: 'Todo en orden: su encargo queda confirmado',
      text: 'Hemos dado por bueno su pago tal como ha llegado. No tiene que hacer nada más.',
    },
    reorganised: {
      title: 'Se ha perdido la confirmación',
      text: 'La red había confirmado su pago, pero esa confirmación ha dejado de ser válida. Lo normal es que llegue otra automáticamente; usted no tiene que hacer nada. Si tarda más de la cuenta, nos pondremos en contacto con usted.',
    },
    unpaid: {
      title: 'Su pago no ha llegado',
      text: 'Su pago ya no figura en la red, así que su encargo sigue pendiente de pago. No envíe nada a esta dirección. Si tiene alguna pregunta, llámenos o escríbanos.',
    },
    refunded: {
      title: 'Le hemos devuelto su pago',
      text: 'Así lo acordamos con usted. Por tanto, su encargo no queda confirmado con este pago.',
    },
  },
  checks: {
    never: 'Todavía no hemos consultado la red.',
    agreed: 'Última consulta: {time}. Nuestras dos fuentes coinciden.',
    'explorer-silent':
      'Última consulta: {time}. Al menos una de nuestras dos fuentes no ha respondido; hasta que respondan las dos, no registramos ningún pago. Si ya ha pagado, no vuelva a hacerlo.',
    'explorer-busy':
      'Última consulta: {time}. Una de nuestras fuentes está saturada; volveremos a intentarlo a partir de las {next}. Si ya ha pagado, no vuelva a hacerlo.',
    'too-many-payments':
      'Última consulta: {time}. A esta dirección han llegado más pagos de los que podemos leer. Llámenos y lo aclaramos juntos.',
    'explorers-disagree':
      'Última consulta: {time}. Nuestras dos fuentes todavía no coinciden; hasta que coincidan, no registramos ningún pago.',
    page: 'Esta página se actualiza automáticamente.',
  },
  troubles: {
    'order-not-found': {
      title: 'Este enlace no es correcto',
      text: 'Ábralo directamente desde nuestro correo. Si no funciona, llámenos o escríbanos. No envíe nada a una dirección que haya encontrado en otro sitio.',
    },
    'order-gone': {
      title: 'Este pago ya no se puede consultar aquí',
      text: 'Ya no conservamos los datos de este pago. No envíe ya nada a la dirección que le dimos. Si tiene alguna pregunta, llámenos o escríbanos.',
    },
    'too-many-requests': {
      title: 'Un momento, por favor',
      text: 'Ha habido demasiadas consultas seguidas. La página volverá a intentarlo automáticamente.',
    },
    unreachable: {
      title: 'No hay conexión en este momento',
      text: 'Compruebe su conexión a internet. Esta página volverá a intentarlo automáticamente.',
    },
    internal: {
      title: 'Algo ha fallado',
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
        'Necesita un monedero, es decir, una aplicación en su teléfono, con saldo suficiente en bitcoines. Los bitcoines se compran en una plataforma de intercambio o, con algunos monederos, en la propia aplicación. La compra puede tardar un día o más, así que no empiece a pagar hasta tenerlos. Si le queda alguna duda, llámenos antes de enviar nada. Y, si lo prefiere, puede pagar en euros.',
    },
    {
      question: '¿Qué importe tengo que enviar?',
      answer:
        'Exactamente el importe que figura aquí, en un solo pago. La comisión de red que le cobre su monedero va aparte y corre de su cuenta. Elija la opción «normal» o «rápida»: con una comisión más baja, la confirmación puede tardar horas. Una diferencia de hasta el 0,5\u00a0% no supone ningún problema.',
    },
    {
      question: '¿Y si pago tarde?',
      answer:
        'En ese caso la cotización puede haber cambiado, de modo que su encargo no queda confirmado automáticamente. Nos pondremos en contacto con usted para acordar si damos el pago por bueno o se lo devolvemos.',
    },
    {
      question: '¿Y si pago de menos?',
      answer:
        'Hasta que termine el plazo, puede enviar lo que falta a la misma dirección; en esta página verá cuánto es. Si no llega a tiempo, su encargo seguirá sin confirmar y nos pondremos en contacto con usted para hablar de la diferencia.',
    },
    {
      question: '¿Y si pago de más?',
      answer:
        'Su encargo queda confirmado igualmente. Nos pondremos en contacto con usted para hablar de la diferencia, salvo que sea demasiado pequeña para devolverla.',
    },
    {
      question: '¿Se puede deshacer un pago?',
      answer:
        'No, los pagos con Bitcoin son definitivos. Por eso, antes de enviar el suyo, compruebe que la dirección que muestra su monedero es la misma que ve aquí. Nunca le pediremos sus palabras de recuperación ni una contraseña.',
    },
  ],
  contactHeading: '¿Tiene dudas? Llámenos o escríbanos',
  contactText: 'Díganos la referencia de su pago y lo vemos juntos.',
  writeSubject: 'Mi pago con Bitcoin',
};
