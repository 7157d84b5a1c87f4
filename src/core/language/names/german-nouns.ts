import { folded, type Word } from '../read-words.ts';

/**
 * Whether a capitalised German word is an ordinary noun rather than a name: it is listed, ends like one, or is a
 * compound of such words. For other words, the facts must contain their translation into a language that does not
 * capitalise nouns.
 * @example isGermanNoun('Hafenbehörde') // => true
 * @example isGermanNoun('Schneider') // => false
 */
export function isGermanNoun(word: string): boolean {
  const plain = folded(word);
  if (isKnown(plain) || (plain.length >= 7 && nounEndings.test(plain))) return true;
  for (let at = 3; at <= plain.length - 3; at++) {
    const [start, end] = [plain.slice(0, at), plain.slice(at)];
    if (!isKnown(end) || onlyInNames.test(end)) continue;
    const isCompound = alsoInNames.test(end)
      ? isKnown(start)
      : isStart(start) || (end.length >= 5 && start.length >= 4);
    if (isCompound) return true;
  }
  return false;
}

/**
 * Whether a word is used as a name here although it could be an ordinary noun: "Minister Fischer", "sagte Koch".
 * @example isUsedAsName({ words: readWords('Der Minister Koch kam'), at: 2 }) // => true
 */
export function isUsedAsName({ words, at }: { words: readonly Word[]; at: number }): boolean {
  const [word, before] = [words[at], words[at - 1]];
  if (!word) return false;
  const followsDirectly = /^[ \u00a0]$/.test(word.before);
  if (before && followsDirectly && titles.has(before.folded)) return true;
  if (!surnames.has(word.folded)) return false;
  return !before || !followsDirectly || !announcing.test(before.folded);
}

const isKnown = (plain: string): boolean =>
  nouns.has(plain) ||
  ['n', 's', 'es', 'en', 'e'].some(
    (ending) => plain.endsWith(ending) && nouns.has(plain.slice(0, -ending.length)),
  );

/** The first part of a compound, with its linking letters: "Hafen-", "Arbeits-", "Verkehrs-". */
const isStart = (start: string): boolean =>
  isKnown(start) || firstParts.has(start) || (start.endsWith('s') && nounEndings.test(start.slice(0, -1)));

const nounEndings = /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|itat|itaten|ismus)$/;

/** Suffixes of surnames and towns; ordinary words with these suffixes are listed. */
const onlyInNames = /^(?:berg|burg|bach|dorf|mann|heim|meister|bauer|muller|konig|richter|fischer|vogel|hof)/;

/** Suffixes of both ordinary words and names: the word before them must be an ordinary noun as well. */
const alsoInNames =
  /^(?:stadt|feld|wald|stein|markt|haus|land|brand|garten|hafen|kirche|winter|sommer|kraft|boden|insel|bruck|brucke|frau|strand|wasser|holz|baum|blatt|blick|zimmer|brunnen|tal|see|kern|horn)/;

const listed = (words: string): Set<string> => new Set(folded(words).trim().split(/\s+/));

/** A name follows these if no article comes in between. */
const titles = listed(`
    Herr Herrn Frau Doktor Professor Professorin Minister Ministerin Präsident Präsidentin Bürgermeister
    Bürgermeisterin Direktor Direktorin Sprecher Sprecherin Stadtrat Stadträtin Kapitän Richter Richterin König Königin
    Sänger Sängerin Chef Chefin Leiter Leiterin Unternehmer Unternehmerin Anwalt Anwältin Architekt Architektin Vorsitzender
    Vorsitzende Künstler Künstlerin Experte Expertin Abgeordnete Abgeordneter Autor Autorin Trainer Trainerin Polizist
    Polizistin Kommissar Kommissarin Bischof Pfarrer Ministerpräsident Ministerpräsidentin Regierungschef Regierungschefin`);

