import type { AnswerState, Failure } from './schema';

/** The user's options after an incomplete answer. */
export type NextStep = 'retry' | 'shorter' | 'settings' | 'new-conversation' | 'go-on' | 'none';

type AnswerEnd = { title: string; text: string; step: NextStep };

const FAILURE_WORDS: Record<Exclude<Failure, ''>, AnswerEnd> = {
  busy: { title: 'The AI service is busy', text: 'Your question is kept. Try it again in a minute.', step: 'retry' },
  unreachable: {
    title: 'The AI service cannot be reached',
    text: 'Your question is kept. Nothing in your records depends on it.',
    step: 'retry',
  },
  'not-set-up': {
    title: 'AI is not set up on this server',
    text: 'Whoever runs it has to enter a key of an AI provider first.',
    step: 'none',
  },
  'too-long': { title: 'That was too much at once', text: 'Ask for one thing at a time.', step: 'shorter' },
  'switched-off': {
    title: 'Your company has turned this off',
    text: 'Managers turn it on in the settings, under AI assistant.',
    step: 'settings',
  },
  'cap-reached': {
    title: 'The limit for AI is reached',
    text: 'Ask again when there is more, or when a manager has raised your company’s own limit.',
    step: 'settings',
  },
  'broken-off': { title: 'The answer broke off', text: 'What came so far is kept.', step: 'retry' },
  unexpected: { title: 'Something went wrong on our side', text: 'Your question is kept.', step: 'retry' },
};

const STATE_WORDS: Partial<Record<AnswerState, AnswerEnd>> = {
  stopped: { title: 'Stopped', text: 'You stopped this answer.', step: 'retry' },
  cut: { title: 'The answer became too long', text: 'This is its first part.', step: 'go-on' },
  refused: {
    title: 'The assistant would not answer this',
    text: 'Ask it in other words, or look it up in your records.',
    step: 'shorter',
  },
};

/** Explains an incomplete answer and the next step; null for one that is complete or still streaming. */
export function endOfAnswer(state: AnswerState, failure: Failure): AnswerEnd | null {
  if (state === 'failed') return FAILURE_WORDS[failure === '' ? 'unexpected' : failure];
  return STATE_WORDS[state] ?? null;
}
