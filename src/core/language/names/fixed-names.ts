/** Names that are the same in every language. Each list contains the spellings of one name. */
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
