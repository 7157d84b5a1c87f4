import type { LegalWords } from '../dictionary.ts';

/** The legal pages: privacy, cookies and terms. The business’s details and prices fill the placeholders. */
export const legal: LegalWords = {
  privacy: {
    title: 'Política de privacidad',
    intro: 'Solo le pedimos los datos que necesitamos para responderle y para cuidar de su casa.',
    sections: [
      {
        heading: 'Quién es el responsable',
        paragraphs: [
          'El responsable del tratamiento de los datos personales en este sitio web es {name}, {street}, {town}, {island} ({taxNumber}). Puede escribirnos a {email} o llamarnos al {phone}.',
        ],
      },
      {
        heading: 'Qué datos y para qué',
        paragraphs: ['Tratamos los siguientes datos:'],
        table: {
          heads: ['Ámbito', 'Datos y finalidad', 'Base jurídica'],
          rows: [
            [
              'Contacto y presupuestos',
              'Su nombre, su correo electrónico, su mensaje y los demás datos que indique, como su teléfono, el asunto, los servicios elegidos o una propuesta de cita. Con ellos le respondemos y le preparamos un presupuesto.',
              'Medidas precontractuales, artículo 6.1.b) del RGPD',
            ],
            [
              'Prestación del servicio',
              'Los datos que necesitamos para cuidar de su casa, emitir las facturas y llevar la contabilidad.',
              'Ejecución del contrato y obligación legal, artículo 6.1.b) y c) del RGPD',
            ],
            [
              'Llaves y visitas de control',
              'Los números de sus llaves, los códigos de su alarma, el registro de llaves (quién ha tenido qué llave y cuándo) y las fotos de las estancias en nuestros informes. Con ellos abrimos la casa solo a quien puede entrar y le mostramos qué hemos encontrado. Al terminar el contrato le devolvemos las llaves y borramos los códigos; el registro y las fotos los conservamos mientras puedan plantearse reclamaciones.',
              'Ejecución del contrato, artículo 6.1.b) del RGPD; para otras personas que figuran en el registro, interés legítimo, artículo 6.1.f) del RGPD',
            ],
            [
              'Seguridad',
              'Datos técnicos, como su dirección IP, que conservamos poco tiempo y solo usamos para evitar abusos y resolver incidencias técnicas. Para contar los intentos repetidos desde una misma conexión no guardamos la dirección IP, sino un código que solo nosotros podemos comparar con ella. También tratamos ese código como dato personal.',
              'Interés legítimo, artículo 6.1.f) del RGPD',
            ],
            [
              'Alquiler vacacional',
              'En las viviendas cuyo alquiler gestionamos, los datos de los huéspedes necesarios para la reserva y para el registro de viajeros que exige la ley.',
              'Ejecución del contrato y obligación legal, artículo 6.1.b) y c) del RGPD; Real Decreto 933/2021',
            ],
            [
              'Redacción',
              'Las cuentas de quienes escriben los artículos de este sitio web, para que conste quién ha publicado qué.',
              'Interés legítimo, artículo 6.1.f) del RGPD',
            ],
          ],
        },
      },
      {
        heading: 'Lo que no hacemos',
        paragraphs: [
          'No le rastreamos, no elaboramos perfiles, no tomamos decisiones automatizadas sobre usted y no vendemos sus datos. Solo los reciben quienes se indican en esta página. Este sitio web tampoco carga contenidos de terceros.',
        ],
      },
      {
        heading: 'A quién comunicamos los datos',
        paragraphs: [
          'Damos su nombre, su teléfono y la dirección de la casa a los profesionales que van a trabajar para usted, pero no les damos ninguna llave: les abrimos nosotros la puerta. Nuestro banco y la administración tributaria reciben lo necesario para los pagos y la contabilidad. Si gestionamos el alquiler de una vivienda, comunicamos a la policía los datos que la ley exige sobre los huéspedes.',
        ],
      },
      {
        heading: 'Encargados del tratamiento',
        paragraphs: ['Estas empresas tratan datos por cuenta nuestra{agreements}:'],
        list: [
          'Netlify: aloja el sitio web y las funciones de los formularios.',
          'Supabase: guarda la base de datos, las cuentas de la redacción y las imágenes.',
          'Resend: envía los correos electrónicos de este sitio web.',
          '{aiService}: proporciona la IA con la que escribimos y traducimos artículos. No recibe datos de los visitantes.',
          '{fallbackService}: entrega los mensajes cuando falla la vía habitual.',
        ],
      },
      {
        heading: 'Fuera del Espacio Económico Europeo',
        paragraphs: [
          'Los encargados también pueden tratar datos fuera del Espacio Económico Europeo, sobre todo en Estados Unidos. Lo hacen al amparo de una decisión de adecuación (en el caso de las empresas adheridas al Marco de Privacidad de Datos UE-EE.\u00a0UU.) o de las cláusulas contractuales tipo de la Comisión Europea.',
        ],
      },
      {
        heading: 'WhatsApp y Bitcoin',
        paragraphs: [
          'Si prefiere WhatsApp, se aplican además las condiciones de ese servicio, que no recibe ningún dato hasta que usted abre el enlace. Si paga con Bitcoin, cualquiera puede ver el pago en una red pública: su nombre no figura en ella, pero lo que allí queda registrado no se puede borrar. Para saber si el pago ha llegado, nuestro servidor consulta dos servicios públicos que muestran los pagos de esa red. Solo reciben la dirección de pago.',
        ],
      },
      {
        heading: 'Cuánto tiempo conservamos los datos',
        paragraphs: [
          'Conservamos los mensajes solo el tiempo necesario para atenderlos.{retention} Los datos de un contrato los conservamos mientras esté en vigor y, después, durante los plazos que fijan las leyes mercantiles y fiscales o mientras puedan plantearse reclamaciones.',
        ],
      },
      {
        heading: 'Sus derechos',
        paragraphs: [
          'No está obligado a darnos sus datos, pero sin su nombre, su correo electrónico y su mensaje no podemos responderle.',
          'Conforme al RGPD y a la Ley Orgánica 3/2018 (LOPDGDD), puede acceder a sus datos y pedirnos que los rectifiquemos, que los suprimamos, que limitemos su tratamiento o que se los entreguemos para llevarlos a otro proveedor (portabilidad). También puede oponerse a que los tratemos. Basta con un mensaje a {email}; a veces le pediremos que acredite su identidad. Además, puede presentar una reclamación ante la Agencia Española de Protección de Datos (www.aepd.es) o ante la autoridad de control de su país.',
        ],
      },
    ],
  },
  terms: {
    title: 'Condiciones generales de contratación',
    intro: 'Estas condiciones se aplican a los servicios que {name} presta en {island}.',
    sections: [
      {
        heading: 'Presupuesto y contrato',
        paragraphs: [
          'El presupuesto es gratuito. Cuando usted lo acepta, el contrato queda formalizado. En caso de discrepancia, el presupuesto prevalece sobre estas condiciones.',
        ],
      },
      {
        heading: 'Precios',
        paragraphs: [],
        list: [
          'El paquete básico cuesta {basePrice} al mes e incluye todo lo que el apartado de precios enumera bajo «Incluido». El número de visitas de control (2 o 4 al mes) lo acordamos con usted.',
          'Los extras con precio indicado se cobran por servicio, no como cuota mensual. En las pequeñas reparaciones, los materiales se cobran aparte. Si un extra no tiene precio indicado, le hacemos antes un presupuesto, en el que consta cómo se factura.',
          'Por la gestión integral del alquiler vacacional cobramos el {rentalFee} del precio del alquiler.',
          '{rentalFeeOf}',
        ],
      },
      {
        heading: 'Pago',
        paragraphs: [
          'El pago se hace en euros, en la forma y el plazo que indique el presupuesto. Si va a pagar con Bitcoin, le enviamos una dirección única y el importe exacto cuando acepte el presupuesto; el encargo se considera confirmado en cuanto la red confirma el pago. En la página sobre Bitcoin explicamos qué ocurre si paga tarde, de menos o de más.',
        ],
      },
      {
        heading: 'Llaves y acceso',
        paragraphs: [
          'Custodiamos sus llaves con cuidado y solo las entregamos a quien usted nos haya indicado y, si gestionamos el alquiler de su casa, a los huéspedes con reserva. A los profesionales les abrimos nosotros la puerta, para los trabajos acordados con usted o cuando haya que actuar de inmediato para evitar daños. No hacemos copias sin su permiso. Si se pierde una llave, le avisamos de inmediato; si ha sido culpa nuestra, pagamos el cambio de cerradura y de llaves. Al terminar el contrato se las devolvemos todas.',
        ],
      },
      {
        heading: 'Trabajos de terceros',
        paragraphs: [
          'Antes de encargar un trabajo a otros profesionales le pedimos su conformidad. Solo actuamos sin ella si una urgencia exige intervenir de inmediato para evitar daños; en ese caso le informamos lo antes posible.',
        ],
      },
      {
        heading: 'Urgencias',
        paragraphs: [
          'Atendemos urgencias las 24 horas, los 7 días de la semana. Si hay peligro para las personas, llame siempre primero al 112.',
        ],
      },
      {
        heading: 'Responsabilidad',
        paragraphs: [
          'Trabajamos con diligencia y, dentro de los límites de la ley, respondemos de los daños que causemos por culpa nuestra. A usted le corresponde tener la vivienda y su contenido debidamente asegurados. Nada de lo dispuesto en estas condiciones limita los derechos irrenunciables que la ley le reconoce como consumidor.',
        ],
      },
      {
        heading: 'Desistimiento y resolución del contrato',
        paragraphs: [
          'Si contrata a distancia como consumidor, tiene 14 días naturales para desistir del contrato sin indicar el motivo. Basta con un mensaje a {email}; si lo prefiere, puede usar el modelo de formulario que prevé la ley. Este derecho no se aplica a las reparaciones urgentes que nos pida expresamente. Si nos pide que empecemos dentro de ese plazo y después desiste, abonará la parte del servicio que ya hayamos prestado. El preaviso para dar de baja un servicio continuado figura en el presupuesto.',
        ],
      },
      {
        heading: 'Ley aplicable',
        paragraphs: [
          'Nuestros contratos se rigen por la ley española. Si es consumidor, conserva la protección que le da la ley del país donde reside y puede acudir a los tribunales de ese país. Si tiene una queja, escríbanos primero a {email}; también puede pedirnos la hoja de reclamaciones oficial. Publicamos estas condiciones en varios idiomas; a usted se le aplica el texto en el idioma de su presupuesto.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Política de cookies',
    intro: 'Este sitio web no instala cookies para rastrearle, medir visitas ni mostrar publicidad.',
    sections: [
      {
        heading: 'Por qué no le pedimos consentimiento',
        paragraphs: [
          'No guardamos en su navegador nada que sirva para rastrearle ni cargamos contenidos de terceros. Lo que sí se guarda es necesario para algo que usted pide, y para eso la ley no exige su consentimiento.',
        ],
      },
      {
        heading: 'Qué se guarda en su navegador',
        paragraphs: ['Todo queda en su propio dispositivo, y solo si usa la función correspondiente:'],
        list: [
          'El idioma que ha elegido (lang, almacenamiento local, hasta que lo borre).',
          'Que esa elección ya se comprobó una vez (lang_reset, almacenamiento local).',
          'Que la página de inicio ya le llevó una vez a su idioma (lang_followed, almacenamiento de sesión).',
          'Que ha cerrado la sugerencia de otro idioma (lang_suggestion, almacenamiento local).',
          'Que ha cerrado un aviso (notice, almacenamiento local).',
          'Los extras que ha marcado, desde que pide un presupuesto (quote, almacenamiento de sesión, hasta que envíe el mensaje o cierre la pestaña).',
          'Lo que escribe en el formulario de contacto, para que no se pierda si recarga la página (enquiry, almacenamiento de sesión, hasta que lo envíe o cierre la pestaña).',
          'Para la redacción: su inicio de sesión (admin_token, admin_account y sb-…-auth-token, almacenamiento local, hasta que cierre la sesión).',
          'Para la redacción: la dirección del webhook que indique (contact_webhook, almacenamiento local, hasta que cierre la sesión).',
          'Para la redacción: el artículo que está escribiendo (new-article) y los cambios aún sin guardar en un artículo (post:… con la dirección del artículo; almacenamiento local, hasta que los guarde o los descarte).',
          'Para la redacción: los cambios aún sin guardar en los datos de la empresa (business; almacenamiento local, hasta que los guarde o los descarte) y el paso de la configuración en el que está (first-hour; hasta que cierre la pestaña).',
          'Para la redacción: su idioma (desk-lang), el nombre con el que firma la revisión de los textos (reviewer) y lo que ha enviado a la web y aún no se ve en ella (on-its-way; almacenamiento local o de sesión, hasta que lo borre).',
        ],
      },
      {
        heading: 'Cómo borrarlo',
        paragraphs: [
          'En los ajustes de su navegador puede consultar y borrar lo que guardan los sitios web. El nuestro seguirá funcionando igual.',
        ],
      },
      {
        heading: 'Enlaces a otros sitios web',
        paragraphs: [
          'Si abre WhatsApp o el sitio web de un colaborador, se aplican las condiciones de ese servicio o de ese sitio.',
        ],
      },
    ],
  },
  legal: {
    title: 'Aviso legal',
    intro: 'Quién está detrás de este sitio web y qué reglas se aplican a su uso.',
    sections: [
      {
        heading: 'Titular',
        paragraphs: [
          'El titular de este sitio web es {name}, {street}, {town}, {island}, España. {taxNumber}. Correo electrónico: {email}. Teléfono: {phone}.',
        ],
      },
      {
        heading: 'Finalidad del sitio web',
        paragraphs: [
          'En este sitio web explicamos qué servicios prestamos para viviendas en {island} y cómo ponerse en contacto con nosotros. A través de él no se celebran contratos.',
        ],
      },
      {
        heading: 'Contenido',
        paragraphs: [
          'Cuidamos los contenidos, pero puede ocurrir que alguno esté incompleto o haya quedado anticuado. Los artículos del blog ofrecen información general, no asesoramiento para su caso. Si un texto lo ha escrito o traducido una IA y no lo ha revisado nadie, lo indicamos.',
        ],
      },
      {
        heading: 'Propiedad intelectual',
        paragraphs: [
          'Los textos, los dibujos y el diseño de este sitio web están protegidos. Puede enlazar el sitio y citar sus textos si indica la fuente; para cualquier otro uso, pídanos permiso.',
        ],
      },
      {
        heading: 'Enlaces',
        paragraphs: ['Del contenido de los sitios web que enlazamos responden sus titulares.'],
      },
      {
        heading: 'Ley aplicable',
        paragraphs: [
          'Este sitio web se rige por la ley española, sin perjuicio de los derechos que le correspondan como consumidor en su país.',
        ],
      },
    ],
  },
};
