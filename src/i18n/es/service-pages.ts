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
        'Recibimos a sus huéspedes a la llegada y los atendemos a la salida',
        'Abrimos a los profesionales que vienen a hacer los trabajos acordados con usted',
        'Recogemos su correo',
      ],
      often:
        'Custodiamos sus llaves mientras dure el contrato. Recibimos a huéspedes y proveedores los días que acuerde con nosotros.',
      costs:
        'La recogida del correo y la custodia de llaves forman parte del paquete básico. Para recibir a sus huéspedes le hacemos antes un presupuesto.',
      receives: [
        'Un solo interlocutor para todos los que tengan que entrar en su casa',
        'Acuerdos claros de antemano: quién puede entrar y cuándo le informamos',
        'Todas sus llaves de vuelta al terminar el contrato',
      ],
      faq: [
        {
          question: '¿A quién entregan mi llave?',
          answer:
            'Solo a las personas que usted nos haya indicado o que contratemos para los trabajos acordados con usted.',
        },
        {
          question: '¿Puede recoger la llave mi familia cuando yo no estoy?',
          answer: 'Sí. Díganos quién viene y cuándo, y se la entregamos.',
        },
        {
          question: '¿Puedo contratar solo la custodia de llaves?',
          answer:
            'Sí. Puede contratar un solo servicio o varios a la vez: le hacemos un presupuesto gratuito de lo que elija.',
        },
      ],
    },
    cleaning: {
      intro: 'Su casa, limpia a su llegada y en orden tras su marcha. Limpiamos mientras usted está fuera.',
      does: [
        'Limpieza periódica, según lo acordado con usted',
        'Limpieza a fondo',
        'Limpieza de cristales',
        'Limpieza y bienvenida para su llegada',
        'Preparación de la casa para el alquiler vacacional',
      ],
      often:
        'En fechas fijas o solo antes y después de su estancia: lo acordamos con usted de antemano. La limpieza a fondo y la de cristales puede pedirlas cuando le hagan falta.',
      costs:
        'La limpieza a fondo y la de cristales tienen un precio por servicio. Para la limpieza periódica le damos un presupuesto antes de empezar.',
      receives: [
        'Una casa limpia el día que acuerde con nosotros',
        'Un precio que conoce antes de que empecemos',
        'Un aviso nuestro si algo no sale según lo acordado',
      ],
      faq: [
        {
          question: '¿Tengo que estar en casa?',
          answer: 'No. Si custodiamos su llave, entramos los días que hayamos acordado con usted.',
        },
        {
          question: '¿Preparan también la casa para huéspedes?',
          answer:
            'Sí. La preparación para el alquiler vacacional es un extra con precio a consultar. El paquete de alquiler vacacional incluye la coordinación de la limpieza y la ropa de cama.',
        },
        {
          question: '¿Puedo pedir solo una limpieza a fondo?',
          answer:
            'Sí. Es un extra con un precio por servicio, y puede pedirla sola o junto con otros servicios.',
        },
      ],
    },
    pool: {
      intro:
        'Agua bien cuidada, en temporada y fuera de ella. Mantenemos su piscina mientras usted no está y le avisamos si hay que hacer algo.',
      does: [
        'Controlamos la calidad del agua',
        'Limpiamos el fondo, las paredes y la línea de flotación',
        'Revisamos la bomba y el filtro',
        'Le avisamos en cuanto haya que sustituir algo',
      ],
      often:
        'Todo el año. Cuando hayamos visto su piscina, acordamos con usted cada cuánto vamos, en temporada y fuera de ella.',
      costs:
        'El mantenimiento de la piscina forma parte del paquete básico, con un precio fijo al mes. Si hace falta un profesional, le pedimos antes su conformidad.',
      receives: [
        'Una piscina atendida, aunque usted no esté',
        'Un aviso en cuanto haya que sustituir algo',
        'Un precio fijo al mes, que también cubre el cuidado del jardín',
      ],
      faq: [
        {
          question: '¿Continúa el mantenimiento en invierno?',
          answer: 'Sí. También fuera de temporada revisamos el agua, la bomba y el filtro.',
        },
        {
          question: '¿Qué ocurre si se avería la bomba?',
          answer: 'Le avisamos. Con su conformidad, llamamos a un profesional y le abrimos la puerta.',
        },
        {
          question: '¿Puedo contratar solo el mantenimiento de la piscina?',
          answer:
            'Sí. Cada servicio se puede contratar solo o junto con otros. Para la piscina sin el paquete básico le hacemos un presupuesto gratuito.',
        },
      ],
    },
    works: {
      intro:
        'Estamos a pie de obra para que usted no tenga que venir. Y aunque no haya nada que reparar, revisamos las instalaciones de su casa.',
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
        'Las revisiones de agua, luz, gas, ventilación y aire acondicionado forman parte del paquete básico. Las pequeñas reparaciones tienen un precio por servicio. Para los demás trabajos le damos un presupuesto antes de empezar.',
      receives: [
        'Un solo interlocutor, aunque intervengan varios profesionales',
        'Un precio que conoce antes de que empiecen los trabajos',
        'Un mensaje con lo que se ha hecho',
      ],
      faq: [
        {
          question: '¿Puede empezar un profesional sin mi conformidad?',
          answer:
            'No, salvo que una urgencia exija actuar de inmediato para evitar daños. En ese caso le informaremos lo antes posible.',
        },
        {
          question: '¿Tengo que venir si hay trabajos en casa?',
          answer:
            'No hace falta. Abrimos a los profesionales, supervisamos los trabajos y le mantenemos informado.',
        },
        {
          question: '¿Las pequeñas reparaciones incluyen los materiales?',
          answer: 'No. El precio indicado no incluye los materiales.',
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
        'Le mantenemos informado hasta que todo quede resuelto',
      ],
      often: 'Atendemos urgencias las 24 horas, los 7 días de la semana. Acudimos cuando hace falta.',
      costs:
        'La visita de urgencia tiene un precio por servicio, que usted conoce de antemano. Antes de encargar trabajos a un profesional le pedimos su conformidad, salvo que haya que actuar de inmediato para evitar daños.',
      receives: [
        'Un número al que puede llamar de día y de noche',
        'Información sobre lo que encontremos en la casa',
        'Información al día hasta que todo quede resuelto',
      ],
      faq: [
        {
          question: '¿Cómo les localizo en una urgencia?',
          answer:
            'Llámenos: en una urgencia es siempre lo más rápido. Si hay peligro para las personas, llame siempre primero al 112.',
        },
        {
          question: '¿También en días festivos?',
          answer: 'Sí. Atendemos las urgencias también de noche, los fines de semana y los festivos.',
        },
        {
          question: '¿Qué hacen si no consiguen hablar conmigo?',
          answer:
            'Si hay que actuar de inmediato para evitar daños, llamamos a un profesional y le informamos lo antes posible. Para cualquier otro trabajo esperamos su conformidad.',
        },
      ],
    },
    rental: {
      intro:
        'Usted pone la casa y nosotros nos ocupamos del resto: desde el anuncio hasta la devolución de las llaves a la salida.',
      does: [
        'Promocionamos su casa y publicamos los anuncios',
        'Gestionamos las reservas y llevamos el calendario',
        'Llevamos la comunicación con sus huéspedes',
        'Atendemos la entrada y la salida de los huéspedes, con entrega de llaves',
        'Coordinamos la limpieza y la ropa de cama',
        'Hacemos visitas de control y nos ocupamos de los desperfectos',
      ],
      often: 'En los periodos en que usted ponga su casa en alquiler. Las fechas las acordamos de antemano.',
      costs:
        'Nuestros honorarios son un porcentaje del precio del alquiler. Para los trabajos que no formen parte del paquete le damos un presupuesto antes de empezar.',
      receives: [
        'Un solo interlocutor, para usted y para sus huéspedes',
        'Acuerdos claros de antemano: cuándo está disponible la casa y cuándo le informamos',
        'Un aviso nuestro si hay desperfectos',
      ],
      faq: [
        {
          question: '¿Puedo seguir usando mi casa?',
          answer: 'Sí. Usted decide en qué fechas se alquila.',
        },
        {
          question: '¿Quién recibe a los huéspedes?',
          answer:
            'Nosotros. El paquete incluye la entrada y la salida con entrega de llaves, además de la comunicación con los huéspedes.',
        },
        {
          question: '¿Puedo pedir solo la preparación de la casa?',
          answer:
            'Sí. La preparación para el alquiler vacacional es un extra con precio a consultar y puede pedirla sola o junto con otros servicios.',
        },
      ],
    },
  },
};
