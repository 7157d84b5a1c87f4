import type { GenericSchema, InferOutput } from 'valibot';

/**
 * A program that writes text, wherever it runs. Its answer has the wanted shape, or a reason why there is none; what
 * stands in it is for the caller to check. Never throws for a service that is away or misbehaves.
 */
export type LanguageModel = {
  ask: <Shape extends GenericSchema>(question: Question<Shape>) => Promise<ModelAnswer<InferOutput<Shape>>>;
};

export type Question<Shape extends GenericSchema> = {
  /** What is to be done: our own words, the only ones that are an instruction. */
  task: string;
  /** What it is done with, as JSON: text of anybody. It carries no personal data and no secret. */
  material: unknown;
  shape: Shape;
  /** All attempts together. */
  timeoutSeconds: number;
};

export type ModelAnswer<Value> = ModelCost &
  ({ ok: true; value: Value } | { ok: false; trouble: ModelTrouble; detail: string });

/** `declined`: the model would not. `closed`: key, model or account are refused. `busy`: too many questions for now. */
export type ModelTrouble =
  | 'slow'
  | 'unreachable'
  | 'busy'
  | 'closed'
  | 'declined'
  | 'cut-off'
  | 'wrong-shape';

/** Tokens, as the service counted them; zero where it did not say. */
export type Tokens = { input: number; output: number };

export type ModelCost = { tokens: Tokens };

export const noTokens: Tokens = { input: 0, output: 0 };

export const sumOfTokens = (...all: readonly Tokens[]): Tokens => ({
  input: all.reduce((sum, { input }) => sum + input, 0),
  output: all.reduce((sum, { output }) => sum + output, 0),
});
