import type { Words } from '../dictionary.ts';

export const bitcoin: Words['bitcoin'] = {
  heading: 'Pagar con Bitcoin',
  intro:
    'Si lo prefiere, puede pagar nuestros servicios con Bitcoin. Los precios están en euros; el importe en BTC lo calculamos nosotros.',
  stepsHeading: 'Cómo funciona',
  steps: [
    {
      title: 'Presupuesto',
      text: 'Nos pide un presupuesto, como cualquier otro cliente. El precio figura en euros.',
    },
    { title: 'Aceptación', text: 'Acepta el presupuesto y nos dice que quiere pagar con Bitcoin.' },
    {
      title: 'Dirección e importe',
      text: 'Le enviamos una dirección de Bitcoin, exclusiva para este encargo, y el importe exacto en BTC.',
    },
    {
      title: 'Confirmación',
      text: 'Usted paga. En cuanto la red confirma el pago, su encargo queda confirmado.',
    },
  ],
  priceHeading: 'Cotización del bitcoin en este momento',
  priceText:
    'Es una cotización orientativa. El importe en BTC que tendrá que pagar figura en el mensaje que le enviamos cuando acepta el presupuesto.',
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
        'El importe en BTC solo es válido durante un plazo fijo, que figura junto a la dirección. Si paga fuera de plazo o menos de lo indicado, su encargo no queda confirmado automáticamente. Si paga de más, sí. En los tres casos nos pondremos en contacto con usted.',
    },
    {
      question: '¿Puedo pagar en euros?',
      answer: 'Por supuesto. Pagar con Bitcoin es una opción, no una obligación.',
    },
  ],
  contactHeading: '¿Prefiere hablarlo antes?',
  contactText: 'Se lo explicamos con mucho gusto, y más si es su primer pago con Bitcoin.',
  contact: 'Contacte con nosotros',
};

