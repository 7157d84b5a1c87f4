import type { BitcoinWords } from '../../dictionary.ts';

/** The page of the desk for payments in Bitcoin. */
export const bitcoin: BitcoinWords = {
  intro:
    'Pida a un cliente un pago con Bitcoin. El cliente recibe un correo con una página propia: dirección, importe y el estado del pago.',
  busy: 'Un momento…',
  actionFailed: 'No se ha podido completar la acción',
  readiness: {
    title: 'Su monedero',
    before: 'Antes de empezar',
    loading: 'Comprobando la configuración…',
    failed: 'No se ha podido comprobar la configuración.',
    ready: 'Todo está configurado: puede pedir pagos.',
    notReady: 'Todavía no puede pedir pagos. Queda por hacer:',
    missing: {
      'key-missing':
        'Su monedero aún no está conectado. Busque en su monedero, en los datos de la cuenta, la clave pública (empieza por zpub o xpub) y désela al administrador de su web. No entregue nunca sus palabras de recuperación.',
      'key-private':
        'Se ha introducido una clave secreta, con la que se puede gastar dinero. No se ha usado ni guardado. Pida al administrador que la quite enseguida y, por seguridad, empiece un monedero nuevo. Dele después la clave pública (zpub o xpub).',
      'key-checksum': 'Hay un error en la clave pública. Cópiela de nuevo desde su monedero, entera.',
      'key-unknown':
        'Lo que se ha introducido no es una clave pública que conozcamos. Tome la clave de una cuenta cuyas direcciones empiecen por bc1q (zpub o xpub).',
      'key-depth':
        'La clave pública no corresponde a una cuenta, sino a otra parte del monedero. Tome la clave que su monedero muestra para la propia cuenta.',
      'explorers-missing':
        'La web todavía no puede ver si ha llegado un pago. Pida al administrador que configure para ello dos servicios independientes.',
      'explorers-not-two':
        'Un pago cuenta cuando dos servicios de proveedores distintos dicen lo mismo, y ahora no hay dos. Pida al administrador que lo revise.',
      'prices-not-two':
        'La web todavía no puede calcular el precio: hacen falta dos fuentes. Pida al administrador que las revise.',
      'mail-missing':
        'La web todavía no puede enviar correos, y el cliente recibe su enlace por correo. Pida al administrador que configure el servicio de correo.',
    },
    steps: {
      BITCOIN_XPUB: 'La clave pública de la cuenta en el monedero (zpub o xpub), nunca una clave secreta.',
      EXPLORER_URLS: 'Dos servicios de proveedores distintos que ven en la red si ha llegado un pago.',
      PRICE_API_URLS: 'Dos fuentes para el precio.',
      'RESEND_API_KEY, MAIL_FROM': 'La clave del servicio de correo y el remitente.',
    },
    details: 'Cómo llega el dinero a su monedero',
    safe: 'La web conoce solo la clave pública. Con ella puede crear direcciones y ver lo que entra, pero nunca gastar nada.',
    network: 'Red',
    networks: { mainnet: 'Bitcoin, dinero real', testnet: 'Red de pruebas, sin dinero real' },
    fingerprint: 'Huella de la clave',
    firstAddress: 'Primera dirección',
    firstAddressHint:
      'Su monedero debe mostrar exactamente esta como primera dirección de recepción. Si ve otra, la clave es de otro monedero: no pida pagos todavía.',
    explorers: 'Fuentes que consultan la red',
    next: 'Dirección siguiente',
    given: 'Última dirección entregada',
    paid: 'Última dirección pagada',
    number: 'número {n}',
    none: 'ninguna todavía',
    gapFine:
      'Cada pago tiene su propia dirección. Su monedero tiene que pasar por alto {n} sin usar seguidas para encontrarlo todo; la mayoría lo hace automáticamente hasta {usual}.',
    gapWide:
      'Cada pago tiene su propia dirección, y ahora hay {n} seguidas sin usar. La mayoría de los monederos no mira más allá de {usual}. Ponga en su monedero el «gap limit» en {n} como mínimo; de lo contrario no verá allí los pagos nuevos. Nunca se pierden: las direcciones son suyas.',
    skippedOne: 'Omitida: la número {first}, {reason}.',
    skipped: 'Omitidas: de la número {first} a la {last}, {reason}.',
    reasons: {
      'used-before': 'porque ya se había pagado algo allí',
      restored: 'tras restaurar una copia de seguridad, para no entregar ninguna dirección dos veces',
    },
    terms:
      'Un importe en BTC es válido durante {minutes} minutos. Un pago queda registrado tras {n} confirmaciones. Como máximo {max} por pago.',
  },
  form: {
    title: 'Pedir un pago',
    ofEnquiry: 'Pagar con Bitcoin',
    open: 'Pedir un pago…',
    approved: 'El cliente ha aceptado el presupuesto y desea pagar con Bitcoin.',
    amount: 'Importe en euros',
    amountHint: 'Por ejemplo 380 o 52,50. El importe en BTC queda fijado al pedirlo.',
    amountOfQuote: 'Según la estimación: {monthly} al mes y {once} una vez. Cámbielo si acordó otra cosa.',
    amountWrong: 'Escriba un importe, por ejemplo 380 o 52,50.',
    description: 'Concepto',
    descriptionHint: 'Lo lee el cliente. Escriba en el idioma del cliente.',
    name: 'Nombre del cliente',
    email: 'Correo del cliente',
    language: 'Idioma del cliente',
    send: 'Pedir y enviar el correo',
    made: 'Pago pedido',
    madeText: 'El correo a {email} sale en menos de cinco minutos.',
  },
  filters: { label: 'Qué pagos', all: 'Todos', watched: 'En curso', decide: 'Por decidir' },
  list: {
    title: 'Pagos pedidos',
    loading: 'Cargando los pagos…',
    failed: 'No se han podido cargar los pagos.',
    empty: 'Todavía no se ha pedido ningún pago.',
    emptyOfKind: 'No hay pagos de este tipo.',
    more: 'Mostrar más pagos',
    deleted: 'Datos eliminados',
    toList: 'Ir a los pagos',
  },
  marks: { late: 'Tarde', reorganised: 'Sin confirmación' },
  facts: {
    reference: 'Referencia',
    description: 'Concepto',
    customer: 'Cliente',
    amount: 'Solicitado',
    amountOf: '{btc}, es decir, {euro} a {price} por bitcoin',
    received: 'Detectado',
    confirmed: 'Confirmado',
    confirmations: 'Confirmaciones',
    confirmationsOf: '{n} de {needed}',
    address: 'Dirección (número {n})',
    until: 'Válido hasta',
    lastChecked: 'Última consulta',
    never: 'todavía no',
    agreed: '{moment}, ambas fuentes dicen lo mismo',
    'explorer-silent': '{moment}, al menos una de las dos fuentes no ha respondido; no se registra nada',
    'explorer-busy':
      '{moment}, una de las fuentes no admite más consultas por el momento; de nuevo a partir de {next}, hasta entonces no se registra nada',
    'too-many-payments':
      '{moment}, a esta dirección han llegado demasiados pagos para leerlos; consulte su monedero',
    'explorers-disagree': '{moment}, las fuentes no dicen lo mismo; no se registra nada',
    lastAgreed: 'Última coincidencia',
    test: 'Red de pruebas',
  },
  decide: {
    underpaid:
      'Se ha pagado menos de lo solicitado. Acuerde con el cliente si lo acepta así o lo devuelve, y anótelo aquí.',
    overpaid:
      'Se ha pagado más de lo solicitado; el encargo está confirmado. Acuerde con el cliente qué se hace con la diferencia y anótelo aquí.',
    late: 'Se ha pagado cuando el plazo ya había terminado; el precio puede haber cambiado. Acuerde con el cliente si lo acepta así o lo devuelve, y anótelo aquí.',
    unread:
      'La web no puede leer los pagos a esta dirección: son demasiados, o no hubo una respuesta útil durante treinta días. Mire en su monedero qué ha llegado, acuérdelo con el cliente y anótelo aquí.',
    accept: 'Aceptado tal como está',
    refund: 'Devuelto',
    reorganised:
      'El encargo sigue confirmado, pero su pago ya no lo está. Si el pago no vuelve, anote que no se ha pagado. Si presta el servicio de todos modos, anote que lo acepta.',
    unpaid: 'No pagado',
    confirmUnpaid: '¿Anotar que no se ha pagado?',
    refundTxid: 'Transacción de la devolución',
    refundTxidHint: 'Opcional. El cliente ve la transacción en su página.',
    outside:
      'La devolución la hace usted con su monedero: la web no puede enviar dinero. Pida al cliente por teléfono una dirección de Bitcoin propia; la dirección de la que vino el dinero puede ser de una plataforma de intercambio.',
    confirmAccept: '¿Anotar que lo acepta?',
    confirmRefund: '¿Anotar que lo ha devuelto?',
    confirmText: 'El cliente lo lee en su página. No se puede deshacer.',
    confirm: 'Anotar',
    done: 'Anotado',
  },
  reorganised:
    'Atención: la red ya no confirma este pago registrado. Lo normal es que se confirme de nuevo automáticamente. No entregue nada hasta entonces y, si tiene dudas, hable con el cliente.',
  actions: {
    copyLink: 'Copiar el enlace del cliente',
    copied: 'Enlace copiado',
    notCopied: 'No se ha podido copiar. Abra la página y copie allí su dirección.',
    open: 'Abrir la página del cliente',
    check: 'Consultar ahora',
    checkedNow: 'Consultado',
    resend: 'Enviar el correo de nuevo',
    resent: 'El correo sale en menos de cinco minutos.',
    withdraw: 'Anular…',
    withdrawTitle: '¿Anular este pago?',
    withdrawText: 'Se avisa al cliente, que ya no podrá pagar. La dirección no se vuelve a usar nunca.',
    confirmWithdraw: 'Anular el pago',
    withdrawn: 'Anulado',
  },
  history: {
    title: 'Historial',
    changes: {
      opened: 'Pago pedido',
      seen: 'Pago detectado',
      vanished: 'El pago ha desaparecido',
      confirmed: 'Confirmado y registrado',
      overpaid: 'Confirmado y registrado, pagado de más',
      underpaid: 'Pagado de menos',
      late: 'Pagado tarde',
      expired: 'Vencido sin pago',
      cancelled: 'Anulado',
      reorganised: 'Confirmación perdida',
      reconfirmed: 'Confirmado de nuevo',
    },
    amounts: '{received} detectado, {confirmed} confirmado',
    mails: 'Correos',
    toCustomer: 'al cliente',
    toBusiness: 'a la empresa',
    mailStates: { sent: 'enviado el {moment}', waiting: 'sale enseguida', failed: 'no enviado' },
  },
};
