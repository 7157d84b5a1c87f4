import type { Words } from '../dictionary.ts';
import { serviceMoments } from './service-moments.ts';
import { serviceSamples } from './service-samples.ts';

/** The pages of the services. */
export const servicePages: Words['servicePages'] = {
  heading: '{service} en Ibiza',
  does: 'Qué hacemos',
  costs: 'Cuánto cuesta',
  receives: 'Qué recibe usted',
  questions: 'Preguntas frecuentes',
  priceList: 'Ver la lista de precios',
  alone: 'Solo este servicio',
  from: 'desde',
  perMonth: 'al mes',
  perChangeover: 'por cada cambio de huéspedes',
  mainWork: { cleaning: 'Limpieza periódica', works: 'Supervisión de obras' },
  bySize: 'según el tamaño de la casa',
  emergency: {
    heading: 'Qué ocurre cuando nos llama',
    steps: {
      call: {
        title: 'Usted llama',
        text: 'Díganos de qué casa se trata y qué ve. Si puede, envíenos una foto por WhatsApp.',
      },
      look: { title: 'Vamos a verlo', text: 'Si tenemos su llave, podemos entrar enseguida.' },
      repair: {
        title: 'El profesional adecuado',
        text: 'Lo llamamos con su visto bueno, o de inmediato si hay que actuar para evitar daños.',
      },
      report: { title: 'Le informamos', text: 'Qué hemos encontrado, qué se ha hecho y cuánto cuesta.' },
    },
    close: 'De día y de noche, también domingos y festivos.',
    until: 'Para quien esté en la casa, hasta que lleguemos',
    photo: 'Enviar una foto por WhatsApp',
    firstAid: [
      { title: 'Personas', text: 'Si hay alguien en peligro, llame primero al 112 y después a nosotros.' },
      { title: 'Agua', text: 'Cierre la llave de paso general. Suele estar junto al contador.' },
      {
        title: 'Luz',
        text: 'Baje el interruptor general del cuadro eléctrico, pero nunca con las manos mojadas ni si está pisando agua.',
      },
      {
        title: 'Gas',
        text: 'Cierre la bombona o la llave del gas, abra las ventanas, no toque ningún interruptor y salga de la casa.',
      },
    ],
  },
  keyPromise: {
    heading: 'Nuestro compromiso con sus llaves',
    promises: [
      {
        title: 'A quién las damos',
        text: 'Solo las entregamos a quien usted nos haya indicado y, si gestionamos el alquiler de su casa, a los huéspedes con reserva. A los profesionales les abrimos nosotros la puerta, para los trabajos acordados con usted o cuando haya que actuar de inmediato para evitar daños.',
      },
      {
        title: 'Copias',
        text: 'No hacemos copias sin su permiso.',
      },
      {
        title: 'Pérdida',
        text: 'Si se pierde una llave, le avisamos de inmediato.',
      },
      {
        title: 'Gastos',
        text: 'Si ha sido culpa nuestra, pagamos el cambio de cerradura y de llaves.',
      },
    ],
    terms: 'Así consta en nuestras condiciones generales',
  },
  moments: serviceMoments,
  samples: serviceSamples,
  start: {
    cleaning: 'Cuando acepte el presupuesto, acordamos los días con usted y empezamos.',
    pool: 'Cuando acepte el presupuesto, acordamos con usted la primera visita y empezamos a cuidar del agua.',
    works:
      'Cuando acepte el presupuesto, concertamos las citas con los profesionales y les abrimos la puerta.',
    rental: 'Cuando acepte el presupuesto, publicamos el anuncio y aceptamos reservas.',
  },
  quote: {
    keys: 'Presupuesto de custodia de llaves',
    cleaning: 'Presupuesto de limpieza',
    pool: 'Presupuesto de mantenimiento de piscina',
    works: 'Presupuesto de obras',
    rental: 'Presupuesto de alquiler vacacional',
  },
  licence: {
    heading: 'Licencia y número de registro',
    text: 'Para alquilar una casa de Ibiza a turistas necesita la licencia turística del Consell de Eivissa y, para las plataformas en línea, también el número de registro estatal. Los dos números deben figurar en el anuncio. Solo anunciamos casas que los tienen. Un abogado o gestor le dirá qué requisitos debe cumplir la suya.',
  },
  pages: {
    keys: {
      intro:
        'Quien nos confía la llave nos confía la casa. Custodiamos sus llaves, abrimos la puerta a quien usted espera y recogemos su correo.',
      does: [
        {
          title: 'Guardamos sus llaves en lugar seguro',
          text: 'En la etiqueta solo figura un número, y anotamos cada entrega en el registro de llaves.',
        },
        {
          title: 'Entregamos las llaves a los huéspedes y familiares que usted indique',
          text: 'Usted nos dice quién viene y cuándo.',
        },
        {
          title: 'Recibimos a sus huéspedes y los despedimos',
          text: 'Los días que acordemos con usted.',
        },
        {
          title: 'Recibimos a profesionales y proveedores, según lo acordado con usted',
          text: 'Abrimos, nos quedamos con ellos y volvemos a cerrar.',
        },
        { title: 'Recogemos su correo', text: 'Un buzón lleno delata que no hay nadie en casa.' },
      ],
      costs:
        'La custodia de llaves y la recogida del correo están incluidas en el paquete básico. Si además quiere que recibamos a sus huéspedes, le hacemos antes un presupuesto.',
      receives: [
        'Un solo interlocutor para quienes tengan que entrar en su casa',
        'Un registro de llaves con cada entrega',
        'La devolución de todas sus llaves al terminar el contrato',
      ],
      faq: [
        {
          question: '¿Puede recoger la llave mi familia cuando yo no esté?',
          answer: 'Sí. Díganos quién viene y cuándo, y se la entregamos.',
        },
        {
          question: '¿Puedo contratar solo la custodia de llaves?',
          answer:
            'Sí. Puede contratar un solo servicio o varios; el presupuesto de lo que elija es gratuito.',
        },
      ],
    },
    cleaning: {
      intro:
        'Una casa limpia cuando usted llega y recogida cuando se va. Nosotros nos ocupamos de la limpieza mientras está fuera.',
      does: [
        {
          title: 'Limpiamos la casa con regularidad',
          text: 'En fechas fijas o solo antes y después de sus estancias.',
        },
        {
          title: 'Limpiamos la casa a fondo',
          text: 'Para todo aquello a lo que no llega la limpieza habitual.',
        },
        { title: 'Limpiamos los cristales', text: 'Para quitar el salitre y el polvo.' },
        {
          title: 'Dejamos la casa limpia para su llegada, con servicio de bienvenida',
          text: 'Usted abre la puerta y la casa está a punto.',
        },
        {
          title: 'Preparamos la casa para el alquiler vacacional',
          text: 'También si es usted quien gestiona el alquiler.',
        },
      ],
      costs:
        'El precio mensual de la limpieza periódica depende del tamaño de la casa y de la frecuencia; figura de antemano en su presupuesto. La limpieza a fondo y la de cristales se cobran por servicio.',
      receives: [
        'La casa limpia el día acordado',
        'Un precio que conoce antes de que empecemos',
        'Un aviso si algo no sale como estaba previsto',
      ],
      faq: [
        {
          question: '¿Tengo que estar en casa?',
          answer: 'No. Si tenemos su llave, entramos los días acordados.',
        },
        {
          question: '¿Preparan también la casa para los huéspedes?',
          answer:
            'Sí, como extra, con precio a consultar. Si contrata el paquete de alquiler vacacional, la coordinación de la limpieza y de la ropa de cama ya está incluida; la limpieza y la ropa de cama en sí se cobran aparte, por cada cambio de huéspedes.',
        },
        {
          question: '¿Puedo pedir solo una limpieza a fondo?',
          answer: 'Sí. Es un extra que se paga por servicio; no hace falta contratar nada más.',
        },
      ],
    },
    pool: {
      intro:
        'Una piscina necesita atención aunque nadie se bañe. La cuidamos en su ausencia, en temporada y fuera de ella, y le avisamos si surge algo.',
      does: [
        {
          title: 'Venimos con la frecuencia acordada, también en invierno',
          text: 'La fijamos con usted una vez vista la piscina.',
        },
        { title: 'Controlamos la calidad del agua', text: 'Medimos el pH y el cloro, y los ajustamos.' },
        {
          title: 'Limpiamos el fondo, las paredes y la línea de flotación',
          text: 'Para que no se asienten algas, agujas de pino ni polvo.',
        },
        { title: 'Revisamos la bomba y el filtro', text: 'Cestas vacías, bomba en marcha y filtro limpio.' },
        {
          title: 'Le avisamos en cuanto haya que sustituir algo',
          text: 'Con su visto bueno, llamamos a un profesional.',
        },
      ],
      costs:
        'El mantenimiento de la piscina forma parte del paquete básico, que tiene un precio fijo al mes. Si hace falta un profesional, le pedimos antes su visto bueno, salvo que haya que actuar de inmediato para evitar daños.',
      receives: [
        'Una piscina cuidada, también en su ausencia',
        'Una ficha del agua después de cada visita',
        'Un precio fijo al mes con el paquete básico, que también incluye el cuidado del jardín',
      ],
      faq: [
        {
          question: '¿Qué ocurre si se avería la bomba?',
          answer:
            'Le avisamos y, si nos da su visto bueno, llamamos a un profesional y lo recibimos en la casa.',
        },
        {
          question: '¿Puedo contratar solo el mantenimiento de la piscina?',
          answer:
            'Sí, como cualquiera de nuestros servicios. Si no quiere el paquete básico, le hacemos un presupuesto gratuito solo para la piscina.',
        },
      ],
    },
    works: {
      headline: '¿Obras en su\u00a0casa? Allí\u00a0estamos.',
      intro:
        'Estamos a pie de obra para que usted no tenga que venir. Y cuando no hay nada que reparar, seguimos revisando las instalaciones de su casa.',
      does: [
        {
          title: 'Concertamos las citas con los profesionales y les abrimos la puerta',
          text: 'En fechas acordadas con usted.',
        },
        { title: 'Supervisamos los trabajos', text: 'Estamos presentes y le contamos qué se ha hecho.' },
        {
          title: 'Revisamos el agua, la luz y el gas',
          text: 'Leemos los contadores de agua y luz, revisamos el cuadro eléctrico, buscamos fugas y cerramos el gas.',
        },
        {
          title: 'Revisamos la ventilación y el aire acondicionado',
          text: 'También en los meses en que nadie los enciende.',
        },
        {
          title: 'Nos ocupamos de las pequeñas reparaciones',
          text: 'Desde un grifo que gotea hasta una persiana atascada.',
        },
      ],
      costs:
        'El paquete básico incluye la revisión del agua, la luz, el gas, la ventilación y el aire acondicionado, con dos o cuatro visitas de control al mes, según lo acordado. Las pequeñas reparaciones se cobran por servicio. Para los demás trabajos le hacemos antes un presupuesto.',
      receives: [
        'Un solo interlocutor, aunque intervengan varios profesionales',
        'Un precio que conoce antes de que empiecen los trabajos',
        'Un informe de lo que se ha hecho',
      ],
      faq: [
        {
          question: '¿Puede empezar un profesional sin mi visto bueno?',
          answer:
            'No, salvo en una urgencia en la que haya que actuar de inmediato para evitar daños. En ese caso le informamos lo antes posible.',
        },
        {
          question: '¿Tengo que viajar a Ibiza si hay obras en mi casa?',
          answer:
            'No hace falta. Abrimos la puerta a los profesionales, supervisamos los trabajos y le contamos cómo van.',
        },
        {
          question: '¿Las pequeñas reparaciones incluyen los materiales?',
          answer: 'No. Los materiales se cobran aparte.',
        },
      ],
    },
    always: {
      headline: '¿Una urgencia en su casa? Llámenos.',
      intro:
        'Una fuga de agua no entiende de horarios. Nosotros tampoco: atendemos las urgencias de día y de noche, también los fines de semana y festivos. Por teléfono le decimos a qué hora llegamos.',
      costs: 'Cada visita de urgencia se cobra aparte, a un precio que usted conoce de antemano.',
      receives: [
        'Un número al que puede llamar de día y de noche',
        'Un informe de lo que hemos encontrado en la casa',
        'Información hasta que todo quede resuelto',
      ],
      faq: [
        {
          question: '¿Qué hago en caso de urgencia?',
          answer:
            'Llámenos: es lo más rápido. Si hay peligro para las personas, llame siempre primero al 112.',
        },
        {
          question: '¿Atienden también en días festivos?',
          answer: 'Sí, y también de noche y los fines de semana.',
        },
        {
          question: '¿Qué hacen si no consiguen hablar conmigo?',
          answer:
            'Si hay que actuar de inmediato para evitar daños, llamamos a un profesional y se lo contamos lo antes posible. Para todo lo demás, esperamos a tener su visto bueno.',
        },
      ],
    },
    rental: {
      intro:
        'Usted nos dice cuándo está libre su casa. Nosotros nos ocupamos del anuncio, de las reservas y de los huéspedes, hasta que devuelven las llaves.',
      does: [
        {
          title: 'Promocionamos su casa y publicamos los anuncios',
          text: 'Siempre con licencia y número de registro.',
        },
        {
          title: 'Gestionamos las reservas y el calendario',
          text: 'Solo en las fechas que usted deja libres.',
        },
        {
          title: 'Nos encargamos de la comunicación con los huéspedes',
          text: 'Desde la primera pregunta hasta la despedida.',
        },
        {
          title: 'Recibimos a los huéspedes, les damos las llaves y las recogemos a su salida',
          text: 'Estamos cuando llegan y cuando se van. Solo damos llaves a quien tiene reserva.',
        },
        {
          title: 'Registramos a sus huéspedes, como exige la ley',
          text: 'Comunicamos sus datos a la policía.',
        },
        {
          title: 'Coordinamos la limpieza y la ropa de cama',
          text: 'Para que los siguientes huéspedes lo encuentren todo listo.',
        },
        {
          title: 'Hacemos visitas de control y nos ocupamos de los desperfectos',
          text: 'Cuando se van los huéspedes, recorremos la casa.',
        },
      ],
      costs:
        'Cobramos un porcentaje del precio del alquiler. Incluye la coordinación de la limpieza y de la ropa de cama, pero no la limpieza ni la ropa de cama en sí. Para los trabajos que no entren en el paquete le hacemos antes un presupuesto.',
      receives: [
        'Un solo interlocutor, para usted y para sus huéspedes',
        'Una liquidación del alquiler y un aviso si hay desperfectos',
        'Sus propias fechas, bloqueadas en el calendario',
      ],
      faq: [
        {
          question: '¿Puedo seguir usando mi casa?',
          answer: 'Por supuesto. Usted decide en qué fechas se alquila.',
        },
        {
          question: '¿Quién recibe a los huéspedes?',
          answer:
            'Nosotros. El paquete incluye la llegada y la salida, con entrega de llaves, y la comunicación con los huéspedes.',
        },
        {
          question: '¿Puedo pedir solo la preparación de la casa?',
          answer: 'Sí. Es un extra con precio a consultar y no hace falta contratar nada más.',
        },
      ],
    },
  },
};
