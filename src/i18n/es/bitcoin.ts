import type { Words } from '../dictionary.ts';

export const bitcoin: Words['bitcoin'] = {
  heading: 'Pagar con Bitcoin',
  intro:
    'Puede pagar nuestros servicios con Bitcoin. Los precios están en euros; el importe en BTC lo calculamos nosotros.',
  stepsHeading: 'Cómo funciona',
  steps: [
    {
      title: 'Presupuesto',
      text: 'Usted solicita un presupuesto, como cualquier otro cliente. En él figura el precio en euros.',
    },
    { title: 'Aceptación', text: 'Usted acepta el presupuesto y nos indica que desea pagar con Bitcoin.' },
    {
      title: 'Dirección e importe',
      text: 'Le enviamos una dirección de Bitcoin única, solo para este encargo, y el importe exacto en BTC.',
    },
    {
      title: 'Confirmación',
      text: 'Usted paga. En cuanto la red confirma el pago, su encargo queda confirmado.',
    },
  ],
  priceHeading: 'La cotización del bitcoin en este momento',
  priceText:
    'La cotización es orientativa. El importe en BTC que usted pagará figura en el mensaje que le enviamos una vez aceptado el presupuesto.',
  price: {
    current: 'Precio de un bitcoin',
    loading: 'Cargando la cotización…',
    error: 'Error de precio',
    failed: 'No se ha podido cargar la cotización.',
    withoutPrice: 'Puede solicitar un presupuesto igualmente: nosotros le calcularemos el importe en BTC.',
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
        'Exactamente el importe en BTC que indica nuestro mensaje. La comisión de red de su monedero se paga aparte y corre de su cuenta.',
    },
    {
      question: '¿Y si pago tarde, de menos o de más?',
      answer:
        'El importe en BTC es válido durante un tiempo fijo, que figura junto a la dirección. Si paga más tarde o de menos, su encargo no queda confirmado automáticamente. Si paga de más, sí queda confirmado. En todos los casos nos ponemos en contacto con usted.',
    },
    {
      question: '¿Puedo pagar simplemente en euros?',
      answer: 'Sí. Bitcoin es una opción, no una obligación.',
    },
  ],
  contactHeading: '¿Prefiere hablarlo antes?',
  contactText: 'Se lo explicamos con mucho gusto, también si es su primer pago con Bitcoin.',
  contact: 'Contacte con nosotros',
};

