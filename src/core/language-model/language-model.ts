import type { GenericSchema, InferOutput } from 'valibot';

/** Answers a question in the shape that it asks for. Never throws. Ensures the shape of an answer, but not its content. */
export type LanguageModel = {
  ask: <Shape extends GenericSchema>(question: Question<Shape>) => Promise<ModelAnswer<InferOutput<Shape>>>;
};

export type Question<Shape extends GenericSchema> = {
  /** The instructions to the model, which contain only text of our own. */
  task: string;
  /** The data for the model, sent as JSON. The data may be untrusted, but has no personal data or secrets. */
  material: unknown;
  shape: Shape;
  /** 0 for a verdict that should not vary. A service that refuses this gets its own default. */
  temperature?: number;
  /** The time limit for all attempts together, in seconds. Each task has its own, in `src/core/<subject>`. */
  timeoutSeconds: number;
};

/** Some answers have other troubles too. */
export type ModelAnswer<Value, Other = never> = ModelCost &
  ({ ok: true; value: Value } | { ok: false; trouble: ModelTrouble | Other; detail: string });

/** `declined`: a model or filter refused. `closed`: the service rejects our key, `refused`: our request. `busy`: rate limit. */
export type ModelTrouble =
  | 'slow'
  | 'unreachable'
  | 'busy'
  | 'closed'
  | 'no-credit'
  | 'unknown-model'
  | 'wrong-address'
  | 'too-long'
  | 'refused'
  | 'declined'
  | 'cut-off'
  | 'wrong-shape';

export type Tokens = { input: number; output: number };

export type ModelCost = { tokens: Tokens };

export const noTokens: Tokens = { input: 0, output: 0 };

export const sumOfTokens = (...all: readonly Tokens[]): Tokens => ({
  input: all.reduce((sum, { input }) => sum + input, 0),
  output: all.reduce((sum, { output }) => sum + output, 0),
});