export const bitcoinOrder: Words['bitcoinOrder'] = {
  heading: 'Su pago con Bitcoin',
  intro:
    'Esta página es solo para usted. Aquí ve cuánto tiene que pagar, a qué dirección y si el pago ha llegado.',
  noScript:
    'Esta página solo funciona con JavaScript. La dirección y el importe figuran también en el correo que le enviamos.',
  order: {
    loading: 'Buscando su pago…',
    test: 'Este es un pago de prueba en una red de pruebas. No envíe bitcoines reales a esta dirección.',
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
    fee: '¿Paga desde una plataforma de intercambio? Suele descontar su comisión de lo que usted envía: súmela al importe para que aquí llegue la cantidad exacta.',
    walletOnly: 'Si el monedero no se abre, copie el importe y la dirección.',
    copyAmount: 'Copiar el importe',
    copyAddress: 'Copiar la dirección',
    copied: 'Copiado',
    failed: 'No se ha podido copiar. Seleccione el texto a mano.',
    timeLeft: 'Válido durante {time}',
    minutesLeft: 'Quedan {n} minutos para pagar.',
    minuteLeft: 'Queda un minuto para pagar.',
    until: 'Este importe es válido hasta el {moment} (hora de Ibiza).',
    received: 'Visto en la red',
    confirmed: 'Ya confirmado',
    confirmations: 'Confirmaciones',
    confirmationsOf: '{n} de {needed}',
    transaction: 'Transacción',
    copyTransaction: 'Copiar la transacción',
    refunded: 'Devuelto con la transacción',
    stepsTitle: 'En qué punto está su pago',
    steps: { sent: 'Enviar el pago', seen: 'Visto', confirmed: 'Todo confirmado' },
    stepDone: 'hecho',
  },
  states: {
    open: {
      title: 'Todo listo para su pago',
      text: 'Envíe exactamente este importe, en un solo pago, a esta dirección. En cuanto veamos su pago, aparecerá aquí.',
    },
    timeUp: {
      title: 'El plazo de pago ha terminado',
      text: 'No envíe ya nada a esta dirección. Si ya ha pagado, no tiene que hacer nada: seguimos comprobando si llega su pago.',
    },
    partial: {
      title: 'Todavía falta una parte',
      text: 'Hemos visto una parte de su pago. Envíe lo que falta a la misma dirección antes de que termine el plazo y lo sumaremos todo.',
    },
    seen: {
      title: 'Hemos visto su pago',
      text: 'La red todavía tiene que confirmarlo; suele tardar entre diez minutos y una hora. Puede cerrar esta página: le enviaremos un correo en cuanto esté confirmado.',
    },
    seenLate: {
      title: 'Hemos visto su pago, pero ha llegado tarde',
      text: 'El plazo ya había terminado o habíamos anulado la solicitud de pago. No envíe nada más. Cuando la red confirme su pago, nos pondremos en contacto con usted.',
    },
    confirmed: {
      title: 'Pagado: su encargo queda confirmado',
      text: 'La red ha confirmado su pago. Muchas gracias. No tiene que hacer nada más.',
    },
    overpaid: {
      title: 'Pagado: su encargo queda confirmado',
      text: 'La red ha confirmado su pago. Ha enviado más de lo solicitado; nos pondremos en contacto con usted para hablar de la diferencia.',
    },
    underpaid: {
      title: 'Ha llegado menos de lo debido',
      text: 'Su encargo todavía no está confirmado. No envíe nada más a esta dirección: nos pondremos en contacto con usted para hablar de la diferencia.',
    },
    late: {
      title: 'Su pago ha llegado tarde',
      text: 'La red lo ha confirmado, pero llegó cuando el plazo ya había terminado o cuando habíamos anulado la solicitud de pago. Nos pondremos en contacto con usted para acordar si lo aceptamos así o se lo devolvemos.',
    },
    expired: {
      title: 'No ha llegado ningún pago',
      text: 'El plazo de pago ha terminado. No envíe ya nada a esta dirección. Si todavía desea pagar, pídanos un nuevo importe.',
    },
    cancelled: {
      title: 'Este pago se ha anulado',
      text: 'Hemos anulado nuestra solicitud de pago. No pague a esta dirección. Si no lo esperaba, póngase en contacto con nosotros.',
    },
    accepted: {
      title: 'Todo en orden: su encargo queda confirmado',
      text: 'Hemos aceptado su pago tal como ha llegado. No tiene que hacer nada más.',
    },
    reorganised: {
      title: 'Se ha perdido la confirmación',
      text: 'En este momento la red ya no da su pago por confirmado. Lo normal es que vuelva a confirmarlo automáticamente; no tiene que hacer nada. Si tarda más, nos pondremos en contacto con usted.',
    },
    unpaid: {
      title: 'Su pago no ha llegado',
      text: 'Su pago ya no está en la red y, por tanto, su encargo sigue sin pagar. No envíe nada a esta dirección. Si tiene preguntas, póngase en contacto con nosotros.',
    },
    refunded: {
      title: 'Le hemos devuelto su pago',
      text: 'Así lo acordamos con usted. Su encargo no ha quedado confirmado con este pago.',
    },
  },
  looks: {
    never: 'Todavía no hemos consultado la red.',
    agreed: 'Última consulta a las {time}. Nuestras dos fuentes coinciden.',
    'explorer-silent':
      'Última consulta a las {time}. Al menos una de nuestras dos fuentes no ha respondido; hasta que lo haga, no registramos nada. Si ya ha pagado, no pague otra vez.',
    'explorer-busy':
      'Última consulta a las {time}. Una de nuestras fuentes no admite más consultas por el momento; volveremos a consultarla a partir de las {next}. Si ya ha pagado, no pague otra vez.',
    'too-many-payments':
      'Última consulta a las {time}. A esta dirección han llegado más pagos de los que podemos leer. Llámenos y lo vemos juntos.',
    'explorers-disagree':
      'Última consulta a las {time}. Nuestras dos fuentes todavía no coinciden; hasta que lo hagan, no registramos nada.',
    page: 'Esta página vuelve a consultar la red automáticamente.',
  },
  troubles: {
    'order-not-found': {
      title: 'Este enlace no es correcto',
      text: 'Ábralo directamente desde nuestro correo. Si no funciona, llámenos o escríbanos. No pague a una dirección que encuentre en otro sitio.',
    },
    'order-gone': {
      title: 'Este pago ya no se puede consultar aquí',
      text: 'Hemos eliminado los datos o ha terminado el plazo durante el que los conservamos. No envíe ya nada a la dirección que le dimos. Si tiene preguntas, póngase en contacto con nosotros.',
    },
    'too-many-requests': {
      title: 'Un momento, por favor',
      text: 'Esta página se ha consultado demasiadas veces. Volverá a intentarlo automáticamente.',
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
    stale: 'No se ha podido actualizar. Esta es la situación a las {time}.',
  },
  rulesHeading: 'Conviene saber',
  rules: [
    {
      question: '¿Es su primer pago con Bitcoin?',
      answer:
        'Necesita un monedero (una aplicación en su teléfono) con suficientes bitcoines. Se compran en una plataforma de intercambio o, en algunos monederos, en la propia aplicación. La compra puede tardar un día o más: no inicie el pago hasta que los tenga. Si no está seguro, llámenos antes de enviar nada. También puede pagar en euros.',
    },
    {
      question: '¿Qué importe tengo que enviar?',
      answer:
        'Exactamente el importe que figura aquí, en un solo pago. La comisión de red que le cobre su monedero va aparte y corre de su cuenta. Elija «normal» o «rápida»: con una comisión baja, la confirmación puede tardar horas. Una diferencia de hasta medio por ciento en el importe no tiene importancia.',
    },
    {
      question: '¿Y si pago tarde?',
      answer:
        'En ese caso su encargo no queda confirmado automáticamente, porque la cotización puede haber cambiado. Nos pondremos en contacto con usted para acordar si aceptamos el pago así o se lo devolvemos.',
    },
    {
      question: '¿Y si envío de menos?',
      answer:
        'Envíe lo que falta a la misma dirección antes de que termine el plazo; esta página indica el importe. Si no lo hace a tiempo, su encargo queda sin confirmar y nos pondremos en contacto con usted para hablar de la diferencia.',
    },
    {
      question: '¿Y si envío de más?',
      answer:
        'Su encargo queda confirmado. Nos pondremos en contacto con usted para hablar de la diferencia, salvo que sea demasiado pequeña para devolverla.',
    },
    {
      question: '¿Se puede deshacer un pago?',
      answer:
        'No, un pago con Bitcoin es definitivo. Antes de enviar, compruebe bien que la dirección de destino que muestra su monedero es la misma que ve aquí. Nunca le pediremos sus palabras de recuperación ni una contraseña.',
    },
  ],
  contactHeading: '¿Tiene dudas? Llámenos o escríbanos antes',
  contactText: 'Díganos la referencia de su pago y lo vemos juntos.',
  writeSubject: 'Mi pago con Bitcoin',
};
