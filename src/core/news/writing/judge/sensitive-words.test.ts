import { describe, expect, test } from 'vitest';
import { isSensitive } from './sensitive-words.ts';

/** Headlines that newspapers of the island could print. Each has a word, or part of one, of the sensitive list. */
const harmless = `
Nieuwe tennisbaan aan de rechter oever van de rivier
Dode hoek bij de rotonde verdwijnt
Wandelaars overvallen door regen in Es Cubells
Aangehouden regen vult de waterreservoirs
Botsing van stijlen op het jazzfestival
Gratis cursus inbraakpreventie voor huiseigenaren
Parkeren aan de rechter kant van de haven
Rechterhand van de burgemeester opent de markt
Verdachte stilte in de haven: geen schip deze week
Overleg over de winterdienst van de bussen
New tennis courts open in Santa Eulària
Food court at the airport gets a local menu
Crash course in Catalan for newcomers
Dead branches removed from the pines at Es Canar
Trial period for the new bus timetable starts
Shooting of a film closes two streets in Dalt Vila
Shooting stars above Es Vedrà this weekend
Storm kills the power for an hour in Sant Antoni
The path to the lighthouse is no longer a dead end
Kill time at the airport with art by schoolchildren
Podan las ramas muertas de los pinos de Cala Llonga
Las obras detenidas por la lluvia se reanudan el lunes
El acusado descenso de las temperaturas llega el jueves
Muertos de risa: vuelve el humor al teatro
El hotel abre también en temporada muerta
Buscan un juez de línea para el torneo de pádel
Clases de dibujo: naturaleza muerta y paisaje
Colisión de estilos en la feria de artesanía
A nuestro juicio, el mejor arroz de la isla
La muerte del cisne abre la temporada de ballet
Tote Äste über dem Radweg werden entfernt
Einbruch der Touristenzahlen im November
Einbruch der Buchungen zu Weihnachten erwartet
Gericht des Monats: Reis mit Fisch
Gerichte der Insel: ein Kochbuch zum Fest
Unfallfreie Busfahrer erhalten eine Urkunde
Mordsstimmung beim Stadtfest in Sant Josep
Schussfahrt ins Tal: Radrennen am Sonntag
Die diebische Elster kommt ins Theater
Toter Winkel an der Kreuzung bekommt einen Spiegel`
  .trim()
  .split('\n');

const sensitive = `
Man gewond bij aanrijding in Sant Jordi
Politie houdt verdachte van diefstal aan
Zwemmer verdronken bij Cala Bassa
Rechtbank beslist over de bouw van de villa
Wethouder beschuldigd van fraude
Dode bij brand in appartement, twee mensen gewond
Drie mensen aangehouden na inbraak in Jesús
Vonnis in zaak over illegale verhuur
Vrouw overleden na ongeluk met scooter
Steekpartij bij de haven
Two people injured in a crash near Sant Rafel
Police arrest a man for theft at the beach
Swimmer drowned off Cala Comte
Court orders the demolition of a villa
Councillor accused of taking money
Tourist died after a fall from a balcony
Burglary in a villa: owners find house empty
Prosecutors seek four years for the hotel manager
Man sentenced for smuggling
Suspect in assault case released
Detenido un hombre por robar en una villa
Fallece un motorista en la carretera de Sant Joan
El juez investiga la venta de la finca
Herida una mujer en un atropello
Condenado el exalcalde por la licencia
Denuncian a una empresa por estafa
Muere ahogado un bañista en Cala Tarida
La Fiscalía pide tres años para el empresario
Agresión a un agente en la playa
Robo en una joyería de Vila
Einbruch in der Villa eines Sängers
Mann bei Unfall auf der Straße nach Portinatx verletzt
Polizei nimmt Verdächtigen fest: Verdacht auf Betrug
Toter am Strand von Ses Salines gefunden
Staatsanwalt ermittelt gegen Stadtrat
Gericht stoppt den Bau der Straße
Urlauber ertrunken
Frau gestorben nach Sturz vom Balkon
Diebstahl auf dem Markt: zwei Festnahmen
Messerangriff vor einer Bar`
  .trim()
  .split('\n');

describe('isSensitive', () => {
  test('holds each of 40 headlines about crime, accidents, courts and accusations', () => {
    expect(sensitive).toHaveLength(40);
    expect(sensitive.filter((headline) => !isSensitive(headline))).toEqual([]);
  });

  test('holds at most a quarter of 40 harmless headlines with such words', () => {
    expect(harmless).toHaveLength(40);
    const held = harmless.filter(isSensitive);
    process.stdout.write(`sensitive words: ${held.length} of 40 harmless headlines held\n`);
    expect(held.length).toBeLessThanOrEqual(10);
  });

  test('holds a headline that has a harmless phrase beside a sensitive word', () => {
    expect(isSensitive('Man arrested at the tennis courts')).toBe(true);
    expect(isSensitive('Einbruch der Touristenzahlen, sagt der Angeklagte')).toBe(true);
    expect(isSensitive('Dead man found near the dead end')).toBe(true);
  });
});