/** Ordinary nouns that are common surnames. Without an article or adjective before them they count as names. */
const surnames = listed(`
    Bauer Berg Busch Brand Fischer Frank Fuchs Graf Hahn Herbst Herzog Hirsch Hof Horn Jäger Kaiser Keller Kern Koch König
    Kraft Kunst Lang Meister Richter Ritter Sänger Schäfer Sommer Stein Vogel Wald Winter Wirt Wolf Zimmer`);

/** Words before an ordinary noun: articles, pronouns, prepositions, numbers, adjectives. */
const announcing =
  /^(?:d(?:er|ie|as|en|em|es)|ein(?:e[mnrs]?)?|kein(?:e[mnrs]?)?|dies(?:e[mnrs]?)|jed(?:e[mnrs]?)|alle[nrs]?|viele[nr]?|mehrere[nr]?|einige[nr]?|im|am|vom|zum|zur|ins|ans|beim|pro|und|als|seine[mnrs]?|ihre[mnrs]?|ihr|sein|unser|diesen|(?!\p{Ll}+ten?$)\p{Ll}{4,}(?:e[mnrs]?|sten|ter|tem))$/u;

/** First parts that are no nouns by themselves. */
const firstParts = listed(`
    arbeits arbeit aussen binnen bau bahn bade durch doppel dreh ein ersatz erd ferien fern fuss gesamt gegen gross halb haupt
    hilfs hoch innen jahres klein kurz lang mindest mit mittel nach nah neben neu nord nieder ober ost rad regional rest ruck
    schnell schul selbst so sonder sonnen spat stadt strassen sud teil tief trink uber um unter ur voll vor wasser weiter west
    wirtschafts wohn zu zusatz zwischen auf aus an ab bei`);

