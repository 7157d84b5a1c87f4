import type { differences } from '#core/language-model/judge-each.ts';
import type { Locale } from '#core/locale.ts';

/**
 * Invented reports, each with a true sentence and with typical false sentences of models.
 * A person who had read the judge’s prompt wrote the verdict on each false sentence.
 */
export const cases: Case[] = [
  {
    title: 'Sant Model limita el llenado de piscinas',
    summary:
      'El Ayuntamiento de Sant Model ha prohibido llenar piscinas privadas con agua de la red desde el 1 de diciembre hasta el 30 de abril. La multa puede llegar a 3.000 euros. La medida no afecta a los hoteles.',
    quote:
      'ha prohibido llenar piscinas privadas con agua de la red desde el 1 de diciembre hasta el 30 de abril',
    words: 'ha prohibido llenar piscinas privadas',
    honest: {
      nl: 'In Sant Model is het van 1 december tot 30 april verboden om privézwembaden met leidingwater te vullen.',
      en: 'From 1 December to 30 April, Sant Model forbids filling private pools with mains water.',
      es: 'Sant Model prohíbe del 1 de diciembre al 30 de abril llenar las piscinas privadas con agua corriente.',
      de: 'In Sant Model ist es vom 1. Dezember bis zum 30. April verboten, private Becken mit Leitungswasser zu füllen.',
    },
    wrong: [
      {
        kind: 'one town to the island',
        verdict: 'place',
        words: 'El Ayuntamiento de Sant Model',
        nl: 'Op heel Ibiza is het van 1 december tot 30 april verboden om privézwembaden te vullen.',
        en: 'All over Ibiza, filling private pools is forbidden from 1 December to 30 April.',
        es: 'En toda Ibiza está prohibido llenar piscinas privadas del 1 de diciembre al 30 de abril.',
        de: 'Auf ganz Ibiza ist es vom 1. Dezember bis zum 30. April verboten, private Becken zu füllen.',
      },
      {
        kind: 'negation lost',
        verdict: 'negation',
        words: 'ha prohibido llenar piscinas',
        nl: 'In Sant Model mogen privézwembaden van 1 december tot 30 april met leidingwater worden gevuld.',
        en: 'In Sant Model, private pools may be filled with mains water from 1 December to 30 April.',
        es: 'En Sant Model se pueden llenar las piscinas privadas con agua corriente del 1 de diciembre al 30 de abril.',
        de: 'In Sant Model dürfen private Becken vom 1. Dezember bis zum 30. April mit Leitungswasser gefüllt werden.',
      },
      {
        kind: 'date moved',
        verdict: 'time',
        words: 'hasta el 30 de abril',
        nl: 'In Sant Model is het van 1 december tot 30 mei verboden om privézwembaden te vullen.',
        en: 'From 1 December to 30 May, Sant Model forbids filling private pools.',
        es: 'Sant Model prohíbe llenar las piscinas privadas del 1 de diciembre al 30 de mayo.',
        de: 'In Sant Model ist es vom 1. Dezember bis zum 30. Mai verboten, private Becken zu füllen.',
      },
      {
        kind: 'cause invented',
        verdict: 'cause',
        words: 'ha prohibido llenar piscinas privadas',
        nl: 'Vanwege de droogte verbiedt Sant Model van 1 december tot 30 april het vullen van privézwembaden.',
        en: 'Because of the drought, Sant Model forbids filling private pools from 1 December to 30 April.',
        es: 'Debido a la sequía, Sant Model prohíbe llenar las piscinas privadas del 1 de diciembre al 30 de abril.',
        de: 'Wegen der Dürre verbietet Sant Model vom 1. Dezember bis zum 30. April, private Becken zu füllen.',
      },
    ],
  },
  {
    title: 'Sant Model limita el llenado de piscinas',
    summary:
      'El Ayuntamiento de Sant Model ha prohibido llenar piscinas privadas. La multa puede llegar a 3.000 euros, según la concejala Marta Ejemplar.',
    quote: 'La multa puede llegar a 3.000 euros, según la concejala Marta Ejemplar',
    words: 'La multa puede llegar a 3.000 euros',
    honest: {
      nl: 'Volgens wethouder Marta Ejemplar kan de boete in Sant Model oplopen tot 3.000 euro.',
      en: 'According to councillor Marta Ejemplar, the fine in Sant Model can reach 3,000 euros.',
      es: 'Según la concejala Marta Ejemplar, la sanción en Sant Model puede alcanzar los 3.000 euros.',
      de: 'Laut der Stadträtin Marta Ejemplar kann das Bußgeld in Sant Model bis zu 3.000 Euro betragen.',
    },
    wrong: [
      {
        kind: 'up to dropped',
        verdict: 'number',
        words: 'puede llegar a 3.000 euros',
        nl: 'Volgens wethouder Marta Ejemplar bedraagt de boete in Sant Model 3.000 euro.',
        en: 'According to councillor Marta Ejemplar, the fine in Sant Model is 3,000 euros.',
        es: 'Según la concejala Marta Ejemplar, la sanción en Sant Model es de 3.000 euros.',
        de: 'Laut der Stadträtin Marta Ejemplar beträgt das Bußgeld in Sant Model 3.000 Euro.',
      },
      {
        kind: 'name misspelt',
        verdict: 'person',
        words: 'la concejala Marta Ejemplar',
        nl: 'Volgens wethouder Marta Ejemplares kan de boete in Sant Model oplopen tot 3.000 euro.',
        en: 'According to councillor Marta Exemplar, the fine in Sant Model can reach 3,000 euros.',
        es: 'Según la concejala Marta Exemplar, la sanción en Sant Model puede alcanzar los 3.000 euros.',
        de: 'Laut der Stadträtin Martha Exemplar kann das Bußgeld in Sant Model bis zu 3.000 Euro betragen.',
      },
      {
        kind: 'attribution dropped',
        verdict: 'attribution',
        words: 'según la concejala Marta Ejemplar',
        nl: 'De boete in Sant Model kan zeker oplopen tot 3.000 euro.',
        en: 'The fine in Sant Model certainly can reach 3,000 euros.',
        es: 'La sanción en Sant Model puede alcanzar con seguridad los 3.000 euros.',
        de: 'Das Bußgeld in Sant Model kann mit Sicherheit bis zu 3.000 Euro betragen.',
      },
      {
        kind: 'advice added',
        verdict: 'added',
        words: 'puede llegar a 3.000 euros',
        nl: 'De boete kan oplopen tot 3.000 euro, zegt Marta Ejemplar, dus laat uw zwembad tijdig controleren.',
        en: 'The fine can reach 3,000 euros, says Marta Ejemplar, so have your pool checked in time.',
        es: 'La sanción puede alcanzar los 3.000 euros, dice Marta Ejemplar, así que revise su piscina a tiempo.',
        de: 'Das Bußgeld kann bis zu 3.000 Euro betragen, sagt Marta Ejemplar, also lassen Sie Ihr Becken prüfen.',
      },
    ],
  },
  {
    title: 'El precio de la vivienda en Villa Muestra y Cala Ensayo',
    summary:
      'El metro cuadrado cuesta 4.500 euros en Villa Muestra y 6.200 euros en Cala Ensayo, un 8% más que hace un año, según el portal Casas Modelo.',
    quote:
      'El metro cuadrado cuesta 4.500 euros en Villa Muestra y 6.200 euros en Cala Ensayo, un 8% más que hace un año, según el portal Casas Modelo',
    words: '4.500 euros en Villa Muestra',
    honest: {
      nl: 'Volgens de portal Casas Modelo kost de vierkante meter 4.500 euro in Villa Muestra en 6.200 euro in Cala Ensayo.',
      en: 'A square metre costs 4,500 euros in Villa Muestra and 6,200 euros in Cala Ensayo, says the portal Casas Modelo.',
      es: 'Según el portal Casas Modelo, el metro cuadrado vale 4.500 euros en Villa Muestra y 6.200 en Cala Ensayo.',
      de: 'Laut dem Portal Casas Modelo kostet der Quadratmeter 4.500 Euro in Villa Muestra und 6.200 Euro in Cala Ensayo.',
    },
    wrong: [
      {
        kind: 'prices swapped',
        verdict: 'number',
        words: '6.200 euros en Cala Ensayo',
        nl: 'Volgens de portal Casas Modelo kost de vierkante meter 6.200 euro in Villa Muestra en 4.500 euro in Cala Ensayo.',
        en: 'A square metre costs 6,200 euros in Villa Muestra and 4,500 euros in Cala Ensayo, says the portal Casas Modelo.',
        es: 'Según el portal Casas Modelo, el metro cuadrado vale 6.200 euros en Villa Muestra y 4.500 en Cala Ensayo.',
        de: 'Laut dem Portal Casas Modelo kostet der Quadratmeter 6.200 Euro in Villa Muestra und 4.500 Euro in Cala Ensayo.',
      },
      {
        kind: 'per square metre dropped',
        verdict: 'number',
        words: 'El metro cuadrado cuesta',
        nl: 'Volgens de portal Casas Modelo kost een woning in Villa Muestra 4.500 euro.',
        en: 'A home in Villa Muestra costs 4,500 euros, says the portal Casas Modelo.',
        es: 'Según el portal Casas Modelo, una vivienda en Villa Muestra vale 4.500 euros.',
        de: 'Laut dem Portal Casas Modelo kostet eine Wohnung in Villa Muestra 4.500 Euro.',
      },
      {
        kind: 'rise to drop',
        verdict: 'negation',
        words: 'un 8% más que hace un año',
        nl: 'In Cala Ensayo kost de vierkante meter 6.200 euro, 8 procent minder dan een jaar geleden, zegt Casas Modelo.',
        en: 'A square metre in Cala Ensayo costs 6,200 euros, 8 per cent less than a year ago, says Casas Modelo.',
        es: 'En Cala Ensayo el metro cuadrado vale 6.200 euros, un 8 por ciento menos que hace un año, dice Casas Modelo.',
        de: 'In Cala Ensayo kostet der Quadratmeter 6.200 Euro, 8 Prozent weniger als vor einem Jahr, sagt Casas Modelo.',
      },
      {
        kind: 'superlative added',
        verdict: 'scope',
        words: '6.200 euros en Cala Ensayo',
        nl: 'Cala Ensayo is met 6.200 euro per vierkante meter de duurste plaats van het eiland, zegt Casas Modelo.',
        en: 'At 6,200 euros per square metre, Cala Ensayo is the most expensive place of the island, says Casas Modelo.',
        es: 'Con 6.200 euros por metro cuadrado, Cala Ensayo es el lugar más caro de la isla, dice Casas Modelo.',
        de: 'Mit 6.200 Euro je Quadratmeter ist Cala Ensayo der teuerste Ort der Insel, sagt Casas Modelo.',
      },
      {
        kind: 'currency changed',
        verdict: 'number',
        words: '4.500 euros en Villa Muestra',
        nl: 'Volgens de portal Casas Modelo kost de vierkante meter in Villa Muestra 4.500 pond.',
        en: 'A square metre costs 4,500 pounds in Villa Muestra, says the portal Casas Modelo.',
        es: 'Según el portal Casas Modelo, el metro cuadrado vale 4.500 libras en Villa Muestra.',
        de: 'Laut dem Portal Casas Modelo kostet der Quadratmeter in Villa Muestra 4.500 Pfund.',
      },
    ],
  },
  {
    title: 'El Consell Model estudia una tasa para coches de alquiler',
    summary:
      'El Consell Model podría empezar a cobrar en junio una tasa de 5 euros al día por cada coche de alquiler. El presidente, Pere Figura, aseguró que el pleno todavía no ha aprobado la propuesta.',
    quote:
      'El Consell Model podría empezar a cobrar en junio una tasa de 5 euros al día por cada coche de alquiler',
    words: 'podría empezar a cobrar en junio',
    honest: {
      nl: 'Het Consell Model kan in juni beginnen met een heffing van 5 euro per dag voor elke huurauto.',
      en: 'The Consell Model could start to charge 5 euros a day for each hire car in June.',
      es: 'El Consell Model podría cobrar desde junio 5 euros diarios por cada vehículo de alquiler.',
      de: 'Der Consell Model könnte ab Juni für jeden Mietwagen 5 Euro am Tag verlangen.',
    },
    wrong: [
      {
        kind: 'could to will',
        verdict: 'certainty',
        words: 'podría empezar a cobrar',
        nl: 'Het Consell Model begint in juni met een heffing van 5 euro per dag voor elke huurauto.',
        en: 'The Consell Model starts to charge 5 euros a day for each hire car in June.',
        es: 'El Consell Model cobrará desde junio 5 euros diarios por cada vehículo de alquiler.',
        de: 'Der Consell Model verlangt ab Juni für jeden Mietwagen 5 Euro am Tag.',
      },
      {
        kind: 'per day dropped',
        verdict: 'number',
        words: '5 euros al día',
        nl: 'Het Consell Model kan in juni beginnen met een eenmalige heffing van 5 euro voor elke huurauto.',
        en: 'The Consell Model could start to charge 5 euros once for each hire car in June.',
        es: 'El Consell Model podría cobrar desde junio 5 euros una sola vez por cada vehículo de alquiler.',
        de: 'Der Consell Model könnte ab Juni für jeden Mietwagen einmalig 5 Euro verlangen.',
      },
      {
        kind: 'some to all',
        verdict: 'scope',
        words: 'por cada coche de alquiler',
        nl: 'Het Consell Model kan in juni beginnen met een heffing van 5 euro per dag voor alle auto’s.',
        en: 'The Consell Model could start to charge 5 euros a day for all cars in June.',
        es: 'El Consell Model podría cobrar desde junio 5 euros diarios por todos los coches.',
        de: 'Der Consell Model könnte ab Juni für alle Autos 5 Euro am Tag verlangen.',
      },
      {
        kind: 'wrong payer',
        verdict: 'person',
        words: 'El Consell Model podría empezar a cobrar',
        nl: 'Het Consell Model kan in juni beginnen 5 euro per dag te betalen voor elke huurauto.',
        en: 'The Consell Model could start to pay 5 euros a day for each hire car in June.',
        es: 'El Consell Model podría pagar desde junio 5 euros diarios por cada vehículo de alquiler.',
        de: 'Der Consell Model könnte ab Juni für jeden Mietwagen 5 Euro am Tag bezahlen.',
      },
    ],
  },
  {
    title: 'El Consell Model estudia una tasa para coches de alquiler',
    summary:
      'El Consell Model estudia una tasa. El presidente, Pere Figura, aseguró que el pleno todavía no ha aprobado la propuesta y que los hoteleros la criticaron.',
    quote: 'el pleno todavía no ha aprobado la propuesta y que los hoteleros la criticaron',
    words: 'todavía no ha aprobado la propuesta',
    honest: {
      nl: 'Volgens voorzitter Pere Figura heeft de raad het voorstel nog niet goedgekeurd en was er kritiek van hoteliers.',
      en: 'President Pere Figura says that the plenary has not approved the proposal yet and that hoteliers criticised it.',
      es: 'Pere Figura explica que la propuesta aún no está aprobada y que recibió críticas de los hoteleros.',
      de: 'Laut dem Präsidenten Pere Figura ist der Vorschlag noch nicht angenommen, und Hoteliers kritisierten ihn.',
    },
    wrong: [
      {
        kind: 'not approved to approved',
        verdict: 'negation',
        words: 'todavía no ha aprobado',
        nl: 'Volgens voorzitter Pere Figura heeft de raad het voorstel al goedgekeurd.',
        en: 'President Pere Figura says that the plenary has already approved the proposal.',
        es: 'Pere Figura explica que el pleno ya ha aprobado la propuesta.',
        de: 'Laut dem Präsidenten Pere Figura hat das Plenum den Vorschlag schon angenommen.',
      },
      {
        kind: 'criticised to praised',
        verdict: 'negation',
        words: 'los hoteleros la criticaron',
        nl: 'Volgens voorzitter Pere Figura prezen de hoteliers het voorstel.',
        en: 'President Pere Figura says that hoteliers praised the proposal.',
        es: 'Pere Figura explica que los hoteleros elogiaron la propuesta.',
        de: 'Laut dem Präsidenten Pere Figura lobten die Hoteliers den Vorschlag.',
      },
      {
        kind: 'attribution moved',
        verdict: 'attribution',
        words: 'El presidente, Pere Figura, aseguró',
        nl: 'Volgens de hoteliers heeft de raad het voorstel van Pere Figura nog niet goedgekeurd.',
        en: 'Hoteliers say that the plenary has not approved the proposal of Pere Figura yet.',
        es: 'Los hoteleros explican que la propuesta de Pere Figura aún no está aprobada.',
        de: 'Laut den Hoteliers ist der Vorschlag von Pere Figura noch nicht angenommen.',
      },
    ],
  },
  {
    title: 'Harbour of Port Example gets new moorings',
    summary:
      'The port authority plans to build 40 moorings in Port Example by 2028. The council gave its initial approval on Thursday. The works cost 2.4 million euros, of which the authority pays 60 per cent.',
    quote: 'The port authority plans to build 40 moorings in Port Example by 2028',
    words: 'plans to build 40 moorings',
    honest: {
      nl: 'De havenautoriteit wil in Port Example tegen 2028 40 ligplaatsen aanleggen.',
      en: 'By 2028, the port authority intends to build 40 moorings in Port Example.',
      es: 'La autoridad portuaria prevé construir 40 amarres en Port Example hasta 2028.',
      de: 'Die Hafenbehörde will bis 2028 in Port Example 40 Liegeplätze bauen.',
    },
    wrong: [
      {
        kind: 'plan to done',
        verdict: 'time',
        words: 'plans to build 40 moorings',
        nl: 'De havenautoriteit heeft in Port Example 40 ligplaatsen aangelegd.',
        en: 'The port authority has built 40 moorings in Port Example.',
        es: 'La autoridad portuaria ha construido 40 amarres en Port Example.',
        de: 'Die Hafenbehörde hat in Port Example 40 Liegeplätze gebaut.',
      },
      {
        kind: 'number changed',
        verdict: 'number',
        words: 'plans to build 40 moorings',
        nl: 'De havenautoriteit wil in Port Example tegen 2028 400 ligplaatsen aanleggen.',
        en: 'By 2028, the port authority intends to build 400 moorings in Port Example.',
        es: 'La autoridad portuaria prevé construir 400 amarres en Port Example hasta 2028.',
        de: 'Die Hafenbehörde will bis 2028 in Port Example 400 Liegeplätze bauen.',
      },
      {
        kind: 'word translated wrongly',
        verdict: 'meaning',
        words: '40 moorings in Port Example',
        nl: 'De havenautoriteit wil in Port Example tegen 2028 40 parkeerplaatsen aanleggen.',
        en: 'By 2028, the port authority intends to build 40 car parks in Port Example.',
        es: 'La autoridad portuaria prevé construir 40 aparcamientos en Port Example hasta 2028.',
        de: 'Die Hafenbehörde will bis 2028 in Port Example 40 Parkplätze bauen.',
      },
      {
        kind: 'consequence added',
        verdict: 'cause',
        words: 'plans to build 40 moorings',
        nl: 'De havenautoriteit wil in Port Example 40 ligplaatsen aanleggen, waardoor de huren zullen dalen.',
        en: 'The port authority intends to build 40 moorings in Port Example, which will lower the fees.',
        es: 'La autoridad portuaria prevé construir 40 amarres en Port Example, lo que bajará las tarifas.',
        de: 'Die Hafenbehörde will in Port Example 40 Liegeplätze bauen, wodurch die Gebühren sinken werden.',
      },
    ],
  },
  {
    title: 'Harbour of Port Example gets new moorings',
    summary:
      'The port authority plans new moorings in Port Example. The council gave its initial approval on Thursday by 9 votes to 4, and the works cost 2.4 million euros, of which the authority pays 60 per cent.',
    quote: 'The council gave its initial approval on Thursday by 9 votes to 4',
    words: 'gave its initial approval on Thursday',
    honest: {
      nl: 'De raad gaf donderdag met 9 tegen 4 stemmen een eerste goedkeuring voor de plannen in Port Example.',
      en: 'On Thursday, the council approved the plans for Port Example in a first vote, by 9 to 4.',
      es: 'El jueves, el pleno dio el visto bueno inicial a los planes de Port Example con 9 votos contra 4.',
      de: 'Am Donnerstag stimmte der Rat den Plänen für Port Example vorläufig mit 9 zu 4 Stimmen zu.',
    },
    wrong: [
      {
        kind: 'initial to final',
        verdict: 'time',
        words: 'its initial approval on Thursday',
        nl: 'De raad gaf donderdag met 9 tegen 4 stemmen de definitieve goedkeuring voor de plannen in Port Example.',
        en: 'On Thursday, the council gave its final approval to the plans for Port Example, by 9 votes to 4.',
        es: 'El jueves, el pleno aprobó definitivamente los planes de Port Example con 9 votos contra 4.',
        de: 'Am Donnerstag genehmigte der Rat die Pläne für Port Example endgültig mit 9 zu 4 Stimmen.',
      },
      {
        kind: 'votes turned round',
        verdict: 'number',
        words: 'by 9 votes to 4',
        nl: 'De raad wees de plannen voor Port Example donderdag met 4 tegen 9 stemmen af.',
        en: 'On Thursday, the council turned down the plans for Port Example by 4 votes to 9.',
        es: 'El jueves, el pleno tumbó los planes de Port Example con 4 votos frente a 9.',
        de: 'Am Donnerstag lehnte der Rat die Pläne für Port Example mit 4 zu 9 Stimmen ab.',
      },
      {
        kind: 'weekday moved',
        verdict: 'time',
        words: 'initial approval on Thursday',
        nl: 'De raad gaf woensdag met 9 tegen 4 stemmen een eerste goedkeuring voor de plannen in Port Example.',
        en: 'On Wednesday, the council approved the plans for Port Example in a first vote, by 9 to 4.',
        es: 'El miércoles, el pleno dio el visto bueno inicial a los planes de Port Example con 9 votos contra 4.',
        de: 'Am Mittwoch stimmte der Rat den Plänen für Port Example vorläufig mit 9 zu 4 Stimmen zu.',
      },
      {
        kind: 'invented quotation',
        verdict: 'added',
        words: 'The council gave its initial approval',
        nl: 'De raad noemde de plannen voor Port Example donderdag “een grote stap voor de haven”.',
        en: 'On Thursday, the council called the plans for Port Example “a great step for the harbour”.',
        es: 'El jueves, el pleno calificó los planes de Port Example de «gran paso para el puerto».',
        de: 'Am Donnerstag nannte der Rat die Pläne für Port Example „einen großen Schritt für den Hafen“.',
      },
    ],
  },
  {
    title: "L'Ajuntament de Vila Prova descarta apujar l'impost",
    summary:
      "L'alcalde de Vila Prova, Toni Mostra, ha descartat apujar l'impost de vehicles abans del 30 de novembre. L'any passat l'Ajuntament va recaptar 1,2 milions d'euros.",
    quote:
      "L'alcalde de Vila Prova, Toni Mostra, ha descartat apujar l'impost de vehicles abans del 30 de novembre",
    words: "ha descartat apujar l'impost",
    honest: {
      nl: 'Burgemeester Toni Mostra van Vila Prova sluit uit dat de autobelasting voor 30 november omhooggaat.',
      en: 'Toni Mostra, the mayor of Vila Prova, has ruled out a rise of the vehicle tax before 30 November.',
      es: 'El alcalde de Vila Prova, Toni Mostra, descarta una subida del impuesto de vehículos antes del 30 de noviembre.',
      de: 'Toni Mostra, der Bürgermeister von Vila Prova, schließt eine höhere Kfz-Steuer vor dem 30. November aus.',
    },
    wrong: [
      {
        kind: 'denial lost',
        verdict: 'negation',
        words: "ha descartat apujar l'impost",
        nl: 'Burgemeester Toni Mostra van Vila Prova wil de autobelasting voor 30 november verhogen.',
        en: 'Toni Mostra, the mayor of Vila Prova, wants to raise the vehicle tax before 30 November.',
        es: 'El alcalde de Vila Prova, Toni Mostra, quiere subir el impuesto de vehículos antes del 30 de noviembre.',
        de: 'Toni Mostra, der Bürgermeister von Vila Prova, will die Kfz-Steuer vor dem 30. November erhöhen.',
      },
      {
        kind: 'other tax',
        verdict: 'meaning',
        words: "l'impost de vehicles",
        nl: 'Burgemeester Toni Mostra van Vila Prova sluit uit dat de toeristenbelasting voor 30 november omhooggaat.',
        en: 'Toni Mostra, the mayor of Vila Prova, has ruled out a rise of the tourist tax before 30 November.',
        es: 'El alcalde de Vila Prova, Toni Mostra, descarta una subida del impuesto turístico antes del 30 de noviembre.',
        de: 'Toni Mostra, der Bürgermeister von Vila Prova, schließt eine höhere Touristensteuer vor dem 30. November aus.',
      },
      {
        kind: 'place not in the report',
        verdict: 'place',
        words: "L'alcalde de Vila Prova",
        nl: 'Burgemeester Toni Mostra sluit uit dat de autobelasting in Barcelona voor 30 november omhooggaat.',
        en: 'Toni Mostra has ruled out a rise of the vehicle tax in Barcelona before 30 November.',
        es: 'Toni Mostra descarta una subida del impuesto de vehículos en Barcelona antes del 30 de noviembre.',
        de: 'Toni Mostra schließt eine höhere Kfz-Steuer in Barcelona vor dem 30. November aus.',
      },
    ],
  },
  {
    title: 'La oposición acusa al propietario de un hotel de Cala Ficticia',
    summary:
      'Vecinos de Cala Ficticia acusan al hotel Mar Modelo de verter agua sin depurar. El hotel lo niega y recurrirá la multa de 20.000 euros o pedirá un aplazamiento.',
    quote: 'El hotel lo niega y recurrirá la multa de 20.000 euros o pedirá un aplazamiento',
    words: 'recurrirá la multa de 20.000 euros',
    honest: {
      nl: 'Hotel Mar Modelo ontkent dat en gaat tegen de boete van 20.000 euro in beroep of vraagt om uitstel.',
      en: 'The hotel Mar Modelo denies this and will appeal against the fine of 20,000 euros or ask for a deferral.',
      es: 'El hotel Mar Modelo lo niega: recurrirá la sanción de 20.000 euros o solicitará un aplazamiento.',
      de: 'Das Hotel Mar Modelo bestreitet das und wird das Bußgeld von 20.000 Euro anfechten oder um Aufschub bitten.',
    },
    wrong: [
      {
        kind: 'will appeal to has appealed',
        verdict: 'time',
        words: 'recurrirá la multa de 20.000 euros',
        nl: 'Hotel Mar Modelo is tegen de boete van 20.000 euro in beroep gegaan.',
        en: 'The hotel Mar Modelo has appealed against the fine of 20,000 euros.',
        es: 'El hotel Mar Modelo ha recurrido la sanción de 20.000 euros.',
        de: 'Das Hotel Mar Modelo hat das Bußgeld von 20.000 Euro angefochten.',
      },
      {
        kind: 'or to and',
        verdict: 'scope',
        words: 'o pedirá un aplazamiento',
        nl: 'Hotel Mar Modelo gaat tegen de boete van 20.000 euro in beroep en vraagt ook om uitstel.',
        en: 'The hotel Mar Modelo will appeal against the fine of 20,000 euros and also ask for a deferral.',
        es: 'El hotel Mar Modelo recurrirá la sanción de 20.000 euros y además solicitará un aplazamiento.',
        de: 'Das Hotel Mar Modelo wird das Bußgeld von 20.000 Euro anfechten und auch um Aufschub bitten.',
      },
      {
        kind: 'accusation to fact',
        verdict: 'certainty',
        words: 'El hotel lo niega',
        nl: 'Hotel Mar Modelo loosde water zonder zuivering en krijgt een boete van 20.000 euro.',
        en: 'The hotel Mar Modelo discharged untreated water and gets a fine of 20,000 euros.',
        es: 'El hotel Mar Modelo vertió agua sin depurar y recibe una sanción de 20.000 euros.',
        de: 'Das Hotel Mar Modelo leitete ungeklärtes Wasser ein und erhält ein Bußgeld von 20.000 Euro.',
      },
    ],
  },
  {
    title: 'Consumo de agua en Sant Voorbeeld',
    summary:
      'El consumo de agua de Sant Voorbeeld bajó en enero de 90.000 a 81.000 metros cúbicos, antes de que empezaran las obras, explicó la ingeniera Laura Specimen.',
    quote:
      'El consumo de agua de Sant Voorbeeld bajó en enero de 90.000 a 81.000 metros cúbicos, antes de que empezaran las obras',
    words: 'bajó en enero de 90.000 a 81.000',
    honest: {
      nl: 'Het waterverbruik van Sant Voorbeeld daalde in januari van 90.000 naar 81.000 kubieke meter, nog voor de werken begonnen.',
      en: 'In January, water use in Sant Voorbeeld fell from 90,000 to 81,000 cubic metres, before the works began.',
      es: 'En enero, Sant Voorbeeld pasó de gastar 90.000 metros cúbicos de agua a 81.000, antes de las obras.',
      de: 'Im Januar sank der Wasserverbrauch von Sant Voorbeeld von 90.000 auf 81.000 Kubikmeter, noch vor Beginn der Arbeiten.',
    },
    wrong: [
      {
        kind: 'cubic metres to litres',
        verdict: 'number',
        words: '81.000 metros cúbicos',
        nl: 'Het waterverbruik van Sant Voorbeeld daalde in januari van 90.000 naar 81.000 liter.',
        en: 'In January, water use in Sant Voorbeeld fell from 90,000 to 81,000 litres.',
        es: 'En enero, Sant Voorbeeld pasó de gastar 90.000 litros de agua a 81.000.',
        de: 'Im Januar sank der Wasserverbrauch von Sant Voorbeeld von 90.000 auf 81.000 Liter.',
      },
      {
        kind: 'fell to to fell by',
        verdict: 'number',
        words: 'de 90.000 a 81.000 metros',
        nl: 'Het waterverbruik van Sant Voorbeeld daalde in januari met 81.000 kubieke meter.',
        en: 'In January, water use in Sant Voorbeeld fell by 81,000 cubic metres.',
        es: 'En enero, el gasto de agua de Sant Voorbeeld bajó en 81.000 metros cúbicos.',
        de: 'Im Januar sank der Wasserverbrauch von Sant Voorbeeld um 81.000 Kubikmeter.',
      },
      {
        kind: 'order in time',
        verdict: 'time',
        words: 'antes de que empezaran las obras',
        nl: 'Het waterverbruik van Sant Voorbeeld daalde in januari naar 81.000 kubieke meter, nadat de werken waren begonnen.',
        en: 'In January, water use in Sant Voorbeeld fell to 81,000 cubic metres after the works had begun.',
        es: 'En enero, el gasto de agua de Sant Voorbeeld bajó a 81.000 metros cúbicos tras empezar las obras.',
        de: 'Im Januar sank der Wasserverbrauch von Sant Voorbeeld auf 81.000 Kubikmeter, nachdem die Arbeiten begonnen hatten.',
      },
      {
        kind: 'relative day',
        verdict: 'time',
        words: 'bajó en enero',
        nl: 'Het waterverbruik van Sant Voorbeeld daalde gisteren van 90.000 naar 81.000 kubieke meter.',
        en: 'Water use in Sant Voorbeeld fell yesterday from 90,000 to 81,000 cubic metres.',
        es: 'El gasto de agua de Sant Voorbeeld bajó ayer de 90.000 a 81.000 metros cúbicos.',
        de: 'Der Wasserverbrauch von Sant Voorbeeld sank gestern von 90.000 auf 81.000 Kubikmeter.',
      },
    ],
  },
  {
    title: 'Una veintena de cocineros en el concurso de Plaza Ensayo',
    summary:
      'Una veintena de cocineros participa en el concurso público de arroces de Plaza Ensayo, que abre a las 15 y las 18 horas. La asociación duplicará su personal el 12 de diciembre.',
    quote:
      'Una veintena de cocineros participa en el concurso público de arroces de Plaza Ensayo, que abre a las 15 y las 18 horas',
    words: 'Una veintena de cocineros participa',
    honest: {
      nl: 'Zo’n twintig koks doen mee aan de rijstwedstrijd van Plaza Ensayo, die om 15.00 en om 18.00 uur opengaat.',
      en: 'Some twenty cooks take part in the rice contest of Plaza Ensayo, which opens at 3 and 6 pm.',
      es: 'Unos veinte cocineros compiten con sus arroces en Plaza Ensayo, a las 3 y a las 6 de la tarde.',
      de: 'Rund zwanzig Köche nehmen am Reiswettbewerb von Plaza Ensayo teil, der um 15 und um 18 Uhr öffnet.',
    },
    wrong: [
      {
        kind: 'false friend',
        verdict: 'meaning',
        words: 'participa en el concurso público',
        nl: 'Zo’n twintig koks doen mee aan de openbare aanbesteding van Plaza Ensayo.',
        en: 'Some twenty cooks take part in the public tender of Plaza Ensayo.',
        es: 'Unos veinte cocineros participan en la licitación pública de Plaza Ensayo.',
        de: 'Rund zwanzig Köche nehmen an der öffentlichen Ausschreibung von Plaza Ensayo teil.',
      },
      {
        kind: 'firm invented',
        verdict: 'person',
        words: 'Una veintena de cocineros participa',
        nl: 'Zo’n twintig koks van Arroces Fantasma doen mee aan de rijstwedstrijd van Plaza Ensayo.',
        en: 'Some twenty cooks of Arroces Fantasma take part in the rice contest of Plaza Ensayo.',
        es: 'Unos veinte cocineros de Arroces Fantasma compiten en Plaza Ensayo.',
        de: 'Rund zwanzig Köche von Arroces Fantasma nehmen am Reiswettbewerb von Plaza Ensayo teil.',
      },
      {
        kind: 'opinion as fact',
        verdict: 'added',
        words: 'Una veintena de cocineros participa',
        nl: 'Zo’n twintig geweldige koks doen mee aan de onmisbare rijstwedstrijd van Plaza Ensayo.',
        en: 'Some twenty wonderful cooks take part in the unmissable rice contest of Plaza Ensayo.',
        es: 'Unos veinte magníficos cocineros compiten en una cita imprescindible en Plaza Ensayo.',
        de: 'Rund zwanzig großartige Köche nehmen am unverzichtbaren Reiswettbewerb von Plaza Ensayo teil.',
      },
    ],
  },
  {
    title: 'Cala Ensayo estrenará colector',
    summary:
      'El nuevo colector de Cala Ensayo medirá 2,4 kilómetros y evacuará 900 litros por segundo. Las obras empiezan en enero.',
    quote: 'El nuevo colector de Cala Ensayo medirá 2,4 kilómetros y evacuará 900 litros por segundo.',
    words: 'medirá 2,4 kilómetros y evacuará 900 litros',
    honest: {
      nl: 'Het nieuwe riool van Cala Ensayo wordt 2.400 meter lang en voert 900 liter per seconde af.',
      en: 'The new sewer of Cala Ensayo will be 2,400 metres long and carry off 900 litres a second.',
      es: 'El colector que estrenará Cala Ensayo tendrá 2.400 metros de longitud y evacuará 900 litros cada segundo.',
      de: 'Der neue Abwasserkanal von Cala Ensayo wird 2.400 Meter lang und leitet 900 Liter pro Sekunde ab.',
    },
    wrong: [
      {
        kind: 'another unit or size',
        verdict: 'number',
        words: 'medirá 2,4 kilómetros',
        nl: 'Het nieuwe riool van Cala Ensayo wordt 2,4 meter breed en voert 900 liter per minuut af.',
        en: 'The new sewer of Cala Ensayo will be 2.4 kilometres long and carry off 900 litres an hour.',
        es: 'El colector que estrenará Cala Ensayo tendrá 2,4 millas de longitud y evacuará 900 litros cada segundo.',
        de: 'Der neue Abwasserkanal von Cala Ensayo wird 240 Meter lang und leitet 900 Liter pro Sekunde ab.',
      },
    ],
  },
  {
    title: 'El Consell, contra Hermanos Muestra',
    summary:
      'El Consell demandará al promotor Hermanos Muestra porque no devolvió las fianzas de 31 viviendas. El promotor no ha querido responder.',
    quote:
      'El Consell demandará al promotor Hermanos Muestra porque no devolvió las fianzas de 31 viviendas.',
    words: 'El Consell demandará al promotor',
    honest: {
      nl: 'De Consell gaat ontwikkelaar Hermanos Muestra aanklagen, omdat die de borg van 31 woningen niet teruggaf.',
      en: 'The Consell is going to sue the developer Hermanos Muestra, which did not return the deposits of 31 homes.',
      es: 'Hermanos Muestra será demandado por el Consell por no haber devuelto las fianzas de 31 viviendas.',
      de: 'Der Inselrat wird den Bauträger Hermanos Muestra verklagen, weil dieser die Kautionen von 31 Wohnungen nicht zurückgab.',
    },
    wrong: [
      {
        kind: 'who does it to whom',
        verdict: 'person',
        words: 'El Consell demandará al promotor',
        nl: 'Ontwikkelaar Hermanos Muestra gaat de Consell aanklagen, omdat die de borg van 31 woningen niet teruggaf.',
        en: 'The Consell is being sued by the developer Hermanos Muestra over the deposits of 31 homes.',
        es: 'El Consell será demandado por Hermanos Muestra por no haber devuelto las fianzas de 31 viviendas.',
        de: 'Der Bauträger Hermanos Muestra verklagt den Inselrat, weil dieser die Kautionen von 31 Wohnungen behielt.',
      },
    ],
  },
  {
    title: 'El pont de Sant Model, en revisió',
    summary:
      "Els tècnics revisaran el pont de Sant Model després de retirar les dues grues, i l'obriran al trànsit una setmana més tard.",
    quote:
      "Els tècnics revisaran el pont de Sant Model després de retirar les dues grues, i l'obriran al trànsit una setmana més tard.",
    words: 'després de retirar les dues grues',
    honest: {
      nl: 'Eerst gaan de twee kranen weg, daarna controleren technici de brug van Sant Model.',
      en: 'Engineers will inspect the bridge of Sant Model once the two cranes have gone; a week later it opens to traffic.',
      es: 'La revisión del puente de Sant Model llegará cuando se hayan retirado las dos grúas.',
      de: 'Zuerst verschwinden die zwei Kräne, dann prüfen Techniker die Brücke von Sant Model.',
    },
    wrong: [
      {
        kind: 'order of events',
        verdict: 'time',
        words: 'després de retirar les dues grues',
        nl: 'De twee kranen gaan weg zodra technici de brug van Sant Model hebben gecontroleerd.',
        en: 'Engineers will inspect the bridge of Sant Model a week after it has opened to traffic.',
        es: 'Las dos grúas se retirarán cuando haya terminado la revisión del puente de Sant Model.',
        de: 'Techniker prüfen die Brücke von Sant Model, bevor die zwei Kräne verschwinden.',
      },
    ],
  },
  {
    title: 'La obra del paseo, a debate',
    summary:
      'La alcaldesa de Vila Ejemplo cree que la obra del paseo es «necesaria, pero nada urgente». El pleno votará en diciembre.',
    quote: 'La alcaldesa de Vila Ejemplo cree que la obra del paseo es «necesaria, pero nada urgente».',
    words: 'necesaria, pero nada urgente',
    honest: {
      nl: 'De burgemeester van Vila Ejemplo noemt het werk aan de boulevard nodig, maar niet dringend.',
      en: 'The mayor of Vila Ejemplo calls the work on the promenade “necesaria, pero nada urgente”.',
      es: 'Para la alcaldesa de Vila Ejemplo, la obra del paseo es «necesaria», aunque sin prisa.',
      de: 'Die Bürgermeisterin von Vila Ejemplo hält die Arbeiten an der Promenade für nötig, aber nicht für eilig.',
    },
    wrong: [
      {
        kind: 'half a quotation',
        verdict: 'negation',
        words: 'nada urgente',
        nl: 'De burgemeester van Vila Ejemplo noemt het werk aan de boulevard ‘urgente’.',
        en: 'The mayor of Vila Ejemplo calls the work on the promenade “urgente”.',
        es: 'Para la alcaldesa de Vila Ejemplo, la obra del paseo es «urgente».',
        de: 'Die Bürgermeisterin von Vila Ejemplo nennt die Arbeiten an der Promenade „urgente“.',
      },
    ],
  },
  {
    title: 'El dique de Port Prova, a examen',
    summary:
      'Un informe de la universidad considera inestable e insuficiente el dique de Port Prova, pero ve reparable su base.',
    quote:
      'Un informe de la universidad considera inestable e insuficiente el dique de Port Prova, pero ve reparable su base.',
    words: 'considera inestable e insuficiente',
    honest: {
      nl: 'Volgens een rapport van de universiteit is de dijk van Port Prova onstabiel en ontoereikend.',
      en: 'A university report finds the breakwater of Port Prova unstable and inadequate, but its base repairable.',
      es: 'La universidad ve inestable el dique de Port Prova, según un informe.',
      de: 'Ein Bericht der Universität nennt die Mole von Port Prova instabil und unzureichend.',
    },
    wrong: [
      {
        kind: 'negation in a prefix',
        verdict: 'negation',
        words: 'considera inestable e insuficiente',
        nl: 'Volgens een rapport van de universiteit is de dijk van Port Prova stabiel en toereikend.',
        en: 'A university report finds the breakwater of Port Prova unstable and its base irreparable.',
        es: 'La universidad ve estable pero insuficiente el dique de Port Prova, según un informe.',
        de: 'Ein Bericht der Universität nennt die Mole von Port Prova instabil und ihr Fundament irreparabel.',
      },
    ],
  },
  {
    title: 'Nueva escuela de vela en Cala Prova',
    summary:
      'La escuela de vela de Cala Prova admitirá a mayores de 14 años y menores de 25, y dará prioridad a los de 18.',
    quote:
      'La escuela de vela de Cala Prova admitirá a mayores de 14 años y menores de 25, y dará prioridad a los de 18.',
    words: 'mayores de 14 años y menores de 25',
    honest: {
      nl: 'De zeilschool van Cala Prova neemt mensen aan die ouder zijn dan 14 en jonger dan 25.',
      en: 'The sailing school of Cala Prova takes people over 14 and under 25; those aged 18 come first.',
      es: 'En la escuela de vela de Cala Prova tendrán prioridad los jóvenes de 18 años.',
      de: 'Die Segelschule von Cala Prova nimmt Personen über 14 und unter 25 Jahren auf.',
    },
    wrong: [
      {
        kind: 'another age',
        verdict: 'number',
        words: 'mayores de 14 años',
        nl: 'De zeilschool van Cala Prova neemt alleen kinderen aan die jonger zijn dan 14.',
        en: 'The sailing school of Cala Prova takes people under 18; those aged 14 come first.',
        es: 'En la escuela de vela de Cala Prova tendrán prioridad los jóvenes de 25 años.',
        de: 'Die Segelschule von Cala Prova nimmt Personen über 25 Jahren auf.',
      },
    ],
  },
  {
    title: 'Baja el paro en la isla',
    summary: 'El paro bajó dos puntos en octubre, del 11 al 9 por ciento, según la cámara de comercio.',
    quote: 'El paro bajó dos puntos en octubre, del 11 al 9 por ciento, según la cámara de comercio.',
    words: 'bajó dos puntos',
    honest: {
      nl: 'De werkloosheid daalde in oktober van 11 naar 9 procent, volgens de kamer van koophandel.',
      en: 'Unemployment fell by two percentage points in October, to 9 per cent, says the chamber of commerce.',
      es: 'En octubre el paro pasó del 11 al 9 por ciento, según la cámara de comercio.',
      de: 'Die Arbeitslosigkeit sank im Oktober um zwei Prozentpunkte auf 9 Prozent, so die Handelskammer.',
    },
    wrong: [
      {
        kind: 'percentage points as percent',
        verdict: 'number',
        words: 'bajó dos puntos',
        nl: 'De werkloosheid daalde in oktober met 2 procent, volgens de kamer van koophandel.',
        en: 'Unemployment fell by 2 per cent in October, says the chamber of commerce.',
        es: 'En octubre el paro bajó un 2 por ciento, según la cámara de comercio.',
        de: 'Die Arbeitslosigkeit sank im Oktober um 9 Prozent, so die Handelskammer.',
      },
    ],
  },
  {
    title: 'Boats must keep away from the reef',
    summary:
      'Boats that anchor on the reef off Cala Ensayo will be fined between 300 and 3,000 euros from May. Divers welcomed the rule.',
    quote:
      'Boats that anchor on the reef off Cala Ensayo will be fined between 300 and 3,000 euros from May.',
    words: 'between 300 and 3,000 euros',
    honest: {
      nl: 'Wie vanaf mei op het rif voor Cala Ensayo ankert, krijgt een boete van 300 tot 3.000 euro.',
      en: 'From May, anchoring on the reef off Cala Ensayo costs between 300 and 3,000 euros.',
      es: 'Desde mayo, fondear en el arrecife de Cala Ensayo se multará con entre 300 y 3.000 euros.',
      de: 'Ab Mai kostet das Ankern am Riff vor Cala Ensayo zwischen 300 und 3.000 Euro.',
    },
    wrong: [
      {
        kind: 'one end of a range',
        verdict: 'number',
        words: 'between 300 and 3,000 euros',
        nl: 'Wie vanaf mei op het rif voor Cala Ensayo ankert, krijgt een boete van ten minste 3.000 euro.',
        en: 'From May, anchoring on the reef off Cala Ensayo costs at most 300 euros.',
        es: 'Hasta mayo, fondear en el arrecife de Cala Ensayo se multará con 3.000 euros.',
        de: 'Ab Mai kostet das Ankern am Riff vor Cala Ensayo mehr als 3.000 Euro.',
      },
    ],
  },
  {
    title: 'Subastado el velero Muestra II',
    summary: 'El velero Muestra II se vendió en Londres por 80.000 libras, unos 92.000 euros al cambio.',
    quote: 'El velero Muestra II se vendió en Londres por 80.000 libras, unos 92.000 euros al cambio.',
    words: '80.000 libras',
    honest: {
      nl: 'De zeilboot Muestra II bracht in Londen 80.000 pond op, ongeveer 92.000 euro.',
      en: 'The yacht Muestra II was sold in London for 80,000 pounds, or about 92,000 euros.',
      es: 'Por unos 92.000 euros se vendió en Londres el velero Muestra II.',
      de: 'Das Segelboot Muestra II wurde in London für 80.000 Pfund verkauft, rund 92.000 Euro.',
    },
    wrong: [
      {
        kind: 'sum in another currency',
        verdict: 'number',
        words: '80.000 libras',
        nl: 'De zeilboot Muestra II bracht in Londen 92.000 pond op.',
        en: 'The yacht Muestra II was sold in London for 80,000 euros.',
        es: 'Por unas 92.000 libras se vendió en Londres el velero Muestra II.',
        de: 'Das Segelboot Muestra II wurde in London für 80.000 Euro verkauft.',
      },
    ],
  },
  {
    title: 'Weniger Regen als erwartet',
    summary:
      'In Sant Prova fiel im November weniger Regen als in Sant Model, wo 40 Liter pro Quadratmeter gemessen wurden.',
    quote:
      'In Sant Prova fiel im November weniger Regen als in Sant Model, wo 40 Liter pro Quadratmeter gemessen wurden.',
    words: 'weniger Regen als',
    honest: {
      nl: 'In Sant Model viel in november meer regen dan in Sant Prova: 40 liter per vierkante meter.',
      en: 'Sant Prova had less rain in November than Sant Model, where 40 litres per square metre fell.',
      es: 'Sant Model recibió en noviembre más lluvia que Sant Prova.',
      de: 'Sant Model bekam im November mehr Regen ab als Sant Prova.',
    },
    wrong: [
      {
        kind: 'comparison reversed',
        verdict: 'negation',
        words: 'weniger Regen als',
        nl: 'In Sant Prova viel in november meer regen dan in Sant Model.',
        en: 'Sant Model had less rain in November than Sant Prova, where 40 litres per square metre fell.',
        es: 'Sant Model recibió en noviembre menos lluvia que Sant Prova.',
        de: 'Sant Prova bekam im November mehr Regen ab als Sant Model.',
      },
    ],
  },
  {
    title: 'Vuelve el mercado de Es Model',
    summary: 'El mercado de Es Model abrirá dentro de tres días y estará abierto hasta el viernes siguiente.',
    quote: 'El mercado de Es Model abrirá dentro de tres días y estará abierto hasta el viernes siguiente.',
    words: 'abrirá dentro de tres días',
    honest: {
      nl: 'De markt van Es Model gaat op 23 november open.',
      en: 'The market of Es Model opens on 23 November and runs until Friday.',
      es: 'El 23 de noviembre abre el mercado de Es Model.',
      de: 'Der Markt von Es Model öffnet am 23. November.',
    },
    wrong: [
      {
        kind: 'date relative to the report',
        verdict: 'time',
        words: 'abrirá dentro de tres días',
        nl: 'De markt van Es Model ging op 17 november open.',
        en: 'The market of Es Model opens on 27 November and runs for three days.',
        es: 'El 20 de noviembre abrió el mercado de Es Model.',
        de: 'Der Markt von Es Model schließt am 23. November.',
      },
    ],
  },
];

/** `words`: what a careful judge quotes from the source, for the true sentence and for each sentence in `wrong`. */
export type Case = {
  title: string;
  summary: string;
  quote: string;
  words: string;
  honest: Record<Locale, string>;
  wrong: (Record<Locale, string> & { kind: string; verdict: keyof typeof differences; words: string })[];
};
