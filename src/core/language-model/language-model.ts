import type { GenericSchema, InferOutput } from 'valibot';

/**
 * A language model of any service. The answer has the expected shape, or says why there is no answer. The caller checks the
 * content. Never throws if the service is unavailable or misbehaves.
 */
export type LanguageModel = {
  ask: <Shape extends GenericSchema>(question: Question<Shape>) => Promise<ModelAnswer<InferOutput<Shape>>>;
};

export type Question<Shape extends GenericSchema> = {
  /** The instructions to the model. We write them ourselves, and the model should follow no other instructions. */
  task: string;
  /**
   * The data that the model works on. It may contain untrusted text, but no personal data and no secrets. It is sent as
   * JSON.
   */
  material: unknown;
  shape: Shape;
  /** The time limit for all attempts together. */
  timeoutSeconds: number;
};

export type ModelAnswer<Value> = ModelCost &
  ({ ok: true; value: Value } | { ok: false; trouble: ModelTrouble; detail: string });

/**
 * `declined`: the model refused. `closed`: the service rejected the key, the model or the account. `busy`: the service
 * limited the rate.
 */
export type ModelTrouble =
  | 'slow'
  | 'unreachable'
  | 'busy'
  | 'closed'
  | 'declined'
  | 'cut-off'
  | 'wrong-shape';

/** The number of tokens that the service counted, or zero if it reported none. */
export type Tokens = { input: number; output: number };

export type ModelCost = { tokens: Tokens };

export const noTokens: Tokens = { input: 0, output: 0 };

export const sumOfTokens = (...all: readonly Tokens[]): Tokens => ({
  input: all.reduce((sum, { input }) => sum + input, 0),
  output: all.reduce((sum, { output }) => sum + output, 0),
});
