import { setTimeout as pause } from 'node:timers/promises';
import { secondsLeftOf } from '#core/language-model/ask-checked.ts';
import {
  noTokens,
  type LanguageModel,
  type ModelAnswer,
  type Question,
} from '#core/language-model/language-model.ts';
import type { GenericSchema, InferOutput } from 'valibot';
import { messagesOf, responseFormat } from './chat-messages.ts';
import { readAnswer } from './chat-answer.ts';
import { postChat, type Posted, type Service } from './post-chat.ts';

/** Asks an OpenAI-compatible endpoint. Retries once within `timeoutSeconds` if a retry can help. */
export function chatModel(service: Service): LanguageModel {
  return {
    async ask<Shape extends GenericSchema>(question: Question<Shape>) {
      const secondsLeft = secondsLeftOf(question.timeoutSeconds);
      const signal = AbortSignal.timeout(Math.max(Math.ceil(question.timeoutSeconds * 1000), 1));
      const messages = messagesOf(question);
      const wish = responseFormat(question.shape);

      const first = await postChat(service, { messages, ...wish }, signal);
      const wait = secondsUntilRetry(first);
      const isWorthIt = wait !== undefined && wait < secondsLeft();
      if (!isWorthIt) return concluded(first, question.shape);
      await pause(wait * 1000);
      // The service may not support JSON mode. The task itself also requires JSON.
      const again = first.outcome === 'refused' ? { messages } : { messages, ...wish };
      return concluded(await postChat(service, again, signal), question.shape);
    },
  };
}

/** Returns the pause before a retry, or undefined if no retry can help. */
function secondsUntilRetry(posted: Posted): number | undefined {
  if (posted.outcome === 'refused') return posted.status === 400 || posted.status === 422 ? 0 : undefined;
  return posted.outcome === 'unwell' ? (posted.retryAfterSeconds ?? 1) : undefined;
}

function concluded<Shape extends GenericSchema>(
  posted: Posted,
  shape: Shape,
): ModelAnswer<InferOutput<Shape>> {
  if (posted.outcome === 'answered') return readAnswer(posted.text, shape);
  return { ok: false, ...troubleOf(posted), tokens: noTokens };
}

function troubleOf(posted: Exclude<Posted, { outcome: 'answered' }>) {
  switch (posted.outcome) {
    case 'slow':
      return { trouble: 'slow', detail: 'The service did not answer in time.' } as const;
    case 'lost':
      return { trouble: 'unreachable', detail: 'The service could not be reached.' } as const;
    case 'endless':
      return { trouble: 'wrong-shape', detail: 'The answer is larger than it can be.' } as const;
    default: {
      const detail = `The service answered with status ${posted.status}.`;
      if (posted.outcome === 'refused') return { trouble: 'closed', detail } as const;
      return { trouble: posted.status === 429 ? 'busy' : 'unreachable', detail } as const;
    }
  }
}
