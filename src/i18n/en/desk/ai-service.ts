/** Why the AI service gave no answer. */
export const aiService = {
  closed: 'the AI service refuses the key',
  'no-credit': 'the credit at the AI service is used up',
  'unknown-model': 'the AI service does not know the model; is AI_MODEL right?',
  'wrong-address': 'something else answers at the address of the AI service; is AI_BASE_URL right?',
  'too-long': 'the question is too long for the model',
  refused: 'the AI service refuses the question',
} as const;
