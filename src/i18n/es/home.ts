import type { Words } from '../dictionary.ts';

export const hero: Words['hero'] = {
  heading: 'Su casa en Ibiza, en buenas manos',
  intro:
    'Custodiamos sus llaves, recibimos a sus huéspedes y cuidamos de la casa, la piscina y el jardín, esté usted en la isla o no.',
  contact: 'Contacte con nosotros',
  chat: 'Escríbanos por WhatsApp',
  promise: 'Atendemos urgencias de día y de noche',
};

export const services: Words['services'] = {
  heading: 'Todo lo que una casa necesita cuando su dueño no está',
  intro: 'Todo junto o por separado, y con un solo interlocutor aunque intervengan varios profesionales.',
  cards: {
    keys: {
      title: 'Custodia de llaves y recepción de huéspedes',
      text: 'Abrimos la puerta a quien usted espera, aunque no esté en la isla.',
      features: [
        'Sus llaves, guardadas en lugar seguro',
        'Entrega a huéspedes, familiares y proveedores',
        'Recepción y despedida de huéspedes',
        'Recogida de su correo',
      ],
    },
    cleaning: {
      title: 'Limpieza de la casa',
      text: 'Una casa limpia cuando usted llega y recogida cuando se va.',
      features: [
        'Limpieza periódica',
        'Limpieza a fondo',
        'Limpieza de cristales',
        'Limpieza y servicio de bienvenida',
      ],
    },
    pool: {
      title: 'Mantenimiento de la piscina',
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
      text: 'Una fuga de agua no entiende de horarios. Nosotros tampoco.',
      features: [
        'Atención de urgencias de día y de noche',
        'Visita para ver qué ha ocurrido',
        'Aviso al profesional adecuado',
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
        'Entrada y salida, con entrega de llaves',
        'Coordinación de limpieza y ropa de cama',
        'Visitas de control y gestión de desperfectos',
      ],
    },
  },
  contact: 'Contacte con nosotros',
  chat: 'Escríbanos por WhatsApp',
};

export const why: Words['why'] = {
  heading: 'Por qué nos eligen los propietarios',
  items: [
    {
      title: 'Un solo interlocutor',
      text: 'Un número para todo: no tendrá que explicar nada dos veces.',
    },
    {
      title: 'Visitas de control periódicas',
      text: 'Revisamos su casa antes de que un problema pequeño se haga grande.',
    },
    {
      title: 'En {n} idiomas',
      text: 'Puede escribirnos en {languages}.',
    },
    {
      title: 'Pague como prefiera',
      text: 'En euros o con Bitcoin: usted decide cuando tenga el presupuesto.',
    },
  ],
};

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
    contact: 'Solicite un presupuesto',
  },
  extras: {
    title: 'Extras',
    note: 'Precios por servicio; no son cuotas mensuales.',
    items: {
      groceries: 'Hacerle la compra antes de su llegada',
      handyman: 'Pequeñas reparaciones',
      emergency: 'Visita de urgencia',
      deepclean: 'Limpieza a fondo',
      windowwash: 'Limpieza de cristales',
      pest: 'Control de plagas',
      carclean: 'Limpieza del coche',
      weeklyinspections: 'Visitas de control semanales',
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
    includes: 'Incluido en la gestión integral',
    contact: 'Consúltenos sobre el alquiler',
    hint: 'Este botón añade el paquete de alquiler vacacional a su mensaje.',
  },
};

export const day: Words['day'] = {
  heading: 'Un día en la vida de su llave',
  times: {
    morning: { title: 'Mañana', text: 'Abrimos la puerta al profesional y supervisamos el trabajo.' },
    midday: { title: 'Mediodía', text: 'Revisamos el agua, la bomba y el filtro de su piscina.' },
    evening: { title: 'Tarde', text: 'Recibimos a sus huéspedes y les entregamos la llave.' },
    night: { title: 'Noche', text: 'Su llave vuelve a estar a buen recaudo.' },
  },
};

export const about: Words['about'] = {
  heading: 'Quiénes somos',
  more: 'Más sobre nosotros',
  paragraphs: [
    'Cuidamos casas de Ibiza cuyos propietarios solo están aquí una parte del año. En invierno se quedan vacías, en verano se llenan y siempre necesitan a alguien pendiente de ellas.',
    'Todo empieza por la llave. Confiar la llave es confiar la casa. Por eso acordamos de antemano quién puede entrar, qué revisamos y cuándo le informamos.',
    'En una isla, las cosas se resuelven entre gente que se conoce. Con nuestra red de profesionales atendemos lo que su casa necesita, desde un grifo que gotea hasta toda una temporada de alquiler.',
  ],
  values: {
    local: {
      title: 'Conocimiento de la isla',
      text: 'Trabajamos aquí todo el año y sabemos qué le hacen a una casa el sol, el salitre y los meses de ausencia.',
    },
    reliability: {
      title: 'Fiabilidad',
      text: 'Lo que acordamos consta en su presupuesto. Si algo no sale bien, lo sabrá por nosotros.',
    },
    network: { title: 'Red local', text: 'Conocemos a los profesionales, y ellos a nosotros.' },
    quality: { title: 'Calidad', text: 'Dejamos cada casa como querríamos encontrar la nuestra.' },
  },
  stat: { value: '24/7', label: 'atención de urgencias' },
  mission: {
    title: 'Nuestra misión',
    text: 'Que su casa en Ibiza le dé tranquilidad, no preocupaciones.',
  },
  badges: [
    'Urgencias de día y de noche',
    'Respuesta a su correo en {emailHours}\u00a0horas',
    'Precios claros de antemano',
  ],
};

export const how: Words['how'] = {
  heading: 'Cómo trabajamos',
  intro: 'Del primer mensaje al cuidado de su casa, en cuatro pasos.',
  steps: [
    {
      title: 'Primer contacto',
      text: 'Llámenos o escríbanos y cuéntenos cómo es su casa y qué necesita.',
    },
    {
      title: 'Visita a la casa',
      text: 'Vemos la casa, el jardín y las instalaciones, y hablamos de lo que hace falta.',
    },
    {
      title: 'Presupuesto',
      text: 'Le enviamos un presupuesto de lo que usted elija: el paquete básico con extras o servicios sueltos.',
    },
    {
      title: 'Las llaves',
      text: 'Cuando acepte el presupuesto, recogemos las llaves y empezamos a cuidar de su casa.',
    },
  ],
};
