import type { Words } from '../dictionary.ts';

export const hero: Words['hero'] = {
  heading: 'Su casa en Ibiza, en buenas manos',
  intro:
    'Guardamos sus llaves, recibimos a sus huéspedes y cuidamos la casa, la piscina y el jardín. Esté usted o no.',
  contact: 'Contacte con nosotros',
  chat: 'Escríbanos por WhatsApp',
  promise: 'Urgencias atendidas de día y de noche',
};

export const services: Words['services'] = {
  heading: 'Todo lo que una casa necesita cuando su dueño no está',
  intro:
    'Cinco servicios, por separado o en conjunto. Usted trata con un solo interlocutor, aunque hagan falta varios oficios.',
  cards: {
    keys: {
      title: 'Gestión de llaves y recepción',
      text: 'Abrimos la puerta a quien usted espera, y a nadie más.',
      features: [
        'Custodia segura de sus llaves',
        'Entrega a huéspedes, familiares y proveedores',
        'Recepción a la llegada y a la salida',
        'Gestión de su correo postal',
      ],
    },
    cleaning: {
      title: 'Limpieza de la casa',
      text: 'Una casa limpia a su llegada y en orden a su salida.',
      features: [
        'Limpieza periódica',
        'Limpieza a fondo',
        'Limpieza de cristales',
        'Limpieza y bienvenida antes de su llegada',
      ],
    },
    pool: {
      title: 'Mantenimiento de la piscina',
      text: 'Agua cristalina toda la temporada, y también fuera de ella.',
      features: [
        'Control de la calidad del agua',
        'Limpieza de fondo, paredes y línea de flotación',
        'Revisión de bomba y filtro',
        'Aviso en cuanto haya que sustituir algo',
      ],
    },
    works: {
      title: 'Coordinación de obras y mantenimiento técnico',
      text: 'Estamos al lado del profesional para que usted no tenga que tomar un avión.',
      features: [
        'Citas con los profesionales y acceso a la casa',
        'Supervisión de los trabajos e informes para usted',
        'Revisión de los suministros',
        'Revisión de la ventilación y el aire acondicionado',
      ],
    },
    always: {
      title: 'Servicio 24/7',
      text: 'Una fuga de agua no entiende de horarios. Nosotros tampoco.',
      features: [
        'Localizables de día y de noche en caso de urgencia',
        'Acudir a ver qué ha ocurrido',
        'Llamar al profesional adecuado',
        'Mantenerle informado hasta que esté resuelto',
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
      text: 'Llaves, limpieza, piscina, jardín y técnica: llama a un solo número y lo explica una sola vez.',
    },
    {
      title: 'Un precio fijo al mes',
      text: 'El paquete básico tiene un solo precio, IVA incluido. Lo que añada tiene su propio precio, conocido de antemano.',
    },
    {
      title: 'Inspecciones periódicas',
      text: 'Dos o cuatro veces al mes, según lo acordado, revisamos su casa antes de que algo pequeño se haga grande.',
    },
    {
      title: 'En {n} idiomas',
      text: 'Puede escribirnos en {languages}.',
    },
    {
      title: 'También de noche',
      text: 'En caso de urgencia estamos localizables de día y de noche, también los fines de semana y festivos.',
    },
    {
      title: 'Pague como prefiera',
      text: 'En euros o, si lo prefiere, con Bitcoin. Lo decide después del presupuesto.',
    },
  ],
};

export const pricing: Words['pricing'] = {
  heading: 'Precios claros',
  intro: 'Un paquete básico para cada mes. A eso le añade lo que necesite, cuando lo necesite.',
  base: {
    title: 'Paquete básico',
    perMonth: 'al mes, IVA incluido',
    includes: 'Incluido',
    inclusions: {
      garden: 'Cuidado del jardín',
      pool: 'Mantenimiento de la piscina',
      utilities: 'Revisión de los suministros',
      mailkeys: 'Gestión del correo y las llaves',
      inspections: '2 o 4 inspecciones al mes, según lo acordado',
      hvac: 'Revisión de la ventilación y el aire acondicionado',
    },
    contact: 'Solicite un presupuesto',
  },
  extras: {
    title: 'Extras',
    note: 'Precios por servicio, no mensuales.',
    items: {
      groceries: 'Compra antes de su llegada',
      handyman: 'Pequeñas reparaciones',
      emergency: 'Visita de urgencia',
      deepclean: 'Limpieza a fondo',
      windowwash: 'Limpieza de cristales',
      pest: 'Control de plagas',
      carclean: 'Limpieza del coche',
      weeklyinspections: 'Inspecciones semanales',
      rentalprep: 'Preparación para el alquiler',
      welcomeclean: 'Limpieza y bienvenida',
      seasonal: 'Montaje y desmontaje de temporada',
    },
    materials: 'materiales no incluidos',
    onRequest: 'a consultar',
    nameColumn: 'Extra',
    priceColumn: 'Precio',
  },
  rental: {
    title: 'Paquete de alquiler',
    fee: 'del precio del alquiler',
    text: 'Gestión completa del alquiler: usted pone la casa y nosotros nos ocupamos del resto.',
    includes: 'Incluido en la gestión del alquiler',
    inclusions: [
      'Promoción y publicación de su casa',
      'Reservas y planificación',
      'Comunicación con los huéspedes',
      'Entrada y salida con entrega de llaves',
      'Coordinación de limpieza y ropa de casa',
      'Inspecciones y gestión de daños',
    ],
    contact: 'Hable con nosotros del alquiler',
    hint: 'Con este botón, el paquete de alquiler se envía con su mensaje.',
  },
};

export const about: Words['about'] = {
  heading: 'Quiénes somos',
  paragraphs: [
    'Cuidamos casas en Ibiza cuyos propietarios no están aquí todo el año. Casas que en invierno se quedan vacías, en verano se llenan y durante todo el año necesitan a alguien que esté pendiente de ellas.',
    'Todo empieza por la llave. Quien guarda su llave guarda su confianza. Por eso acordamos de antemano quién puede entrar, qué revisamos y cuándo tendrá noticias nuestras.',
    'En una isla todo pasa por personas que se conocen. Con nuestra red de profesionales organizamos lo que su casa necesita, desde un grifo que gotea hasta toda una temporada de alquiler.',
  ],
  values: {
    local: {
      title: 'Conocimiento de la isla',
      text: 'Trabajamos aquí todo el año y sabemos qué le hacen a una casa el sol, la sal y el desuso.',
    },
    reliability: {
      title: 'Fiabilidad',
      text: 'Lo que acordamos, lo hacemos. Si algo no sale, lo sabrá por nosotros.',
    },
    network: { title: 'Red local', text: 'Profesionales a los que conocemos y que nos conocen.' },
    quality: { title: 'Calidad', text: 'Dejamos cada casa como querríamos encontrar la nuestra.' },
  },
  stat: { value: '24/7', label: 'localizables en caso de urgencia' },
  mission: {
    title: 'Nuestra misión',
    text: 'Que su casa en Ibiza le dé tranquilidad y ninguna preocupación.',
  },
  badges: [
    'Urgencias de día y de noche',
    'Correos respondidos en {hours} horas',
    'Precios conocidos de antemano',
  ],
};

export const how: Words['how'] = {
  heading: 'Cómo trabajamos',
  intro: 'Del primer mensaje al cuidado continuo, en cuatro pasos.',
  steps: [
    { title: 'Primer contacto', text: 'Nos llama o nos escribe y nos habla de su casa y de lo que busca.' },
    {
      title: 'Visita a la casa',
      text: 'Vemos la casa, el jardín y las instalaciones, y hablamos de lo que hace falta.',
    },
    { title: 'Presupuesto', text: 'Recibe un presupuesto con el paquete básico y los extras que elija.' },
    {
      title: 'Llaves e inicio',
      text: 'Con su visto bueno recogemos las llaves y empieza el cuidado de su casa.',
    },
  ],
};
