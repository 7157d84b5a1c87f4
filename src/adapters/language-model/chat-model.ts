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
import { postChat, type ChatReply, type Service } from './post-chat.ts';

/** Asks an OpenAI-compatible endpoint. Retries once within `timeoutSeconds` if a retry can help. */
export function chatModel(service: Service): LanguageModel {
  return {
    async ask<Shape extends GenericSchema>(question: Question<Shape>) {
      const secondsLeft = secondsLeftOf(question.timeoutSeconds);
      const signal = AbortSignal.timeout(Math.max(Math.ceil(question.timeoutSeconds * 1000), 1));
      const messages = messagesOf(question);
      const wish = responseFormat(question.shape);

      const first = await postChat(service, { messages, ...wish }, signal);
      const wait = first.trouble && first.retrySeconds;
      if (wait === undefined || wait >= secondsLeft()) return concluded(first, question.shape);
      await pause(wait * 1000);
      // `closed` may mean that the service rejects JSON mode or the token limit, so the retry omits both.
      const again = first.trouble === 'closed' ? { messages } : { messages, ...wish };
      return concluded(await postChat(service, again, signal), question.shape);
    },
  };
}

const concluded = <Shape extends GenericSchema>(
  posted: ChatReply,
  shape: Shape,
): ModelAnswer<InferOutput<Shape>> =>
  posted.trouble === undefined
    ? readAnswer(posted.text, shape)
    : { ok: false, trouble: posted.trouble, detail: posted.detail, tokens: noTokens };
