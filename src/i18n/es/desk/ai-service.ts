/** Why the AI service gave no answer. */
export const aiService = {
  closed: 'el servicio de IA rechaza la clave',
  'no-credit': 'se ha agotado el saldo del servicio de IA',
  'unknown-model': 'el servicio de IA no conoce el modelo; ¿es correcto AI_MODEL?',
  'wrong-address': 'en la dirección del servicio de IA responde otra cosa; ¿es correcta AI_BASE_URL?',
  'too-long': 'la pregunta es demasiado larga para el modelo',
  refused: 'el servicio de IA rechaza la pregunta',
} as const;
