import type { Words } from '../dictionary.ts';

/** A sheet of paper for each service, such as an owner receives, about an invented house. */
export const serviceSamples: Words['servicePages']['samples'] = {
  note: 'Ejemplo: la casa y los datos son inventados.',
  keys: {
    title: 'Registro de llaves',
    fact: { label: 'Etiqueta', value: 'N.º 17' },
    by: 'Anotado por',
    rows: {
      received: 'Recibidas de usted: dos llaves de la casa y una de la verja.',
      inspection: 'A las {keyOut}, retiradas para la visita de control. De vuelta a las {keyBack}.',
      newTap:
        'A las {keyOut}, retiradas para abrir la puerta al profesional que cambia el grifo, según lo acordado con usted. Estuvimos presentes; de vuelta a las {keyBack}.',
      guests:
        'A las {keyOut}, una llave de la casa a los huéspedes que usted indicó. Devuelta el {lastDay}; las tres llaves, de nuevo a buen recaudo.',
    },
  },
  cleaning: {
    title: 'La casa, lista para su llegada',
    fact: { label: 'Su llegada', value: '12 de julio, 18:30' },
    by: 'Preparada por',
    done: [
      'Camas hechas y armarios aireados',
      'Baños limpios y toallas recién puestas',
      'Cocina limpia y nevera fría',
      'Habitaciones ventiladas, persianas abiertas',
      'Suelos aspirados y fregados',
      'Terraza barrida y sombrillas fuera',
      'Termo encendido y luces revisadas',
    ],
    photo: 'Dormitorio, 16:40',
  },
  pool: {
    title: 'Ficha del agua',
    fact: { label: 'Visita', value: '4 de agosto, 9:20' },
    by: 'Medido por',
    measures: {
      ph: { name: 'pH', value: '7,4', good: 'correcto: de 7,2 a 7,6', was: '7,8 al llegar' },
      chlorine: { name: 'Cloro libre', value: '1,2 mg/l', good: 'correcto: de 0,5 a 2 mg/l' },
    },
    checked: 'Revisado',
    rows: [
      { name: 'pH', text: 'Al llegar, 7,8. Añadimos reductor de pH y volvimos a medir: 7,4.' },
      { name: 'Cloro', text: '1,2 mg/l, sin añadir nada.' },
      { name: 'Cestas', text: 'Vaciadas la del skimmer y la de la bomba.' },
      { name: 'Línea de flotación', text: 'Cepillada toda, sin algas.' },
      { name: 'Bomba y filtro', text: 'En marcha; filtro lavado a contracorriente.' },
    ],
  },
  works: {
    title: 'Presupuesto: grifo del baño de invitados',
    by: 'Preparado por',
    labour: 'Quitar el grifo viejo y montar el nuevo',
    materials: { name: 'Materiales', text: 'Un grifo monomando' },
    total: 'Total',
    question: '¿Seguimos adelante?',
    answers: ['Aceptar', 'Rechazar'],
  },
  always: {
    title: 'Visita de urgencia: agua en la cocina',
    fact: { label: 'Visita', value: '6 de diciembre' },
    by: 'Redactado por',
    rows: [
      {
        name: '21:40',
        text: 'Usted llama: hay agua en el suelo de la cocina. Sus huéspedes cierran la llave de paso general.',
      },
      { name: '21:42', text: 'Por teléfono le decimos que llegamos antes de las 22:30.' },
      { name: '22:25', text: 'En la casa: se ha roto el latiguillo del fregadero.' },
      {
        name: '22:35',
        text: 'La llave del fregadero queda cerrada y sus huéspedes vuelven a tener agua. Secamos el suelo.',
      },
      { name: '22:55', text: 'Le llamamos y le contamos qué hemos encontrado.' },
    ],
    costs: 'Cuánto cuesta',
    question: '¿Llamamos a un fontanero para que cambie mañana el latiguillo? Cuesta {price}.',
    answers: ['Sí, adelante', 'No, de momento no'],
  },
  rental: {
    title: 'Liquidación de julio',
    fact: { label: 'Estancias', value: '3, en total 24 noches' },
    by: 'Preparada por',
    income: { name: 'Ingresos por alquiler', text: 'Tres estancias' },
    fee: { name: 'Nuestros honorarios', text: '{percent} del precio del alquiler' },
    cleaning: { name: 'Limpieza y ropa de cama', text: 'Tres cambios de huéspedes' },
    total: 'Para usted',
  },
};