/** Without inflected forms, and without nouns that `nounEndings` recognises. */
const nouns = listed(`
    Abend Abfall Abfahrt Abgabe Abgeordneter Abgeordnete Abkommen Ablauf Abschnitt Absicht Abstand Abwasser Achse
    Adresse Aktion Alarm Alter Altstadt Ampel Amt Anbieter Anfang Anfrage Angabe Angebot Angestellte Angst Anlage
    Anlass Anleger Anlegestelle Anruf Anschluss Ansicht Anspruch Anstieg Anteil Antrag Antwort Anwohner Anwohnerin
    Anzahl Anzeige Apotheke April Arbeit Arbeiter Arbeitgeber Arbeitnehmer Arbeitsplatz Archiv Art Artikel Arzt Ärztin
    Asphalt Aufenthalt Aufgabe Auflage Aufnahme Auftrag Auftritt Aufwand Auge Ausbau Ausbruch Ausfall Ausflug Ausgabe
    Ausgang Auskunft Ausland Ausländer Ausnahme Aussage Ausschuss Ausweg Auto Autobahn Autor Autorin Autofahrer Bad
    Bahn Bahnhof Ball Band Bank Bar Basis Bau Bauarbeiten Bauer Baum Baustelle Beamte Beamter Beamtin Bedarf Beginn
    Begriff Behörde Beispiel Beitrag Bereich Berg Bericht Beruf Beschäftigte Beschluss Beschwerde Besitzer Besuch
    Besucher Besucherin Betrag Betreiber Betrieb Betten Bewohner Bewohnerin Bewerber Bezirk Bibliothek Bild Bilder
    Blatt Blick Boden Boot Brand Brief Bruder Brücke Brunnen Buch Bucht Bühne Bund Bürger Bürgerin Bürgermeister
    Bürgermeisterin Büro Bus Busse Busfahrer Bushaltestelle Café Campus Chance Chef Chefin Club Container Dach Dank
    Darm Daten Datum Dauer Debatte Decke Delfin Denkmal Detail Dienst Dieb Diebstahl Ding Direktor Direktorin Diskothek
    Doktor Dorf Drogen Druck Durchschnitt Dusche Ebene Ecke Eigentum Eigentümer Eile Eimer Einbruch Einfluss Eingang
    Eingriff Einkauf Einkommen Einnahmen Einsatz Einsatzkräfte Einwohner Einwohnerin Eis Eltern Empfang Ende Energie
    Engagement Engpass Entwurf Erde Ereignis Erfolg Ergebnis Ergebnisse Erlaubnis Ernte Ersatz Erwachsene Erzeuger
    Essen Etage Etat Euro Experte Expertin Fach Fähre Fahrbahn Fahrer Fahrerin Fahrgast Fahrplan Fahrrad Fahrräder
    Fahrt Fahrzeug Fall Familie Farbe Feier Feiertag Feld Fels Ferien Fernsehen Fest Festival Feuer Feuerwehr Feuerwerk
    Figur Film Finanzen Firma Firmen Fisch Fischer Fischerei Fläche Flagge Flasche Fleisch Flug Flughafen Flugzeug
    Fluss Folge Fonds Form Forscher Forscherin Fortschritt Foto Frage Frau Freibad Freizeit Freund Friede Frist Frucht
    Frühjahr Frühling Frühstück Führer Fund Fuß Fußgänger Fußgängerzone Fußball Garten Gas Gasse Gast Gebäude Gebiet
    Gebühr Geburt Gedanke Gefahr Gegend Gegner Gehalt Gehweg Geld Gelder Gelände Gemeinde Gemeinderat Gemüse Gepäck
    Gerät Gericht Gesamtkosten Geschäft Geschichte Gesetz Gespräch Gestein Gewalt Gewässer Gewerbe Gewicht Gewinn
    Gewitter Glas Gleis Glück Grad Gras Grenze Größe Grund Grundschule Grundstück Gruppe Gut Güter Haar Hafen
    Hafenbecken Halle Halt Haltestelle Hand Handel Händler Händlerin Handwerk Handwerker Hang Haupt Hauptstadt
    Hauptstraße Haus Häuser Haushalt Haut Heft Heimat Helfer Helferin Herbst Herr Hersteller Herz Hilfe Himmel Hinweis
    Hitze Hochschule Hof Höhe Höhepunkt Holz Hotel Hoteliers Hügel Hund Hunger Idee Industrie Inhaber Inhalt Initiative
    Innenstadt Insel Inselrat Institut Interesse Internet Investor Jahr Jahrhundert Jahrzehnt Jahreszeit Jugend
    Jugendliche Junge Kabel Kai Kampagne Kampf Kanal Kapital Kapitän Karte Käse Katze Kauf Käufer Kern Kilometer Kind
    Kinder Kindergarten Kino Kirche Klage Klasse Klima Klinik Klippe Koch Kollege Kommission Kommune Konferenz König
    Konzept Konzert Kopf Körper Kosten Kraft Kraftwerk Kreis Kreisverkehr Krieg Krise Küche Kultur Kunde Kundin Kunst
    Künstler Künstlerin Kurs Küste Küstenwache Laden Lage Lager Land Länder Landwirt Länge Lärm Laster Lastwagen Lauf
    Laut Leben Lebensmittel Leder Lehrer Lehrerin Lehrkräfte Leiter Leiterin Licht Lichter Liebe Lieferant Liegeplatz
    Linie Liste Liter Lizenz Lohn Lokal Lösung Luft Mädchen Mahlzeit Mal Mann Männer Markt Marktstand Maschine Maß
    Material Mauer Medien Meer Meeresboden Meile Meister Menge Mensch Messe Meter Miete Mieter Milch Minister
    Ministerin Ministerium Minute Mitarbeiter Mitarbeiterin Mitglied Mitglieder Mitte Mittel Mittag Mitternacht Möbel
    Modell Monat Mond Montage Morgen Motor Müll Mund Museum Museen Musik Musiker Musikerin Mutter Nachbar Nachfrage
    Nachmittag Nachricht Nacht Name Natur Naturschutz Netz Norden Nordosten Nordwesten Not Notfall Notruf Nutzer Obst
    Offizier Ohr Olive Öl Oper Opfer Orchester Orden Ort Osten Paar Paket Palme Papier Park Parkplatz Partei Partner
    Party Passagier Patient Pause Pension Person Personal Pfad Pferd Pflanze Pflege Pflicht Pflaster Piste Plan Plastik
    Platte Platz Polizei Polizist Polizistin Politik Politiker Politikerin Pool Posidonia Post Praxis Preis Presse
    Privileg Probe Problem Produkt Programm Projekt Protest Prozent Prüfer Publikum Pumpe Punkt Quelle Radweg Rad Räder
    Radfahrer Rahmen Rand Rat Raum Recht Rede Regal Regel Regen Regenfälle Region Reihe Reise Reisende Rente Reparatur
    Republik Reserve Restaurant Rettungsschwimmer Rettungskräfte Rhythmus Richter Richterin Risiko Risiken Rohr Rolle
    Route Rücken Rückgang Rückkehr Ruf Ruhe Ruine Runde Saal Sache Saison Salz Salinen Sand Sänger Sängerin Satz
    Schaden Schalter Schatten Schau Schein Schiff Schild Schilder Schlag Schlange Schloss Schluss Schlüssel Schmutz
    Schnee Schritt Schuh Schuld Schule Schüler Schülerin Schülerinnen Schutz Schutzgebiet Schwimmer Schwimmbad
    Schwimmbecken See Segel Segler Seite Sekunde Sektor Seminar Senioren Service Sicht Sieg Signal Sitz Sohn Solar
    Sommer Sonne Sorge Spaziergang Spaziergänger Spende Sperre Spiel Spieler Spielplatz Sport Sportler Sporthalle
    Sportplatz Sprache Sprecher Sprecherin Staat Stadion Stadt Stadtteil Stadtrat Stadtzentrum Stamm Stand Standort
    Start Stau Stein Stelle Steuer Stimme Stoff Strafe Strand Straße Strecke Streik Streit Strom Stromnetz Stück
    Student Studie Stufe Stunde Sturm Suche Süden Südosten Südwesten Summe System Szene Tafel Tag Tal Tank Tankstelle
    Tanz Tarif Tasche Tat Täter Tauben Taucher Taucherin Taxi Taxifahrer Team Technik Techniker Teil Teilnehmer
    Teilnehmerin Telefon Temperatur Termin Test Text Theater Thema Themen Ticket Tier Tisch Tochter Tod Ton Tonnen Tor
    Tote Tourist Training Transport Treffen Trend Treppe Trinkwasser Turm Tür Typ Überblick Übergang Ufer Uhr Umsatz
    Umwelt Umweltschutz Umzug Unfall Unterkunft Unterricht Unterschied Unternehmen Unternehmer Unternehmerin Unwetter
    Urlaub Urlauber Ursache Vater Veranstalter Verband Verbot Verbrauch Verbraucher Verein Verfahren Vergleich
    Verhältnis Verkauf Verkäufer Verkehr Verlauf Verletzte Verlust Vermieter Vermögen Verstoß Versuch Vertrag Vertreter
    Vertreterin Video Viertel Villa Vogel Volk Vorhaben Vorjahr Vormittag Vorschlag Vorschrift Vorsitz Vorstand Vortrag
    Vorwurf Wache Wachstum Wagen Wahl Wald Wälder Waldbrand Wand Wanderer Wanderweg Ware Wasser Wasserverbrauch Wechsel
    Weg Wein Weise Welle Welt Werk Werkstatt Wert Westen Wetter Wetterdienst Wettbewerb Wind Winter Wirt Wissen
    Wissenschaftler Woche Wochenende Wolke Wort Wunsch Zahl Zeichen Zeit Zeitraum Zeitpunkt Zelle Zelt Zentrum Zeuge
    Ziel Zimmer Zone Zoo Zufahrt Zug Zugang Zukunft Zusammenarbeit Zuschauer Zuschuss Zustand Zutritt Zweck`);
