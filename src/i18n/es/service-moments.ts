import type { Words } from '../dictionary.ts';

/** The words of the four drawn moments on each service’s page, except emergencies. */
export const serviceMoments: Words['servicePages']['moments'] = {
  keys: {
    heading: 'Dónde está su llave',
    moments: {
      received: { title: 'Al entregarla', text: 'Usted nos da las llaves y acordamos quién puede entrar.' },
      kept: { title: 'En lugar seguro', text: 'Custodiamos sus llaves mientras dure el contrato.' },
      used: {
        title: 'En uso',
        text: 'Recibimos a las personas que usted indique y abrimos la puerta a los profesionales para los trabajos acordados con usted.',
      },
      returned: {
        title: 'De nuevo en sus manos',
        text: 'Al terminar el contrato, le devolvemos todas sus llaves.',
      },
    },
  },
  cleaning: {
    heading: 'Desde que usted se va hasta que vuelve',
    moments: {
      leave: {
        title: 'Usted se va',
        text: 'Solo tiene que cerrar con llave. De recoger nos ocupamos nosotros.',
      },
      clean: {
        title: 'Limpiamos',
        text: 'Habitación por habitación. La limpieza a fondo y la de cristales, cuando usted las pida.',
      },
      beds: { title: 'Hacemos las camas', text: 'Con los armarios aireados y toallas limpias en los baños.' },
      ready: { title: 'Usted llega', text: 'El día acordado, todo está listo.' },
    },
  },
  pool: {
    heading: 'Su piscina a lo largo del año',
    moments: {
      spring: {
        title: 'Primavera',
        text: 'El agua se templa y las algas empiezan a crecer. Limpiamos el fondo, las paredes y la línea de flotación.',
      },
      summer: {
        title: 'Verano',
        text: 'El calor y los baños consumen el cloro. Comprobamos la calidad del agua.',
      },
      autumn: {
        title: 'Otoño',
        text: 'La lluvia y el viento traen agujas de pino y polvo del Sáhara. Volvemos a dejar limpia la piscina.',
      },
      winter: {
        title: 'Invierno',
        text: 'Nadie se baña, pero la bomba sigue en marcha. Seguimos revisando el agua, la bomba y el filtro.',
      },
    },
  },
  works: {
    heading: 'De la revisión al informe',
    moments: {
      check: {
        title: 'Revisamos',
        text: 'El agua, la luz, el gas, la ventilación y el aire acondicionado, aunque no haya nada que reparar.',
      },
      approval: {
        title: 'Usted decide',
        text: 'Conoce el precio antes de que empiecen los trabajos y nos da su visto bueno.',
      },
      work: {
        title: 'Estamos a pie de obra',
        text: 'Concertamos las citas con los profesionales, les abrimos la puerta y supervisamos los trabajos.',
      },
      report: {
        title: 'Le informamos',
        text: 'Recibe un informe de lo que se ha hecho.',
      },
    },
  },
  rental: {
    heading: 'Una estancia en su casa',
    moments: {
      booking: {
        title: 'Reserva',
        text: 'Publicamos el anuncio, gestionamos las reservas y llevamos el calendario al día.',
      },
      arrival: {
        title: 'Llegada',
        text: 'Recibimos a sus huéspedes y les entregamos las llaves.',
      },
      stay: {
        title: 'Durante la estancia',
        text: 'Atendemos a sus huéspedes para que usted no tenga que hacerlo.',
      },
      departure: {
        title: 'Salida',
        text: 'Nos despedimos de sus huéspedes, revisamos la casa y coordinamos la limpieza y la ropa de cama.',
      },
    },
  },
};