export const bitcoinOrder: Words['bitcoinOrder'] = {
  heading: 'Su pago con Bitcoin',
  intro: 'Esta página es solo para usted: cuánto paga, a qué dirección y si el pago ha llegado.',
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
    checkAddress: 'Compare en su monedero el principio y el final de la dirección con lo que figura aquí.',
    code: 'Código QR con la dirección y el importe',
    scan: '¿Tiene el monedero en otro dispositivo? Escanee este código.',
    openWallet: 'Abrir el monedero',
    sats: 'Son {n} sats',
    fee: '¿Paga desde una plataforma de intercambio? Estas plataformas suelen descontar su comisión de lo enviado: envíe algo más para que llegue exactamente este importe.',
    walletOnly: 'Si no ocurre nada, copie el importe y la dirección.',
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
    refunded: 'Devuelto en la transacción',
    stepsTitle: 'En qué punto está su pago',
    steps: { sent: 'Enviar el pago', seen: 'Visto', confirmed: 'Todo confirmado' },
    stepDone: 'hecho',
  },
  states: {
    open: {
      title: 'Todo listo para su pago',
      text: 'Envíe exactamente este importe, en un solo pago, a esta dirección. En cuanto lo veamos, aparecerá aquí.',
    },
    timeUp: {
      title: 'El plazo de pago ha terminado',
      text: 'Ya no debe pagar a esta dirección. Si ya ha pagado, no tiene que hacer nada: seguimos comprobando si llega su pago.',
    },
    partial: {
      title: 'Todavía falta una parte',
      text: 'Hemos visto una parte de su pago. Envíe lo que falta a la misma dirección antes de que termine el plazo; se sumará todo.',
    },
    seen: {
      title: 'Hemos visto su pago',
      text: 'La red todavía tiene que confirmarlo; suele tardar entre diez minutos y una hora. Puede cerrar esta página: le enviaremos un correo en cuanto esté confirmado.',
    },
    seenLate: {
      title: 'Hemos visto su pago, pero ha llegado tarde',
      text: 'El plazo de pago ya había terminado, o ya habíamos anulado la solicitud. No envíe nada más. Cuando la red haya confirmado su pago, nos pondremos en contacto con usted.',
    },
    confirmed: {
      title: 'Pagado: su encargo queda confirmado',
      text: 'La red ha confirmado su pago. Muchas gracias. No tiene que hacer nada más.',
    },
    overpaid: {
      title: 'Pagado: su encargo queda confirmado',
      text: 'La red ha confirmado su pago. Ha enviado más de lo solicitado; nos pondremos en contacto con usted por la diferencia.',
    },
    underpaid: {
      title: 'Ha llegado menos de lo necesario',
      text: 'Su encargo todavía no está confirmado. No envíe nada más a esta dirección: nos pondremos en contacto con usted por la diferencia.',
    },
    late: {
      title: 'Su pago ha llegado tarde',
      text: 'Está confirmado, pero llegó cuando el plazo de pago ya había terminado o cuando ya habíamos anulado la solicitud. Nos pondremos en contacto con usted para acordar si lo aceptamos así o se lo devolvemos.',
    },
    expired: {
      title: 'No ha llegado ningún pago',
      text: 'El plazo de pago ha terminado. Ya no debe pagar a esta dirección. Si todavía desea pagar, pídanos un nuevo importe.',
    },
    cancelled: {
      title: 'Este pago se ha anulado',
      text: 'No pague a esta dirección. Si no lo esperaba, póngase en contacto con nosotros.',
    },
    accepted: {
      title: 'Todo en orden: su encargo queda confirmado',
      text: 'Hemos aceptado su pago tal como ha llegado. No tiene que hacer nada más.',
    },
    reorganised: {
      title: 'Se ha perdido la confirmación',
      text: 'En este momento la red no confirma su pago. Lo normal es que se confirme de nuevo automáticamente; no tiene que hacer nada. Si tarda más, nos pondremos en contacto con usted.',
    },
    unpaid: {
      title: 'Su pago no ha llegado',
      text: 'Su pago ya no está en la red, por lo que su encargo no está pagado. No envíe nada a esta dirección. Si tiene preguntas, póngase en contacto con nosotros.',
    },
    refunded: {
      title: 'Le hemos devuelto su pago',
      text: 'Así lo hemos acordado con usted. Su encargo no ha quedado confirmado con este pago.',
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
      'Última consulta a las {time}. Nuestras dos fuentes todavía no coinciden; mientras tanto, no registramos nada.',
    page: 'Esta página vuelve a consultar automáticamente.',
  },
  troubles: {
    'order-not-found': {
      title: 'Este enlace no es correcto',
      text: 'Ábralo directamente desde nuestro correo. Si no funciona, llámenos o escríbanos. No pague a una dirección que encuentre en otro sitio.',
    },
    'order-gone': {
      title: 'Este pago ya no se puede consultar aquí',
      text: 'Los datos se han eliminado o ha terminado el plazo durante el que los conservamos. Ya no debe pagar a la dirección anterior. Si tiene preguntas, póngase en contacto con nosotros.',
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
  rulesHeading: 'Conviene saberlo',
  rules: [
    {
      question: '¿Es su primer pago con Bitcoin?',
      answer:
        'Necesita un monedero (una aplicación en su teléfono) con bitcoines suficientes. Los bitcoines se compran en una plataforma de intercambio o, en algunos monederos, directamente; puede tardar un día o más, así que no inicie el pago hasta que los tenga. Si no está seguro, llámenos antes de enviar nada: también puede pagar en euros.',
    },
    {
      question: '¿Qué importe tengo que enviar?',
      answer:
        'Exactamente el importe que figura aquí, en un solo pago. La comisión de red de su monedero se paga aparte y corre de su cuenta. Elija «normal» o «rápida»: con una comisión baja, la confirmación puede tardar horas. Una diferencia de hasta medio por ciento no tiene importancia.',
    },
    {
      question: '¿Y si pago tarde?',
      answer:
        'En ese caso su encargo no queda confirmado automáticamente, porque la cotización puede haber cambiado. Nos pondremos en contacto con usted para acordar si aceptamos el pago así o se lo devolvemos.',
    },
    {
      question: '¿Y si envío de menos?',
      answer:
        'Envíe lo que falta a la misma dirección antes de que termine el plazo; esta página indica el importe. Terminado el plazo, su encargo queda sin confirmar y nos pondremos en contacto con usted por la diferencia.',
    },
    {
      question: '¿Y si envío de más?',
      answer:
        'Su encargo queda confirmado. Nos pondremos en contacto con usted por la diferencia, salvo que sea demasiado pequeña para devolverla.',
    },
    {
      question: '¿Se puede deshacer un pago?',
      answer:
        'No, un pago con Bitcoin es definitivo. Compruebe bien que la dirección de su monedero sea la misma que aquí. Nunca le pediremos sus palabras de recuperación ni una contraseña.',
    },
  ],
  contactHeading: '¿Tiene dudas? Llámenos o escríbanos antes',
  contactText: 'Díganos la referencia de su pago y lo vemos juntos.',
  writeSubject: 'Mi pago con Bitcoin',
};
