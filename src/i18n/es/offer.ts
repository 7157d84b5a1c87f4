import type { Words } from '../dictionary.ts';

/** The home page: the services, each of which has a page. */
export const services: Words['services'] = {
  heading: 'Todo lo que una casa necesita cuando su dueño no está',
  intro: 'Todo junto o por separado: usted elige.',
  cards: {
    keys: {
      title: 'Custodia de llaves y recepción de huéspedes',
      text: 'Aunque no esté usted en la isla, abrimos la puerta a quien nos indique.',
      features: [
        'Sus llaves, guardadas en lugar seguro',
        'Entrega de llaves a los huéspedes y familiares que usted indique',
        'Recepción de huéspedes y proveedores',
        'Recogida de su correo',
      ],
    },
    cleaning: {
      title: 'Limpieza de viviendas',
      text: 'Una casa limpia cuando usted llega y recogida cuando se va.',
      features: [
        'Limpieza periódica',
        'Limpieza a fondo',
        'Limpieza de cristales',
        'Limpieza y servicio de bienvenida',
      ],
    },
    pool: {
      title: 'Mantenimiento de piscinas',
      text: 'Agua limpia y equipos a punto, todo el año.',
      features: [
        'Control de la calidad del agua',
        'Limpieza de fondo, paredes y línea de flotación',
        'Revisión de bomba y filtro',
        'Aviso en cuanto haya que sustituir algo',
      ],
    },
    works: {
      title: 'Coordinación de obras y mantenimiento técnico',
      text: 'Estamos a pie de obra para que usted no tenga que venir.',
      features: [
        'Citas con los profesionales y acceso a la casa',
        'Supervisión de los trabajos e información sobre su avance',
        'Revisión de agua, luz y gas',
        'Revisión de la ventilación y el aire acondicionado',
      ],
    },
    always: {
      title: 'Servicio 24/7',
      text: 'Una fuga de agua no entiende de horarios. En una urgencia, nosotros tampoco.',
      features: [
        'Atención de urgencias de día y de noche',
        'Visita para ver qué ha ocurrido',
        'El profesional adecuado, si hace falta',
        'Información hasta que todo se resuelva',
      ],
    },
    rental: {
      title: 'Gestión integral del alquiler vacacional',
      text: 'Usted decide cuándo está libre su casa; nosotros atendemos a los huéspedes.',
      features: [
        'Promoción y anuncios de su casa',
        'Reservas y calendario',
        'Comunicación con los huéspedes',
        'Entrada y salida de huéspedes, con entrega de llaves',
        'Coordinación de limpieza y ropa de cama',
        'Visitas de control y gestión de desperfectos',
      ],
    },
  },
  contact: 'Contactar con nosotros',
  chat: 'Escribir por WhatsApp',
};

/** The home page: prices, and the calculator of a quote. */
export const pricing: Words['pricing'] = {
  heading: 'Precios claros',
  intro: 'Un paquete básico mensual al que puede añadir lo que necesite, cuando lo necesite.',
  withoutVat: 'IVA no incluido',
  base: {
    title: 'Paquete básico',
    perMonth: 'al mes, IVA incluido',
    includes: 'Incluido',
    inclusions: {
      garden: 'Cuidado del jardín',
      pool: 'Mantenimiento de la piscina',
      utilities: 'Revisión de agua, luz y gas',
      mailkeys: 'Recogida de correo y custodia de llaves',
      inspections: '2 o 4 visitas de control al mes, según lo acordado',
      hvac: 'Revisión de la ventilación y el aire acondicionado',
    },
  },
  extras: {
    title: 'Extras',
    note: 'Precios por servicio; no son cuotas mensuales. En los extras con precio a consultar, el presupuesto indica cómo se facturan.',
    items: {
      groceries: 'Servicio de compra antes de su llegada',
      handyman: 'Pequeña reparación',
      emergency: 'Visita de urgencia',
      deepclean: 'Limpieza a fondo',
      windowwash: 'Limpieza de cristales',
      pest: 'Control de plagas',
      carclean: 'Limpieza del coche',
      weeklyinspections: 'Visitas de control semanales adicionales',
      rentalprep: 'Preparación para el alquiler vacacional',
      welcomeclean: 'Limpieza y servicio de bienvenida',
      seasonal: 'Apertura o cierre de la casa por temporada',
    },
    materials: 'materiales no incluidos',
    onRequest: 'a consultar',
    nameColumn: 'Extra',
    priceColumn: 'Precio',
  },
  rental: {
    title: 'Paquete de alquiler vacacional',
    fee: 'del precio del alquiler',
    includes: 'Incluido en el paquete de alquiler vacacional',
    hint: 'Este botón añade el paquete de alquiler vacacional a su mensaje.',
  },
};
