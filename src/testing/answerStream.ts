import { vi } from 'vitest';
import { streamFunction } from '@/data/streams';
import type { AnswerChunk, AssistantAnswer, AssistantQuestion } from '@/domain/assistant/api';
import { askAssistant } from '@/domain/assistant/api';

type Asked = {
  question: AssistantQuestion;
  signal: AbortSignal;
  /** Sends a chunk, as the server does. */
  send: (chunk: AnswerChunk) => void;
};

/** Answers a page test's assistant questions, ending with the result or error. Returns the questions. */
export function answerStream(answer: (asked: Asked) => Promise<AssistantAnswer>): AssistantQuestion[] {
  const questions: AssistantQuestion[] = [];
  vi.mocked(streamFunction).mockImplementation(async (contract, input, { signal, onChunk }) => {
    const question = askAssistant.input.parse(input);
    questions.push(question);
    return contract.output.parse(
      await answer({ question, signal, send: (chunk) => onChunk(contract.chunk.parse(chunk)) }),
    );
  });
  return questions;
}
