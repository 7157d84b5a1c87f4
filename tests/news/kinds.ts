/**
 * Nine kinds of local report, their facts, and two wordings of each fact in four languages.
 * For each day, days.ts fills in invented places, people, firms, figures and dates.
 */
export const kinds: Kind[] = [
  {
    id: 'library',
    language: 'es',
    source: 'Diario de Prueba',
    titles: {
      en: 'The library of {place} opens on Saturdays too',
      nl: 'De bibliotheek van {place} gaat ook op zaterdag open',
      es: 'La biblioteca de {place} abre también los sábados',
      de: 'Die Bibliothek von {place} öffnet auch am Samstag',
    },
    facts: [
      {
        quote: 'La biblioteca de {place} abrirá también los sábados desde el {date}',
        en: [
          'The library of {place} will also open on Saturdays from {date}.',
          'From {date} the library in {place} opens on Saturdays, too.',
        ],
        nl: [
          'De bibliotheek van {place} gaat vanaf {date} ook op zaterdag open.',
          'Vanaf {date} is de bibliotheek in {place} ook op zaterdag open.',
        ],
        es: [
          'La biblioteca de {place} abrirá los sábados también, desde el {date}.',
          'Desde el {date}, la biblioteca de {place} abre los sábados.',
        ],
        de: [
          'Die Bibliothek von {place} öffnet ab dem {date} auch am Samstag.',
          'Ab dem {date} ist die Bibliothek in {place} auch am Samstag offen.',
        ],
      },
      {
        quote: 'El ayuntamiento compra {n} libros nuevos para los niños del pueblo',
        en: [
          'The council buys {n} new books for the children of the village.',
          'For the children of the village the council buys {n} books.',
        ],
        nl: [
          'De gemeente koopt {n} nieuwe boeken voor de kinderen van het dorp.',
          'Voor de kinderen van het dorp koopt de gemeente {n} boeken.',
        ],
        es: [
          'El ayuntamiento compra {n} libros nuevos para los niños del pueblo.',
          'Para los niños del pueblo, el ayuntamiento compra {n} libros.',
        ],
        de: [
          'Die Gemeinde kauft {n} neue Bücher für die Kinder im Dorf.',
          'Für die Kinder im Dorf kauft die Gemeinde {n} Bücher.',
        ],
      },
      {
        quote: 'La directora {person} busca voluntarios que lean cuentos por la tarde',
        en: [
          'The director {person} seeks volunteers who read stories in the afternoon.',
          'Volunteers who read stories in the afternoon are what director {person} seeks.',
        ],
        nl: [
          'Directeur {person} zoekt vrijwilligers die in de middag verhalen lezen.',
          'Voor het lezen van verhalen in de middag zoekt directeur {person} vrijwilligers.',
        ],
        es: [
          'La directora {person} busca voluntarios que lean cuentos por la tarde.',
          'Para leer cuentos por la tarde, la directora {person} busca voluntarios.',
        ],
        de: [
          'Die Leiterin {person} sucht Freiwillige, die am Nachmittag Geschichten lesen.',
          'Freiwillige, die am Nachmittag Geschichten lesen, sucht die Leiterin {person}.',
        ],
      },
      {
        quote: 'El préstamo de libros sigue siendo gratis para todos los vecinos',
        en: [
          'The loan of books remains free for all residents.',
          'For residents the loan of all books is still free.',
        ],
        nl: [
          'Het lenen van boeken blijft gratis voor alle bewoners.',
          'Voor alle bewoners blijft het lenen van de boeken gratis.',
        ],
        es: [
          'El préstamo de libros sigue siendo gratis para todos los vecinos.',
          'Para los vecinos, el préstamo de los libros sigue siendo gratis.',
        ],
        de: [
          'Die Ausleihe der Bücher bleibt für alle Einwohner kostenlos.',
          'Für alle Einwohner bleibt die Ausleihe von Büchern kostenlos.',
        ],
      },
    ],
  },
  {
    id: 'road',
    language: 'es',
    source: 'Voz de Muestra',
    titles: {
      en: 'The road at {place} is repaired',
      nl: 'De weg bij {place} wordt hersteld',
      es: 'Arreglan la carretera de {place}',
      de: 'Die Straße bei {place} wird repariert',
    },
    facts: [
      {
        quote: 'El consell arreglará {n} metros de la carretera de {place}',
        en: [
          'The council will repair {n} metres of the road of {place}.',
          'At {place} the council repairs {n} metres of the road.',
        ],
        nl: [
          'De eilandraad herstelt {n} meter van de weg bij {place}.',
          'Bij {place} laat de eilandraad {n} meter van de weg herstellen.',
        ],
        es: [
          'El consell arreglará {n} metros de la carretera de {place}.',
          'En {place}, el consell arregla {n} metros de la carretera.',
        ],
        de: [
          'Der Inselrat repariert {n} Meter der Straße bei {place}.',
          'Bei {place} lässt der Inselrat {n} Meter der Straße reparieren.',
        ],
      },
      {
        quote: 'Los trabajos empezarán el {date} y durarán seis semanas',
        en: [
          'The works will begin on {date} and last six weeks.',
          'On {date} the works begin, which last six weeks.',
        ],
        nl: [
          'Het werk begint op {date} en duurt zes weken.',
          'Op {date} begint het werk, dat zes weken duurt.',
        ],
        es: [
          'Los trabajos empezarán el {date} y durarán seis semanas.',
          'El {date} empezarán los trabajos, que durarán seis semanas.',
        ],
        de: [
          'Die Arbeiten beginnen am {date} und dauern sechs Wochen.',
          'Am {date} beginnen die Arbeiten, die sechs Wochen dauern.',
        ],
      },
      {
        quote: 'La empresa {org} trabajará solo de noche en el cruce',
        en: [
          'The company {org} will work only at night at the crossing.',
          'At the crossing the company {org} will work only by night.',
        ],
        nl: [
          'Het bedrijf {org} werkt op het kruispunt alleen in de nacht.',
          'Op het kruispunt werkt het bedrijf {org} alleen in de nacht.',
        ],
        es: [
          'La empresa {org} trabajará solo de noche en el cruce.',
          'En el cruce, la empresa {org} trabajará solo de noche.',
        ],
        de: [
          'Die Firma {org} arbeitet an der Kreuzung nur in der Nacht.',
          'An der Kreuzung arbeitet die Firma {org} nur in der Nacht.',
        ],
      },
      {
        quote: 'Durante las obras los autobuses pasarán por el camino del molino',
        en: [
          'During the works the buses will pass along the track of the mill.',
          'The buses pass along the track by the mill during the works.',
        ],
        nl: [
          'Tijdens de werkzaamheden rijden de bussen over de weg langs de molen.',
          'De bussen rijden tijdens de werkzaamheden over de weg bij de molen.',
        ],
        es: [
          'Durante las obras los autobuses pasarán por el camino del molino.',
          'Por el camino del molino pasarán los autobuses durante las obras.',
        ],
        de: [
          'Während der Bauarbeiten fahren die Busse über den Weg an der Mühle.',
          'Die Busse fahren während der Bauarbeiten über den Weg an der Mühle.',
        ],
      },
    ],
  },
  {
    id: 'beach',
    language: 'en',
    source: 'Island Test Post',
    titles: {
      en: 'Volunteers clean the beach of {place}',
      nl: 'Vrijwilligers ruimen het strand van {place} op',
      es: 'Voluntarios limpian la playa de {place}',
      de: 'Freiwillige räumen den Strand von {place} auf',
    },
    facts: [
      {
        quote: 'Volunteers of {org} collected {n} kilos of rubbish on the beach of {place}',
        en: [
          'Volunteers of {org} collected {n} kilos of rubbish on the beach of {place}.',
          'On the beach of {place} volunteers of {org} collected {n} kilos of rubbish.',
        ],
        nl: [
          'Vrijwilligers van {org} verzamelden {n} kilo afval op het strand van {place}.',
          'Op het strand van {place} verzamelden vrijwilligers van {org} {n} kilo afval.',
        ],
        es: [
          'Voluntarios de {org} recogieron {n} kilos de basura en la playa de {place}.',
          'En la playa de {place}, voluntarios de {org} recogieron {n} kilos de basura.',
        ],
        de: [
          'Freiwillige von {org} sammelten {n} Kilo Müll am Strand von {place}.',
          'Am Strand von {place} sammelten Freiwillige von {org} {n} Kilo Müll.',
        ],
      },
      {
        quote: 'Most of the rubbish was plastic and rope from fishing boats',
        en: [
          'Most of the rubbish was plastic and rope from fishing boats.',
          'Plastic and rope from fishing boats made up most of the rubbish.',
        ],
        nl: [
          'Het meeste afval was plastic en touw van vissersboten.',
          'Van het afval was het meeste plastic en touw van vissersboten.',
        ],
        es: [
          'La mayor parte de la basura era plástico y cuerda de barcos de pesca.',
          'Plástico y cuerda de barcos de pesca era la mayor parte de la basura.',
        ],
        de: [
          'Der meiste Müll bestand aus Plastik und Seilen der Fischerboote.',
          'Vom Müll waren das meiste Plastik und Seile der Fischerboote.',
        ],
      },
      {
        quote: 'The next cleaning takes place on {date} at the old jetty',
        en: [
          'The next cleaning takes place on {date} at the old jetty.',
          'On {date} the next cleaning takes place, at the old jetty.',
        ],
        nl: [
          'De volgende schoonmaak is op {date} bij de oude steiger.',
          'Op {date} is de volgende schoonmaak, bij de oude steiger.',
        ],
        es: [
          'La próxima limpieza será el {date} en el viejo embarcadero.',
          'El {date} será la próxima limpieza, en el viejo embarcadero.',
        ],
        de: [
          'Die nächste Reinigung findet am {date} am alten Steg statt.',
          'Am {date} findet die nächste Reinigung am alten Steg statt.',
        ],
      },
      {
        quote: 'The council lends gloves and bags to every volunteer who comes',
        en: [
          'The council lends gloves and bags to every volunteer who comes.',
          'Every volunteer who comes gets gloves and bags, which the council lends.',
        ],
        nl: [
          'De gemeente leent elke vrijwilliger die komt handschoenen en zakken.',
          'Wie als vrijwilliger komt, leent handschoenen en zakken van de gemeente.',
        ],
        es: [
          'El ayuntamiento presta guantes y bolsas a cada voluntario que viene.',
          'A cada voluntario, el ayuntamiento le presta guantes y bolsas.',
        ],
        de: [
          'Die Gemeinde verleiht Handschuhe und Säcke an alle Freiwilligen.',
          'An alle Freiwilligen verleiht die Gemeinde Handschuhe und Säcke.',
        ],
      },
    ],
  },
  {
    id: 'music',
    language: 'de',
    source: 'Testbote der Insel',
    titles: {
      en: 'The music school of {place} gives a concert',
      nl: 'De muziekschool van {place} geeft een concert',
      es: 'La escuela de música de {place} da un concierto',
      de: 'Die Musikschule von {place} gibt ein Konzert',
    },
    facts: [
      {
        quote: 'Die Musikschule von {place} gibt am {date} ein Konzert in der Kirche',
        en: [
          'The music school of {place} gives a concert in the church on {date}.',
          'On {date} the music school of {place} gives a concert in the church.',
        ],
        nl: [
          'De muziekschool van {place} geeft op {date} een concert in de kerk.',
          'Op {date} geeft de muziekschool van {place} een concert in de kerk.',
        ],
        es: [
          'La escuela de música de {place} da un concierto en la iglesia el {date}.',
          'El {date}, la escuela de música de {place} da un concierto en la iglesia.',
        ],
        de: [
          'Die Musikschule von {place} gibt in der Kirche am {date} ein Konzert.',
          'Am {date} gibt die Musikschule von {place} ein Konzert in der Kirche.',
        ],
      },
      {
        quote: 'Im Orchester spielen {n} junge Musiker der Insel',
        en: [
          'In the orchestra {n} young musicians of the island play.',
          'The orchestra has {n} young musicians of the island who play in it.',
        ],
        nl: [
          'In het orkest spelen {n} jonge muzikanten van het eiland.',
          'Het orkest heeft {n} jonge muzikanten van het eiland.',
        ],
        es: [
          'En la orquesta tocan {n} jóvenes músicos de la isla.',
          'La orquesta tiene {n} jóvenes músicos de la isla.',
        ],
        de: [
          'Im Orchester spielen {n} junge Musiker der Insel.',
          'Das Orchester hat {n} junge Musiker der Insel.',
        ],
      },
      {
        quote: 'Die Leiterin {person} spielt in dem Konzert selbst die Geige',
        en: [
          'The director {person} plays the violin herself in the concert.',
          'In the concert director {person} plays the violin.',
        ],
        nl: [
          'De leider {person} speelt in het concert zelf op de viool.',
          'In het concert speelt leider {person} zelf viool.',
        ],
        es: [
          'La directora {person} toca el violín en el concierto.',
          'En el concierto, la directora {person} toca el violín.',
        ],
        de: [
          'Die Leiterin {person} spielt in dem Konzert selbst die Geige.',
          'In dem Konzert spielt die Leiterin {person} selbst Geige.',
        ],
      },
      {
        quote: 'Der Eintritt ist frei und Spenden helfen der kleinen Schule',
        en: [
          'The entry is free, and donations help the small school.',
          'Donations help the small school, and the entry is free.',
        ],
        nl: [
          'De toegang is gratis en giften helpen de kleine school.',
          'Met giften helpen mensen de kleine school, en de toegang is gratis.',
        ],
        es: [
          'La entrada es gratuita y los donativos ayudan a la pequeña escuela.',
          'Los donativos ayudan a la pequeña escuela y la entrada es gratuita.',
        ],
        de: [
          'Der Eintritt ist frei und Spenden helfen der kleinen Schule.',
          'Die Spenden helfen der kleinen Schule, und der Eintritt ist frei.',
        ],
      },
    ],
  },
  {
    id: 'trees',
    language: 'es',
    source: 'Diario de Prueba',
    titles: {
      en: 'The residents of {place} plant pines',
      nl: 'Bewoners van {place} planten dennen',
      es: 'Los vecinos de {place} plantan pinos',
      de: 'Die Einwohner von {place} pflanzen Kiefern',
    },
    facts: [
      {
        quote: 'Los vecinos de {place} plantarán {n} pinos en el monte quemado',
        en: [
          'The residents of {place} will plant {n} pines on the burnt hill.',
          'On the burnt hill residents of {place} plant {n} pines.',
        ],
        nl: [
          'De bewoners van {place} planten {n} dennen op de verbrande berg.',
          'Op de verbrande berg planten bewoners van {place} {n} dennen.',
        ],
        es: [
          'Los vecinos de {place} plantarán {n} pinos en el monte quemado.',
          'En el monte quemado, los vecinos de {place} plantarán {n} pinos.',
        ],
        de: [
          'Die Einwohner von {place} pflanzen {n} Kiefern auf der verbrannten Fläche.',
          'Auf der verbrannten Fläche pflanzen Einwohner von {place} {n} Kiefern.',
        ],
      },
      {
        quote: 'La plantación empieza el {date} por la mañana junto a la ermita',
        en: [
          'The planting starts on {date} in the morning next to the chapel.',
          'On {date} the planting starts in the morning by the chapel.',
        ],
        nl: [
          'De aanplant begint op {date} in de ochtend naast de kapel.',
          'Op {date} begint de aanplant in de ochtend bij de kapel.',
        ],
        es: [
          'La plantación empieza la mañana del {date} junto a la ermita.',
          'El {date} empieza la plantación, por la mañana y junto a la ermita.',
        ],
        de: [
          'Die Pflanzung beginnt am {date} am Vormittag neben der Kapelle.',
          'Am {date} beginnt die Pflanzung am Vormittag bei der Kapelle.',
        ],
      },
      {
        quote: 'La ingeniera {person} dirige el proyecto desde el vivero municipal',
        en: [
          'The engineer {person} directs the project from the nursery.',
          'From the nursery engineer {person} directs the project.',
        ],
        nl: [
          'Ingenieur {person} leidt het project vanuit de kwekerij.',
          'Vanuit de kwekerij leidt ingenieur {person} het project.',
        ],
        es: [
          'La ingeniera {person} dirige el proyecto desde el vivero municipal.',
          'Desde el vivero, la ingeniera {person} dirige el proyecto.',
        ],
        de: [
          'Die Ingenieurin {person} leitet das Projekt von der Gärtnerei aus.',
          'Das Projekt leitet die Ingenieurin {person} von der Gärtnerei aus.',
        ],
      },
      {
        quote: 'Los niños de la escuela regarán los árboles durante el verano',
        en: [
          'The children of the school will water the trees during the summer.',
          'During the summer the children of the school water the trees.',
        ],
        nl: [
          'De kinderen van de school geven de bomen in de zomer water.',
          'In de zomer geven kinderen van de school de bomen water.',
        ],
        es: [
          'Los niños de la escuela regarán los árboles durante el verano.',
          'Durante el verano, los niños de la escuela regarán los árboles.',
        ],
        de: [
          'Die Kinder der Schule gießen die Bäume im Sommer.',
          'Im Sommer gießen die Kinder der Schule die Bäume.',
        ],
      },
    ],
  },
  {
    id: 'parking',
    language: 'en',
    source: 'Island Test Post',
    titles: {
      en: 'The town of {place} gets a car park',
      nl: 'De stad {place} krijgt een parkeerplaats',
      es: 'El pueblo de {place} tendrá un aparcamiento',
      de: 'Die Stadt {place} bekommt einen Parkplatz',
    },
    facts: [
      {
        quote: 'The town of {place} builds a car park with {n} spaces near the harbour',
        en: [
          'The town of {place} builds a car park with {n} spaces near the harbour.',
          'Near the harbour the town of {place} builds a car park with {n} spaces.',
        ],
        nl: [
          'De stad {place} bouwt bij de haven een parkeerplaats met {n} plaatsen.',
          'Bij de haven bouwt de stad {place} een parkeerplaats met {n} plaatsen.',
        ],
        es: [
          'El pueblo de {place} construye un aparcamiento de {n} plazas cerca del puerto.',
          'Cerca del puerto, el pueblo de {place} construye un aparcamiento de {n} plazas.',
        ],
        de: [
          'Die Stadt {place} baut am Hafen einen Parkplatz mit {n} Plätzen.',
          'Am Hafen baut die Stadt {place} einen Parkplatz mit {n} Plätzen.',
        ],
      },
      {
        quote: 'The gates of the car park open on {date} in the morning',
        en: [
          'The gates of the car park open on {date} in the morning.',
          'On {date} the gates of the car park open in the morning.',
        ],
        nl: [
          'De poorten van de parkeerplaats gaan op {date} in de ochtend open.',
          'Op {date} gaan in de ochtend de poorten van de parkeerplaats open.',
        ],
        es: [
          'Las puertas del aparcamiento abren el {date} por la mañana.',
          'El {date} por la mañana abren las puertas del aparcamiento.',
        ],
        de: [
          'Die Tore des Parkplatzes öffnen am {date} am Vormittag.',
          'Am {date} öffnen am Vormittag die Tore des Parkplatzes.',
        ],
      },
      {
        quote: 'The company {org} planted almond trees between the spaces',
        en: [
          'The company {org} planted almond trees between the spaces.',
          'Between the spaces the company {org} planted almond trees.',
        ],
        nl: [
          'Het bedrijf {org} plantte amandelbomen tussen de plaatsen.',
          'Tussen de plaatsen plantte het bedrijf {org} amandelbomen.',
        ],
        es: [
          'La empresa {org} plantó almendros entre las plazas.',
          'Entre las plazas, la empresa {org} plantó almendros.',
        ],
        de: [
          'Die Firma {org} pflanzte Mandelbäume zwischen den Plätzen.',
          'Zwischen den Plätzen pflanzte die Firma {org} Mandelbäume.',
        ],
      },
      {
        quote: 'Residents park for free while visitors pay at the machine',
        en: [
          'Residents park for free, while visitors pay at the machine.',
          'Visitors pay at the machine, and residents park for free.',
        ],
        nl: [
          'Bewoners parkeren gratis, bezoekers betalen bij de automaat.',
          'De bezoekers betalen bij de automaat en de bewoners parkeren gratis.',
        ],
        es: [
          'Los vecinos aparcan gratis y los visitantes pagan en la máquina.',
          'Los visitantes pagan en la máquina y los vecinos aparcan gratis.',
        ],
        de: [
          'Die Einwohner parken kostenlos, die Besucher zahlen am Automaten.',
          'Die Besucher zahlen am Automaten, und die Einwohner parken kostenlos.',
        ],
      },
    ],
  },
  {
    id: 'clinic',
    language: 'es',
    source: 'Voz de Muestra',
    titles: {
      en: 'The health centre of {place} opens in the afternoon',
      nl: 'Het gezondheidscentrum van {place} is in de middag open',
      es: 'El centro de salud de {place} abre por la tarde',
      de: 'Das Gesundheitszentrum von {place} öffnet am Nachmittag',
    },
    facts: [
      {
        quote: 'El centro de salud de {place} recibe a {n} pacientes por semana',
        en: [
          'The health centre of {place} receives {n} patients a week.',
          'Each week the health centre in {place} receives {n} patients.',
        ],
        nl: [
          'Het gezondheidscentrum van {place} ontvangt {n} patiënten per week.',
          'Per week ontvangt het gezondheidscentrum van {place} {n} patiënten.',
        ],
        es: [
          'El centro de salud de {place} recibe a {n} pacientes por semana.',
          'Cada semana, el centro de salud de {place} recibe a {n} pacientes.',
        ],
        de: [
          'Das Gesundheitszentrum von {place} empfängt {n} Patienten in der Woche.',
          'In der Woche empfängt das Gesundheitszentrum von {place} {n} Patienten.',
        ],
      },
      {
        quote: 'Desde el {date} los médicos atenderán también por la tarde',
        en: [
          'From {date} the doctors will also attend in the afternoon.',
          'The doctors also attend in the afternoon from {date}.',
        ],
        nl: [
          'Vanaf {date} werken de artsen ook in de middag.',
          'De artsen werken vanaf {date} ook in de middag.',
        ],
        es: [
          'Desde el {date} los médicos atenderán también por la tarde.',
          'Los médicos atenderán también por la tarde desde el {date}.',
        ],
        de: [
          'Ab dem {date} arbeiten die Ärzte auch am Nachmittag.',
          'Die Ärzte arbeiten ab dem {date} auch am Nachmittag.',
        ],
      },
      {
        quote: 'La doctora {person} dirige el nuevo servicio para niños',
        en: [
          'The doctor {person} directs the new service for children.',
          'The new service for children is one that doctor {person} directs.',
        ],
        nl: [
          'De arts {person} leidt de nieuwe dienst voor kinderen.',
          'De nieuwe dienst voor kinderen leidt arts {person}.',
        ],
        es: [
          'La doctora {person} dirige el nuevo servicio para niños.',
          'El nuevo servicio para niños lo dirige la doctora {person}.',
        ],
        de: [
          'Die Ärztin {person} leitet den neuen Dienst für Kinder.',
          'Den neuen Dienst für Kinder leitet die Ärztin {person}.',
        ],
      },
      {
        quote: 'Los pacientes pueden pedir cita por teléfono o en la ventanilla',
        en: [
          'The patients can request an appointment by telephone or at the counter.',
          'By telephone or at the counter patients can request an appointment.',
        ],
        nl: [
          'De patiënten kunnen per telefoon of aan de balie een afspraak vragen.',
          'Per telefoon of aan de balie kunnen patiënten een afspraak vragen.',
        ],
        es: [
          'Los pacientes pueden pedir cita por teléfono o en la ventanilla.',
          'Por teléfono o en la ventanilla, los pacientes pueden pedir cita.',
        ],
        de: [
          'Die Patienten können am Telefon oder am Schalter um einen Termin bitten.',
          'Am Telefon oder am Schalter können Patienten um einen Termin bitten.',
        ],
      },
    ],
  },
  {
    id: 'museum',
    language: 'en',
    source: 'Harbour Sample',
    titles: {
      en: 'The museum of {place} shows old photographs',
      nl: 'Het museum van {place} toont oude foto’s',
      es: 'El museo de {place} muestra fotografías antiguas',
      de: 'Das Museum von {place} zeigt alte Fotografien',
    },
    facts: [
      {
        quote: 'The museum of {place} shows {n} old photographs of fishermen',
        en: [
          'The museum of {place} shows {n} old photographs of fishermen.',
          'In the museum of {place} visitors see {n} photographs of fishermen.',
        ],
        nl: [
          'Het museum van {place} toont {n} oude foto’s van vissers.',
          'In {place} toont het museum {n} oude foto’s van vissers.',
        ],
        es: [
          'El museo de {place} muestra {n} fotografías antiguas de pescadores.',
          'En {place}, el museo muestra {n} fotografías antiguas de pescadores.',
        ],
        de: [
          'Das Museum von {place} zeigt {n} alte Fotografien von Fischern.',
          'In {place} zeigt das Museum {n} alte Fotografien von Fischern.',
        ],
      },
      {
        quote: 'The exhibition opens on {date} with a talk about nets',
        en: [
          'The exhibition opens on {date} with a talk about nets.',
          'On {date} the exhibition opens with a talk about nets.',
        ],
        nl: [
          'De tentoonstelling opent op {date} met een lezing over netten.',
          'Op {date} opent de tentoonstelling met een lezing over netten.',
        ],
        es: [
          'La exposición abre el {date} con una charla sobre redes.',
          'El {date}, la exposición abre con una charla sobre redes.',
        ],
        de: [
          'Die Ausstellung öffnet am {date} mit einem Vortrag über Netze.',
          'Am {date} öffnet die Ausstellung mit einem Vortrag über Netze.',
        ],
      },
      {
        quote: 'Curator {person} found the photographs in the cellar of a tavern',
        en: [
          'The curator {person} found the photographs in the cellar of a tavern.',
          'In the cellar of a tavern curator {person} found the photographs.',
        ],
        nl: [
          'De conservator {person} vond de foto’s in de kelder van een taverne.',
          'In de kelder van een taverne vond conservator {person} de foto’s.',
        ],
        es: [
          'La conservadora {person} encontró las fotografías en el sótano de una taberna.',
          'En el sótano de una taberna, la conservadora {person} encontró las fotografías.',
        ],
        de: [
          'Die Kuratorin {person} fand die Fotografien im Keller einer Taverne.',
          'Im Keller einer Taverne fand die Kuratorin {person} die Fotografien.',
        ],
      },
      {
        quote: 'School classes visit the exhibition for free during the winter',
        en: [
          'School classes visit the exhibition for free during the winter.',
          'During the winter school classes visit the exhibition for free.',
        ],
        nl: [
          'De schoolklassen bezoeken de tentoonstelling in de winter gratis.',
          'In de winter bezoeken schoolklassen de tentoonstelling gratis.',
        ],
        es: [
          'Las clases de la escuela visitan gratis la exposición durante el invierno.',
          'Durante el invierno, las clases de la escuela visitan gratis la exposición.',
        ],
        de: [
          'Die Schulklassen besuchen die Ausstellung im Winter kostenlos.',
          'Im Winter besuchen die Schulklassen die Ausstellung kostenlos.',
        ],
      },
    ],
  },
  {
    id: 'power',
    language: 'de',
    source: 'Testbote der Insel',
    titles: {
      en: 'New power masts at {place}',
      nl: 'Nieuwe stroommasten bij {place}',
      es: 'Nuevos postes de electricidad en {place}',
      de: 'Bei {place} werden Masten im Stromnetz erneuert',
    },
    facts: [
      {
        quote: 'Der Betreiber {org} erneuert {n} Masten im Stromnetz bei {place}',
        en: [
          'The operator {org} renews {n} power masts at {place}.',
          'At {place} the operator {org} renews {n} masts for power.',
        ],
        nl: [
          'De beheerder {org} vernieuwt {n} masten van het stroomnet bij {place}.',
          'Bij {place} vernieuwt beheerder {org} {n} masten van het stroomnet.',
        ],
        es: [
          'El operador {org} renueva {n} postes de electricidad en {place}.',
          'En {place}, el operador {org} renueva {n} postes de electricidad.',
        ],
        de: [
          'Der Betreiber {org} erneuert {n} Masten im Stromnetz bei {place}.',
          'Bei {place} erneuert der Betreiber {org} {n} Masten im Stromnetz.',
        ],
      },
      {
        quote: 'Am {date} wird der Strom am Vormittag für eine Stunde abgeschaltet',
        en: [
          'On {date} the power is switched off for an hour in the morning.',
          'The power is switched off in the morning of {date} for an hour.',
        ],
        nl: [
          'Op {date} wordt de stroom in de ochtend een uur afgesloten.',
          'De stroom wordt op {date} in de ochtend een uur afgesloten.',
        ],
        es: [
          'El {date} se cortará la electricidad una hora por la mañana.',
          'La electricidad se cortará una hora por la mañana el {date}.',
        ],
        de: [
          'Am {date} wird der Strom am Vormittag für eine Stunde abgeschaltet.',
          'Der Strom wird am {date} am Vormittag für eine Stunde abgeschaltet.',
        ],
      },
      {
        quote: 'Die Technikerin {person} leitet die Arbeiten im Norden der Gemeinde',
        en: [
          'The technician {person} directs the works in the north of the municipality.',
          'In the north of the municipality technician {person} directs the works.',
        ],
        nl: [
          'De technicus {person} leidt de werkzaamheden in het noorden van de gemeente.',
          'In het noorden van de gemeente leidt technicus {person} de werkzaamheden.',
        ],
        es: [
          'La técnica {person} dirige los trabajos en el norte del municipio.',
          'En el norte del municipio, la técnica {person} dirige los trabajos.',
        ],
        de: [
          'Die Technikerin {person} leitet die Arbeiten im Norden der Gemeinde.',
          'Im Norden der Gemeinde leitet die Technikerin {person} die Arbeiten.',
        ],
      },
      {
        quote: 'Aus den alten Masten werden Bänke für den Spielplatz gebaut',
        en: [
          'From the old masts benches are built for the playground.',
          'The benches for the playground are built from the old masts.',
        ],
        nl: [
          'Van de oude masten worden banken voor de speeltuin gebouwd.',
          'De banken voor de speeltuin worden van de oude masten gebouwd.',
        ],
        es: [
          'Con los viejos postes se construyen bancos para el parque.',
          'Los bancos para el parque se construyen con los viejos postes.',
        ],
        de: [
          'Aus den alten Masten werden Bänke für den Spielplatz gebaut.',
          'Die Bänke für den Spielplatz werden aus den alten Masten gebaut.',
        ],
      },
    ],
  },
];

type Wordings = [string, string];
export type KindFact = {
  quote: string;
  en: Wordings;
  nl: Wordings;
  es: Wordings;
  de: Wordings;
};
export type Kind = {
  id: string;
  language: 'en' | 'es' | 'de';
  source: string;
  titles: Record<'en' | 'nl' | 'es' | 'de', string>;
  facts: [KindFact, KindFact, KindFact, KindFact];
};
