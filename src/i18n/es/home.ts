import type { Words } from '../dictionary.ts';

/** The top of the home page. */
export const hero: Words['hero'] = {
  heading: 'Su casa en Ibiza, en buenas manos',
  intro:
    'Custodiamos sus llaves, recibimos a sus huéspedes y cuidamos de la casa, la piscina y el jardín, esté usted en la isla o no.',
  contact: 'Pedir presupuesto gratuito',
  chat: 'Escribir por WhatsApp',
  promise: 'Atendemos urgencias de día y de noche',
};

/** The home page: reasons to choose this business. */
export const why: Words['why'] = {
  heading: 'Por qué nos eligen los propietarios',
  items: [
    {
      title: 'Un solo interlocutor',
      text: 'Para cualquier cosa, hable con nosotros: no tendrá que explicar nada dos veces.',
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

/** The home page: a day in the life of a key, from morning to night. */
export const day: Words['day'] = {
  heading: 'Un día en la vida de su llave',
  times: {
    morning: { title: 'Mañana', text: 'Abrimos la puerta al profesional y supervisamos el trabajo.' },
    midday: { title: 'Mediodía', text: 'Revisamos el agua, la bomba y el filtro de su piscina.' },
    evening: { title: 'Tarde', text: 'Recibimos a sus huéspedes y les entregamos una llave.' },
    night: { title: 'Noche', text: 'Su llave vuelve a estar a buen recaudo.' },
  },
};

/** The home page: who the business is. */
export const about: Words['about'] = {
  heading: 'Quiénes somos',
  paragraphs: [
    'Cuidamos casas de Ibiza cuyos propietarios solo están aquí una parte del año. En invierno se quedan vacías, en verano se llenan y siempre necesitan a alguien pendiente de ellas.',
    'Todo empieza por la llave. Quien nos confía la llave nos confía la casa.',
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
    'Presupuestos gratuitos',
    'Un informe tras cada visita de control',
    'Precios conocidos de antemano',
  ],
};

/** The home page: the steps from the first message to regular care. */
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
      text: 'Le enviamos un presupuesto de lo que usted elija: el paquete básico, con o sin extras, o servicios sueltos.',
    },
    {
      title: 'Las llaves',
      text: 'Cuando acepte el presupuesto, usted nos entrega las llaves y empezamos a cuidar de su casa.',
    },
  ],
};
