/** A faultless article of 300 to 500 words, as a language model could write it. */
export const dutchArticle = {
  title: 'Uw huis met een gerust hart achterlaten',
  excerpt: 'Een vaste ronde voor uw vertrek, zodat u bij terugkomst alles aantreft zoals u het graag ziet.',
  paragraphs: [
    {
      heading: null,
      text: 'Wie een huis op Ibiza heeft en een groot deel van het jaar elders woont, kent het gevoel van de laatste ochtend. De koffers staan klaar, de taxi komt zo, en ergens in het achterhoofd zit de vraag of alles wel goed is afgesloten. Een vaste ronde door het huis neemt die vraag weg. Wie altijd dezelfde volgorde aanhoudt, vergeet minder en vertrekt met meer rust.',
    },
    {
      heading: 'Begin bij het water',
      text: 'Water richt in een leeg huis de meeste schade aan, juist omdat niemand het ziet lopen. Draai de hoofdkraan dicht en laat daarna een kraan op de laagste plek even openstaan, zodat de druk van de leiding gaat. Kijk onder de gootsteen en achter de wasmachine of het overal droog is. Heeft uw tuin een eigen leiding voor de beregening, laat die dan open en controleer of de klok nog goed staat.',
    },
    {
      heading: 'Lucht, licht en stroom',
      text: 'Een gesloten huis wordt snel muf, zeker dicht bij zee. Zet de deuren tussen de kamers open en laat de roosters vrij, zodat de lucht kan blijven bewegen. Trek stekkers uit de stopcontacten waar dat kan, want onweer komt hier soms plotseling opzetten. De koelkast maakt u leeg en schoon, en de deur laat u op een kier staan met een doek ertussen.',
    },
    {
      heading: null,
      text: 'Denk ook aan wat buiten staat. Kussens en parasols horen binnen, losse potten uit de wind en het gereedschap achter slot. Het zwembad blijft in bedrijf: stilstaand water wordt groen, en dat herstellen kost meer tijd dan de pomp elke dag een paar uur laten draaien.',
    },
    {
      heading: 'Spreek af wie er kijkt',
      text: 'Geen voorbereiding vervangt iemand die af en toe door het huis loopt. Spreek daarom af wie de sleutel heeft, hoe vaak er wordt gekeken en wat er gebeurt als er iets niet in orde is. Leg vast welke vakman er binnen mag en tot welk bedrag iemand zonder overleg mag handelen. Een korte lijst aan de binnenkant van de voordeur helpt iedereen: waar de kraan zit, waar de meterkast, wie er gebeld wordt.',
    },
    {
      heading: null,
      text: 'Loop bij terugkomst dezelfde ronde in omgekeerde volgorde. Open eerst de ramen, zet dan het water aan en luister of er ergens iets sist of drupt. Zo begint uw verblijf met een kop koffie op het terras en niet met een verrassing in de kelder.',
    },
  ],
};
