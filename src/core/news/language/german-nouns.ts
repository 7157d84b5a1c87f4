import { folded, type Word } from './read-words.ts';

/**
 * Whether a capitalised German word is an ordinary noun and no name: it is known, ends like one, or is put together of
 * such words. Of what is not known here, the facts have to say what it is called in a language that knows no such capitals.
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
 * Whether a name is what stands here, though the word could be an ordinary one: "Minister Fischer", "sagte Koch".
 * @example standsAsName({ words: readWords('Der Minister Koch kam'), at: 2 }) // => true
 */
export function standsAsName({ words, at }: { words: readonly Word[]; at: number }): boolean {
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

/** The first part of a compound, with the letters that join it: "Hafen-", "Arbeits-", "Verkehrs-". */
const isStart = (start: string): boolean =>
  isKnown(start) || firstParts.has(start) || (start.endsWith('s') && nounEndings.test(start.slice(0, -1)));

const nounEndings = /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|itat|itaten|ismus)$/;

/** Ends of surnames and towns; the ordinary words that end so stand in the list. */
const onlyInNames = /^(?:berg|burg|bach|dorf|mann|heim|meister|bauer|muller|konig|richter|fischer|vogel|hof)/;

/** Ends of ordinary words and of names alike: the word before them must be an ordinary one, too. */
const alsoInNames =
  /^(?:stadt|feld|wald|stein|markt|haus|land|brand|garten|hafen|kirche|winter|sommer|kraft|boden|insel|bruck|brucke|frau|strand|wasser|holz|baum|blatt|blick|zimmer|brunnen|tal|see|kern|horn)/;

const listed = (words: string): Set<string> => new Set(folded(words).trim().split(/\s+/));

/** After these, a name follows where no article stands between. */
const titles = listed(`
    Herr Herrn Frau Doktor Professor Professorin Minister Ministerin Präsident Präsidentin Bürgermeister
    Bürgermeisterin Direktor Direktorin Sprecher Sprecherin Stadtrat Stadträtin Kapitän Richter Richterin König Königin
    Sänger Sängerin Chef Chefin Leiter Leiterin Unternehmer Unternehmerin Anwalt Anwältin Architekt Architektin Vorsitzender
    Vorsitzende Künstler Künstlerin Experte Expertin Abgeordnete Abgeordneter Autor Autorin Trainer Trainerin Polizist
    Polizistin Kommissar Kommissarin Bischof Pfarrer Ministerpräsident Ministerpräsidentin Regierungschef Regierungschefin`);

/** Ordinary nouns that many people are called by. Without an article or an adjective before them they count as names. */
const surnames = listed(`
    Bauer Berg Busch Brand Fischer Frank Fuchs Graf Hahn Herbst Herzog Hirsch Hof Horn Jäger Kaiser Keller Kern Koch König
    Kraft Kunst Lang Meister Richter Ritter Sänger Schäfer Sommer Stein Vogel Wald Winter Wirt Wolf Zimmer`);

/** What stands before an ordinary noun: articles, pronouns, prepositions, numbers, adjectives. */
const announcing =
  /^(?:d(?:er|ie|as|en|em|es)|ein(?:e[mnrs]?)?|kein(?:e[mnrs]?)?|dies(?:e[mnrs]?)|jed(?:e[mnrs]?)|alle[nrs]?|viele[nr]?|mehrere[nr]?|einige[nr]?|im|am|vom|zum|zur|ins|ans|beim|pro|und|als|seine[mnrs]?|ihre[mnrs]?|ihr|sein|unser|diesen|(?!\p{Ll}+ten?$)\p{Ll}{4,}(?:e[mnrs]?|sten|ter|tem))$/u;

/** First parts that are no nouns of their own. */
const firstParts = listed(`
    arbeits arbeit aussen binnen bau bahn bade durch doppel dreh ein ersatz erd ferien fern fuss gesamt gegen gross halb haupt
    hilfs hoch innen jahres klein kurz lang mindest mit mittel nach nah neben neu nord nieder ober ost rad regional rest ruck
    schnell schul selbst so sonder sonnen spat stadt strassen sud teil tief trink uber um unter ur voll vor wasser weiter west
    wirtschafts wohn zu zusatz zwischen auf aus an ab bei`);

