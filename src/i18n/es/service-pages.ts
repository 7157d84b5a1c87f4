import type { Words } from '../dictionary.ts';

export const servicePages: Words['servicePages'] = {
  does: 'Qué hacemos',
  often: 'Con qué frecuencia',
  costs: 'Cuánto cuesta',
  receives: 'Qué recibe usted',
  questions: 'Preguntas frecuentes',
  priceList: 'Ver la lista de precios completa',
  pages: {
    keys: {
      intro:
        'Confiar la llave es confiar la casa. Custodiamos sus llaves, abrimos la puerta a quien usted espera y recogemos su correo.',
      does: [
        'Guardamos sus llaves en lugar seguro',
        'Entregamos las llaves a los huéspedes, familiares y proveedores que usted indique',
        'Recibimos a sus huéspedes a la llegada y los despedimos a la salida',
        'Abrimos la puerta a los profesionales que vienen a hacer los trabajos acordados',
        'Recogemos su correo',
      ],
      often:
        'Sus llaves están con nosotros mientras dure el contrato. A huéspedes y proveedores los recibimos los días que acuerde con nosotros.',
      costs:
        'La custodia de llaves y la recogida del correo están incluidas en el paquete básico. Si quiere que recibamos a sus huéspedes, le hacemos antes un presupuesto.',
      receives: [
        'Un solo interlocutor para todo el que tenga que entrar en su casa',
        'Acuerdos claros de antemano: quién puede entrar y cuándo le informamos',
        'Todas sus llaves de vuelta al terminar el contrato',
      ],
      faq: [
        {
          question: '¿A quién entregan mi llave?',
          answer:
            'Solo a quien usted nos indique y a quien contratemos para los trabajos acordados con usted.',
        },
        {
          question: '¿Puede recoger la llave mi familia cuando yo no estoy?',
          answer: 'Sí. Díganos quién viene y cuándo, y se la entregamos.',
        },
        {
          question: '¿Puedo contratar solo la custodia de llaves?',
          answer: 'Sí. Contrate un servicio o varios: le hacemos un presupuesto gratuito de lo que elija.',
        },
      ],
    },
    cleaning: {
      intro: 'Su casa, limpia cuando usted llega y en orden cuando se va. Limpiamos mientras está fuera.',
      does: [
        'Hacemos la limpieza periódica, como la acordemos con usted',
        'Limpiamos a fondo',
        'Dejamos los cristales limpios',
        'Ponemos la casa a punto para darle la bienvenida',
        'Preparamos la casa para el alquiler vacacional',
      ],
      often:
        'En fechas fijas o solo antes y después de sus estancias: lo acordamos con usted de antemano. La limpieza a fondo y la de cristales, cuando usted las pida.',
      costs:
        'La limpieza a fondo y la de cristales tienen un precio por servicio. De la limpieza periódica le damos un presupuesto antes de empezar.',
      receives: [
        'La casa limpia el día que acuerde con nosotros',
        'Un precio que conoce antes de que empecemos',
        'Un aviso nuestro si algo no sale como habíamos acordado',
      ],
      faq: [
        {
          question: '¿Tengo que estar en casa?',
          answer: 'No. Si custodiamos su llave, entramos los días que hayamos acordado con usted.',
        },
        {
          question: '¿Preparan también la casa para huéspedes?',
          answer:
            'Sí. Es un extra con precio a consultar. Y si nos confía el alquiler, el paquete de alquiler vacacional ya incluye la coordinación de la limpieza y la ropa de cama.',
        },
        {
          question: '¿Puedo pedir solo una limpieza a fondo?',
          answer: 'Sí. Se paga por servicio y no hace falta contratar nada más.',
        },
      ],
    },
    pool: {
      intro:
        'Agua bien cuidada, en temporada y fuera de ella. Nos ocupamos de su piscina mientras usted no está y le avisamos si hay algo que hacer.',
      does: [
        'Controlamos la calidad del agua',
        'Limpiamos el fondo, las paredes y la línea de flotación',
        'Revisamos la bomba y el filtro',
        'Le avisamos en cuanto haya que sustituir algo',
      ],
      often:
        'Todo el año. Primero vemos su piscina y después acordamos con usted cada cuánto vamos, en temporada y fuera de ella.',
      costs:
        'El mantenimiento de la piscina está incluido en el paquete básico, con un precio fijo al mes. Si hace falta un profesional, le pedimos antes su conformidad.',
      receives: [
        'Una piscina atendida, aunque usted no esté',
        'Un aviso en cuanto haya que sustituir algo',
        'Un precio fijo al mes que incluye también el cuidado del jardín',
      ],
      faq: [
        {
          question: '¿Continúa el mantenimiento en invierno?',
          answer: 'Sí. Fuera de temporada seguimos revisando el agua, la bomba y el filtro.',
        },
        {
          question: '¿Qué ocurre si se avería la bomba?',
          answer:
            'Le avisamos y, si usted está conforme, hacemos venir a un profesional y nos ocupamos de abrirle la puerta.',
        },
        {
          question: '¿Puedo contratar solo el mantenimiento de la piscina?',
          answer:
            'Sí. Puede contratar cada servicio por separado. Para la piscina sin el paquete básico le hacemos un presupuesto gratuito.',
        },
      ],
    },
    works: {
      intro:
        'Estamos a pie de obra para que usted no tenga que venir. Y aunque no haya nada que reparar, revisamos igualmente las instalaciones de su casa.',
      does: [
        'Concertamos las citas con los profesionales y les abrimos la puerta',
        'Supervisamos los trabajos',
        'Revisamos el agua, la luz y el gas',
        'Revisamos la ventilación y el aire acondicionado',
        'Nos ocupamos de las pequeñas reparaciones',
      ],
      often:
        'Hacemos dos o cuatro visitas de control al mes, según lo acordado. Los trabajos los planificamos con usted.',
      costs:
        'Revisar el agua, la luz, el gas, la ventilación y el aire acondicionado está incluido en el paquete básico. Las pequeñas reparaciones tienen un precio por servicio. De los demás trabajos le damos un presupuesto antes de empezar.',
      receives: [
        'Un solo interlocutor, aunque intervengan varios profesionales',
        'Un precio que conoce antes de que empiecen los trabajos',
        'Un mensaje en el que le contamos qué se ha hecho',
      ],
      faq: [
        {
          question: '¿Puede empezar un profesional sin mi conformidad?',
          answer:
            'No. La única excepción es una urgencia en la que haya que actuar de inmediato para evitar daños; entonces le informamos lo antes posible.',
        },
        {
          question: '¿Tengo que venir si hay trabajos en casa?',
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
      intro:
        'Una fuga de agua no entiende de horarios. Nosotros tampoco: atendemos las urgencias de día y de noche, también los fines de semana y festivos.',
      does: [
        'Atendemos su aviso a cualquier hora',
        'Acudimos a la casa para ver qué ha ocurrido',
        'Llamamos al profesional adecuado',
        'Le contamos cómo va todo hasta que queda resuelto',
      ],
      often:
        'En una urgencia puede llamarnos las 24 horas, los 7 días de la semana. Si hace falta, vamos a la casa.',
      costs:
        'La visita de urgencia tiene un precio por servicio, que usted conoce de antemano. Si además hace falta un profesional, solo lo llamamos con su conformidad, salvo que haya que actuar de inmediato para evitar daños.',
      receives: [
        'Un número al que puede llamar de día y de noche',
        'La explicación de lo que hemos encontrado en la casa',
        'Noticias nuestras hasta que todo quede resuelto',
      ],
      faq: [
        {
          question: '¿Qué hago en una urgencia?',
          answer:
            'Llámenos: es lo más rápido. Si hay peligro para las personas, llame siempre primero al 112.',
        },
        {
          question: '¿También en días festivos?',
          answer: 'Sí, y también de noche y los fines de semana.',
        },
        {
          question: '¿Qué hacen si no consiguen hablar conmigo?',
          answer:
            'Si hay que actuar de inmediato para evitar daños, llamamos a un profesional y se lo contamos lo antes posible. Para todo lo demás esperamos a tener su conformidad.',
        },
      ],
    },
    rental: {
      intro:
        'Usted pone la casa y nosotros nos ocupamos del resto, desde el anuncio hasta que el huésped devuelve las llaves.',
      does: [
        'Promocionamos su casa y publicamos los anuncios',
        'Gestionamos las reservas y el calendario',
        'Nos encargamos de la comunicación con los huéspedes',
        'Recibimos a los huéspedes, les damos las llaves y las recogemos a su salida',
        'Coordinamos la limpieza y la ropa de cama',
        'Hacemos visitas de control y nos ocupamos de los desperfectos',
      ],
      often: 'Solo cuando usted quiera alquilar su casa, en fechas que acordamos de antemano.',
      costs:
        'Cobramos un porcentaje del precio del alquiler. De los trabajos que no entren en el paquete le damos un presupuesto antes de empezar.',
      receives: [
        'Un solo interlocutor, para usted y para sus huéspedes',
        'Acuerdos claros de antemano: qué fechas se alquilan y cuándo le informamos',
        'Un aviso nuestro si hay desperfectos',
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
