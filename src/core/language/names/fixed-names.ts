/** Names that no language translates. Each list contains the accepted spellings of one name. */
export const fixedNames: string[][] = [
  ['Ibiza', 'Eivissa'],
  ['Formentera'],
  ['Dalt Vila'],
  ['Es Vedrà'],
  ['Talamanca'],
  ['Bitcoin'],
  ['ISO 9001'],
  ['IGJ'],
  ...['Santa Eulària', 'Santa Gertrudis', 'Sant Antoni', 'Sant Josep', 'Sant Joan', 'Sant Miquel'].map(
    (town) => [town],
  ),
  ...['Santa Eulalia', 'San Antonio', 'San José', 'San Juan', 'San Miguel'].map((town) => [town]),
];