const nouns = listed(`
    Abend Abfall Abfahrt Abgabe Abgeordneter Abgeordnete Abgeordneten Abkommen Ablauf Abschnitt Absicht Abstand
    Abstimmung Abteilung Abwasser Achse Adresse Aktion Alarm Alter Altstadt Ampel Amt Anbieter Anfang Anfrage Angabe
    Angebot Angestellte Angestellten Angst Anlage Anlass Anleger Anlegestelle Anruf Anschluss Ansicht Anspruch
    Anstieg Anteil Antrag Antwort Anwohner Anwohnerin Anzahl Anzeige Apotheke April Arbeit Arbeiter Arbeitgeber
    Arbeitnehmer Arbeitsplatz Archiv Art Artikel Arzt Ärztin Asphalt Aufenthalt Aufgabe Auflage Aufnahme Auftrag
    Auftritt Aufwand Auge Augen Ausbau Ausbruch Ausfall Ausflug Ausgabe Ausgang Auskunft Ausland Ausländer Ausnahme
    Ausrüstung Aussage Ausschreibung Ausschuss Ausstattung Ausweg Auto Autobahn Autor Autorin Autofahrer Bad Bahn
    Bahnhof Ball Band Bank Bar Basis Bau Bauarbeiten Bauer Baum Baustelle Beamte Beamter Beamten Beamtin Bedarf
    Bedingung Beginn Begriff Behandlung Behörde Beispiel Beitrag Bereich Berg Bericht Beruf Besatzung Beschäftigte
    Beschäftigten Beschluss Beschwerde Besitzer Besuch Besucher Besucherin Betrag Betreiber Betrieb Betten
    Bevölkerung Bewohner Bewohnerin Bewerber Bezirk Bibliothek Bild Bilder Bildung Blatt Blick Boden Boot Boote
    Brand Brief Bruder Brücke Brunnen Buch Bucht Bühne Bund Bürger Bürgerin Bürgermeister Bürgermeisterin Büro Bus
    Busse Busfahrer Bushaltestelle Café Campus Chance Chef Chefin Club Container Dach Dank Darm Daten Datum Dauer
    Debatte Decke Delegation Delfin Demonstration Denkmal Detail Dienst Dieb Diebstahl Ding Direktor Direktorin
    Diskothek Doktor Dorf Drogen Druck Durchschnitt Dusche Ebene Ecke Eigentum Eigentümer Eile Eimer Einbruch
    Einfluss Eingang Eingriff Einkauf Einkommen Einnahmen Einrichtung Einsatz Einsatzkräfte Einwohner Einwohnerin
    Einzelheiten Eis Elektrizität Eltern Empfang Ende Energie Engagement Engpass Entscheidung Entwurf Erde Ereignis
    Erfahrung Erfolg Ergebnis Ergebnisse Erlaubnis Ernte Ersatz Erwachsene Erwachsenen Erzeuger Essen Etage Etat
    Euro Experte Expertin Experten Fach Fähre Fähren Fahrbahn Fahrer Fahrerin Fahrgast Fahrgäste Fahrplan Fahrrad
    Fahrräder Fahrt Fahrten Fahrzeug Fahrzeuge Fall Familie Farbe Feier Feiertag Feld Fels Felsen Ferien Fernsehen
    Fest Festival Feuer Feuerwehr Feuerwerk Figur Film Finanzen Firma Firmen Fisch Fischer Fischerei Fläche Flächen
    Flagge Flasche Fleisch Flug Flüge Flughafen Flughäfen Flugzeug Fluss Folge Folgen Fonds Form Forscher Forscherin
    Fortschritt Foto Frage Fragen Frau Frauen Freibad Freizeit Freund Freunde Friede Frist Frucht Früchte Frühjahr
    Frühling Frühstück Führer Fund Funktion Fuß Fußgänger Fußgängerzone Fußball Garten Gärten Gas Gasse Gast Gäste
    Gebäude Gebiet Gebiete Gebühr Gebühren Geburt Gedanke Gefahr Gegend Gegner Gehalt Gehweg Geld Gelder Gelände
    Gelegenheit Gemeinde Gemeinden Gemeinderat Gemüse Generation Genehmigung Gepäck Gerät Geräte Gericht
    Gesamtkosten Geschäft Geschäfte Geschichte Gesellschaft Gesetz Gespräch Gespräche Gestein Gesundheit Gewalt
    Gewässer Gewerbe Gewerkschaft Gewicht Gewinn Gewitter Glas Gleis Glück Grad Gras Grenze Grenzen Größe Grund
    Gründe Grundschule Grundstück Gruppe Gruppen Gut Güter Haar Hafen Häfen Hafenbecken Halle Halt Haltestelle Hand
    Hände Handel Händler Händlerin Handwerk Handwerker Hang Haupt Hauptstadt Hauptstraße Haus Häuser Haushalt
    Haushalte Haut Heft Heimat Heizung Helfer Helferin Herbst Herr Herren Hersteller Herz Hilfe Himmel Hinweis
    Hinweise Hitze Hochschule Hof Höhe Höhepunkt Holz Hotel Hotels Hoteliers Hügel Hund Hunde Hunger Idee Ideen
    Industrie Inhaber Inhalt Initiative Innenstadt Insel Inseln Inselrat Institut Interesse Internet Investor Jahr
    Jahre Jahren Jahres Jahrhundert Jahrzehnt Jahreszeit Jugend Jugendliche Jugendlichen Junge Jungen Kabel Kai
    Kampagne Kampf Kanal Kapital Kapitän Karte Karten Käse Katze Kauf Käufer Kern Kilometer Kilometern Kind Kinder
    Kindern Kindergarten Kino Kirche Kirchen Klage Klasse Klassen Kleidung Klima Klinik Klippe Koch Kollege
    Kommission Kommune Konferenz König Konzept Konzert Konzerte Kopf Körper Kosten Kraft Kraftwerk Kreis
    Kreisverkehr Kreuzung Krieg Krise Küche Kultur Kunde Kunden Kundin Kunst Künstler Künstlerin Kurs Kurse Küste
    Küsten Küstenwache Laden Läden Lage Lager Land Länder Landes Landwirt Landwirte Landwirtschaft Länge Lärm Laster
    Lastwagen Lauf Laut Leben Lebensmittel Leder Lehrer Lehrerin Lehrkräfte Leistung Leiter Leiterin Leitung
    Leitungen Licht Lichter Liebe Lieferant Liegeplatz Liegeplätze Linie Linien Liste Liter Lizenz Lizenzen Lohn
    Lokal Lokale Lösung Luft Mädchen Mahlzeit Mal Mann Männer Mannschaft Markt Märkte Marktstand Maschine Maß Maße
    Material Mauer Mauern Medien Meer Meeresboden Mehrheit Meile Meinung Meister Menge Mensch Menschen Messe Meter
    Metern Miete Mieten Mieter Milch Minister Ministerin Ministerium Minute Minuten Mitarbeiter Mitarbeiterin
    Mitglied Mitglieder Mitte Mittel Mitteln Mittag Mitternacht Möbel Modell Möglichkeit Monat Monate Monaten Monats
    Mond Montage Morgen Motor Müll Mund Museum Museen Musik Musiker Musikerin Mutter Mütter Nachbar Nachbarn
    Nachfrage Nachmittag Nachricht Nachrichten Nacht Nächte Name Namen Natur Naturschutz Netz Netze Norden Nordosten
    Nordwesten Not Notfall Notruf Nutzer Nutzung Obst Offizier Ohr Olive Oliven Öl Oper Opfer Orchester Orden
    Ordnung Ort Orte Orten Orts Osten Paar Paket Palme Palmen Papier Park Parks Parkplatz Parkplätze Partei Parteien
    Partner Party Passagier Passagiere Passagieren Patient Patienten Pause Pension Person Personal Personen Pfad
    Pferd Pflanze Pflanzen Pflege Pflicht Pflaster Piste Plan Pläne Plänen Plastik Platte Platz Plätze Polizei
    Polizist Polizistin Politik Politiker Politikerin Pool Posidonia Post Posten Praxis Preis Preise Preisen Presse
    Privileg Probe Proben Problem Probleme Produkt Produkte Programm Programme Projekt Projekte Protest Proteste
    Prozent Prüfer Publikum Pumpe Pumpen Punkt Punkte Qualität Quelle Quellen Radweg Radwege Rad Räder Radfahrer
    Rahmen Rand Rat Raum Räume Reaktion Rechnung Recht Rechte Rede Regal Regel Regeln Regen Regenfälle Region
    Regierung Regionalregierung Reihe Reise Reisen Reisende Reisenden Rente Reparatur Reparaturen Republik Reserve
    Restaurant Restaurants Rettung Rettungsschwimmer Rettungskräfte Rhythmus Richter Richterin Richtung Risiko
    Risiken Rohr Rohre Rolle Route Routen Rücken Rückgang Rückkehr Ruf Ruhe Ruine Runde Saal Sache Saison Salz
    Salinen Sammlung Sand Sänger Sängerin Sanierung Satz Schaden Schäden Schalter Schatten Schau Schein Schiff
    Schiffe Schild Schilder Schlag Schlange Schloss Schluss Schlüssel Schmutz Schnee Schritt Schritte Schuh Schuld
    Schule Schulen Schüler Schülerin Schülern Schülerinnen Schutz Schutzgebiet Schwimmer Schwimmbad Schwimmbecken
    See Segel Segler Seite Seiten Sekunde Sektor Seminar Senioren Service Sicherheit Sicht Sieg Signal Sitz Sitze
    Sitzung Sohn Solar Sommer Sonne Sorge Sorgen Spaziergang Spaziergänger Spende Spenden Sperre Spiel Spiele
    Spieler Spielplatz Spielplätze Sport Sportler Sporthalle Sportplatz Sprache Sprachen Sprecher Sprecherin Staat
    Stadion Stadt Städte Stadtteil Stadtrat Stadtverwaltung Stadtzentrum Stamm Stand Stände Standort Standorte Start
    Station Stationen Stau Stein Steine Stelle Stellen Steuer Steuern Stimme Stimmen Stiftung Stoff Stoffe Strafe
    Strafen Strand Strände Stränden Straße Straßen Strecke Strecken Streik Streit Strom Stromnetz Stück Stücke
    Student Studenten Studie Studien Stufe Stunde Stunden Sturm Stürme Suche Süden Südosten Südwesten Summe System
    Szene Tafel Tag Tage Tagen Tal Tank Tankstelle Tanz Tarif Tarife Tasche Tat Täter Tauben Taucher Taucherin Taxi
    Taxis Taxifahrer Team Teams Technik Techniker Teil Teile Teilen Teilnehmer Teilnehmerin Teilnehmern Telefon
    Temperatur Temperaturen Termin Termine Test Text Theater Thema Themen Ticket Tickets Tier Tiere Tisch Tochter
    Tod Ton Tonnen Tor Tote Toten Tourismus Tourist Touristen Tradition Training Transport Treffen Trend Treppe
    Trinkwasser Trockenheit Turm Türme Tür Türen Typ Überblick Übergang Übernachtung Überraschung Ufer Uhr Umgebung
    Umleitung Umleitungen Umsatz Umwelt Umweltschutz Umzug Unfall Unfälle Universität Unterkunft Unterkünfte
    Unterricht Unterschied Unternehmen Unternehmer Unternehmerin Unterstützung Unwetter Urlaub Urlauber Ursache
    Ursachen Vater Veranstalter Veranstaltung Verband Verbände Verbot Verbote Verbrauch Verbraucher Verein Vereine
    Verfahren Vergleich Verhältnis Verkauf Verkäufer Verkehr Verlauf Verletzte Verletzten Verlust Vermieter Vermögen
    Versammlung Verstoß Verstöße Versuch Vertrag Verträge Vertreter Vertreterin Verwaltung Verzögerung Video Viertel
    Villa Vogel Vögel Volk Vorhaben Vorjahr Vormittag Vorschlag Vorschläge Vorschrift Vorschriften Vorsitz Vorstand
    Vortrag Vorwurf Wache Wachstum Wagen Wahl Wahlen Wald Wälder Waldbrand Wand Wanderer Wanderweg Wanderwege Ware
    Waren Warnung Wasser Wasserverbrauch Wasserleitung Wasserleitungen Wechsel Weg Wege Wein Weise Welle Wellen Welt
    Werk Werke Werkstatt Wert Werte Westen Wetter Wetterdienst Wettbewerb Wind Winter Wirkung Wirt Wirte Wirtschaft
    Wissen Wissenschaftler Woche Wochen Wochenende Wochenenden Wohnung Wohnungen Wolke Wolken Wort Worte Wunsch
    Wünsche Zahl Zahlen Zeichen Zeit Zeiten Zeitraum Zeitpunkt Zeitung Zelle Zelt Zentrum Zeuge Zeugen Ziel Ziele
    Zimmer Zone Zonen Zoo Zufahrt Zug Züge Zugang Zukunft Zusammenarbeit Zuschauer Zuschuss Zuschüsse Zustand
    Zustimmung Zutritt Zweck`);
