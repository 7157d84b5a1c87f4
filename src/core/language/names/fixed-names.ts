/** Names that no language translates. Each list contains the accepted spellings of one name. */
export const fixedNames: string[][] = [
  'Ibiza/Eivissa|Formentera|Dalt Vila|Es Vedrà|Talamanca|Bitcoin|ISO 9001|IGJ|Santa Gertrudis',
  'Santa Eulària|Sant Antoni|Sant Josep|Sant Joan|Sant Miquel',
  'Santa Eulalia|San Antonio|San José|San Juan|San Miguel',
].flatMap((names) => names.split('|').map((name) => name.split('/')));
