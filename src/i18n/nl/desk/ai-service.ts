/** Why the AI service gave no answer. */
export const aiService = {
  closed: 'de AI-dienst weigert de sleutel',
  'no-credit': 'het tegoed bij de AI-dienst is op',
  'unknown-model': 'de AI-dienst kent het model niet; klopt AI_MODEL?',
  'wrong-address': 'op het adres van de AI-dienst antwoordt iets anders; klopt AI_BASE_URL?',
  'too-long': 'de vraag is te lang voor het model',
  refused: 'de AI-dienst weigert de vraag',
} as const;
