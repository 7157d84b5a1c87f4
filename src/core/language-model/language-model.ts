import type { GenericSchema, InferOutput } from 'valibot';

/**
 * A language model behind any service. The answer has the expected shape, or says why there is none. The caller checks
 * the content. Never throws if the service is unavailable or misbehaves.
 */
export type LanguageModel = {
  ask: <Shape extends GenericSchema>(question: Question<Shape>) => Promise<ModelAnswer<InferOutput<Shape>>>;
};

export type Question<Shape extends GenericSchema> = {
  /** The model should only follow these instructions, which we write ourselves. */
  task: string;
  /** The data to work on, as JSON. It may be untrusted text, and contains no personal data and no secrets. */
  material: unknown;
  shape: Shape;
  /** All attempts together may take this long. */
  timeoutSeconds: number;
};

export type ModelAnswer<Value> = ModelCost &
  ({ ok: true; value: Value } | { ok: false; trouble: ModelTrouble; detail: string });

/** `declined`: the model refused. `closed`: the key, model or account was rejected. `busy`: rate limited. */
export type ModelTrouble =
  | 'slow'
  | 'unreachable'
  | 'busy'
  | 'closed'
  | 'declined'
  | 'cut-off'
  | 'wrong-shape';

/** The service counted these tokens. They are zero if it reported none. */
export type Tokens = { input: number; output: number };

export type ModelCost = { tokens: Tokens };

export const noTokens: Tokens = { input: 0, output: 0 };

export const sumOfTokens = (...all: readonly Tokens[]): Tokens => ({
  input: all.reduce((sum, { input }) => sum + input, 0),
  output: all.reduce((sum, { output }) => sum + output, 0),
});
