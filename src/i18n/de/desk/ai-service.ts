/** Why the AI service gave no answer. */
export const aiService = {
  closed: 'der KI-Dienst lehnt den Schlüssel ab',
  'no-credit': 'das Guthaben beim KI-Dienst ist aufgebraucht',
  'unknown-model': 'der KI-Dienst kennt das Modell nicht; stimmt AI_MODEL?',
  'wrong-address': 'unter der Adresse des KI-Dienstes antwortet etwas anderes; stimmt AI_BASE_URL?',
  'too-long': 'die Frage ist zu lang für das Modell',
  refused: 'der KI-Dienst lehnt die Frage ab',
} as const;
