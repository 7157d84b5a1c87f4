import { setTimeout as pause } from 'node:timers/promises';
import { secondsLeftOf } from '#core/language-model/ask-checked.ts';
import {
  noTokens,
  sumOfTokens,
  type LanguageModel,
  type Question,
} from '#core/language-model/language-model.ts';
import type { GenericSchema, InferOutput } from 'valibot';
import { messagesOf, repairMessages, type Message } from './chat-messages.ts';
import { readAnswer, type ReadAnswer } from './answer/chat-answer.ts';
import { postChat, type ChatReply, type Service } from './post-chat.ts';
import { noteRefusal, optionsOf } from './request-options.ts';

/** Asks an OpenAI-compatible endpoint. Within `timeoutSeconds`, asks again if the service or the answer allows it. */
export function chatModel(service: Service): LanguageModel {
  return {
    async ask<Shape extends GenericSchema>(question: Question<Shape>) {
      const secondsLeft = secondsLeftOf(question.timeoutSeconds);
      const milliseconds = Math.ceil(question.timeoutSeconds * 1000);
      const signal = milliseconds > 0 ? AbortSignal.timeout(milliseconds) : AbortSignal.abort();
      const posting = { question, signal, secondsLeft };
      const messages = messagesOf(question);
      const first = concluded(await posted(service, messages, posting), question.shape);
      const { content, ...answer } = first;
      if (answer.ok || content === undefined) return answer;
      const repair = repairMessages(messages, { content, reason: answer.detail });
      const { content: _, ...second } = concluded(await posted(service, repair, posting), question.shape);
      const tokens = sumOfTokens(answer.tokens, second.tokens);
      return second.ok ? { ...second, tokens } : { ...answer, tokens };
    },
  };
}

/** Retries once after a failure that may be over, and without the options that the service refuses. */
async function posted(
  service: Service,
  messages: readonly Message[],
  { question, signal, secondsLeft }: Posting,
): Promise<ChatReply> {
  for (let pauses = 0, tries = 0; ; tries++) {
    const options = optionsOf(service, question);
    const answer = await postChat(service, { messages, ...options }, signal);
    if (answer.trouble === undefined || tries >= maxTries) return answer;
    if (answer.refusal !== undefined) {
      if (!noteRefusal(service, answer.refusal, options)) return answer;
      continue;
    }
    const wait = answer.retrySeconds;
    if (wait === undefined || wait >= secondsLeft() || pauses > 0) return answer;
    pauses += 1;
    await pause(wait * 1000);
  }
}

/** A service may refuse several options, one after the other. */
const maxTries = 5;

const concluded = <Shape extends GenericSchema>(
  answer: ChatReply,
  shape: Shape,
): ReadAnswer<InferOutput<Shape>> =>
  answer.trouble === undefined
    ? readAnswer(answer.text, shape)
    : { ok: false, trouble: answer.trouble, detail: answer.detail, tokens: noTokens };

type Posting = { question: Question<GenericSchema>; signal: AbortSignal; secondsLeft: () => number };
