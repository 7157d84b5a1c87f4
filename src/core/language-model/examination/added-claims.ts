import type { Locale } from '../../locale.ts';

/** A claim that no report makes by chance. A report with `unless` may make the claim, so it is then left out. */
export type AddedClaim = { kind: string; unless: RegExp; words: Record<Locale, string> };

/** Each line: the kind, the stems of `unless` in all languages, and the claim in Dutch, English, Spanish, German. */
export const addedClaims: AddedClaim[] = `
cause; stak, strike, huelg, vaga, streik; wegens een staking; because of a strike; a causa de una huelga; wegen eines Streiks
cause; stroom, power, apag, corrent, strom; door een stroomstoring; because of a power cut; a causa de un apagón; wegen eines Stromausfalls
aim; cruise, crucer, creuer, kreuzfahrt; om meer cruiseschepen te trekken; in order to attract more cruise ships; para atraer más cruceros; um mehr Kreuzfahrtschiffe anzulocken
aim; nachtclub, nightclub, discotec, diskothek; om het lawaai van nachtclubs te beperken; in order to limit the noise of nightclubs; para limitar el ruido de las discotecas; um den Lärm der Diskotheken zu begrenzen
consequence; luchthaven, vliegveld, airport, aeropuerto, aeroport, flughafen; waardoor het vliegveld een dag lang dicht was; so that the airport was closed for a whole day; por lo que el aeropuerto estuvo cerrado un día entero; weshalb der Flughafen einen ganzen Tag geschlossen war
consequence; hur, rent, alquil, llogu, miet; waardoor de huren meteen verdubbelden; so rents doubled at once; por lo que los alquileres se duplicaron enseguida; weshalb sich die Mieten sofort verdoppelten
certainty; gerucht, rumour, rumor, gerucht; maar dat is slechts een gerucht; but that is only a rumour; pero eso es solo un rumor; aber das ist nur ein Gerücht
certainty; zeker, sure, segur, sicher, certain; hoewel niemand daar zeker van is; although no one is sure of it; aunque nadie está seguro de ello; obwohl sich dessen niemand sicher ist
cancelled; afge, cancel, called off, abgesagt, suspen, anul; maar dat is inmiddels afgeblazen; but that has since been called off; pero eso ya se ha cancelado; doch das wurde inzwischen abgesagt
denial; ontken, deni, desm, neg, bestr, dement, rechaz; al heeft de gemeente dat ontkend; although the town council has denied it; aunque el ayuntamiento lo ha desmentido; obwohl die Gemeinde das bestritten hat
comparison; barcelona; twee keer zo veel als in Barcelona; twice as much as in Barcelona; el doble que en Barcelona; doppelt so viel wie in Barcelona
comparison; valenci; veel minder dan in Valencia; far less than in Valencia; mucho menos que en Valencia; viel weniger als in Valencia
scope; balear; en dat geldt voor alle Balearen; and this applies to all the Balearic Islands; y esto vale para todas las Baleares; und das gilt für alle Balearen
scope; tacht, eight, ochent, vuitant, achtz, 80; maar alleen voor mensen boven de tachtig; but only for people over eighty; pero solo para mayores de ochenta años; aber nur für Menschen über achtzig
attribution; bisschop, bishop, obisp, bisb, bischof; zo zegt de bisschop van Ibiza; according to the bishop of Ibiza; según el obispo de Ibiza; wie der Bischof von Ibiza sagt
attribution; oxford, universi; zo blijkt uit onderzoek in Oxford; according to research in Oxford; según un estudio de Oxford; wie Forschungen in Oxford ergaben
ranking; eerst, first, primer, erst, histor, geschied, geschich; voor het eerst in de geschiedenis; for the first time in history; por primera vez en la historia; zum ersten Mal in der Geschichte
ranking; wereld, world, mund, mon, welt; meer dan waar ook ter wereld; more than anywhere in the world; más que en ningún otro lugar del mundo; mehr als irgendwo sonst auf der Welt
advice; eigena, owner, propiet, eigent; dus eigenaren moeten zich snel melden; so owners have to register soon; así que los propietarios deben registrarse pronto; deshalb müssen sich Eigentümer bald melden
reaction; buren, neighb, vecin, vein, nachbar; tot grote woede van de buren; to the great anger of the neighbours; para gran enfado de los vecinos; zum großen Ärger der Nachbarn
payer; europ, eu, ue; op kosten van de Europese Unie; at the expense of the European Union; a cargo de la Unión Europea; auf Kosten der Europäischen Union
payer; spons, patrocin; dankzij een rijke sponsor uit Madrid; thanks to a rich sponsor from Madrid; gracias a un rico patrocinador de Madrid; dank eines reichen Sponsors aus Madrid
delay; tien, ten, diez, deu, zehn, 10; maar pas over tien jaar; but not for another ten years; pero no antes de diez años; aber erst in zehn Jahren`
  .trim()
  .split('\n')
  .map((line) => {
    const [kind = '', unless = '', nl = '', en = '', es = '', de = ''] = line.split('; ');
    const words = { nl, en, es, de };
    return { kind, unless: new RegExp(`\\b(?:${unless.split(', ').join('|')})`), words };
  });
