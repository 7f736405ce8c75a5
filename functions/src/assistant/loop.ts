import { readableText } from '@/domain/assistant/chips';
import type { AiPurpose, AssistantTask } from '@/domain/assistant/purpose';
import type { AnswerState, ConversationMessage, Failure } from '@/domain/assistant/schema';
import { ANSWER_LENGTH } from '@/domain/assistant/schema';
import { AppError } from '@/lib/appError';
import { cutText } from '@/lib/cutText';
import { askModel, type Asked } from '../ai/askModel';
import { ModelError } from '../ai/errors';
import type { ModelEvent, ModelMessage, PicturePart } from '../ai/port';
import { hindranceOf, type Payer } from '../ai/usage';
import { cleanStream, unsupportedNumbers } from './cleanText';
import type { Desk } from './desk';
import { assistantPrompt } from './prompts/assistantV3';
import type { ToolRun } from './runTools';
import type { Tool } from './tools/tool';

const ROUNDS_LIMIT = 8;
/** Number of earlier messages that are resent. */
const HISTORY_MESSAGES = 12;

export type Question = {
  task: AssistantTask;
  purpose: AiPurpose;
  text: string;
  language: string;
  /** The preceding messages, oldest first. */
  history: readonly ConversationMessage[];
};

export type Outcome = {
  text: string;
  state: Exclude<AnswerState, 'running'>;
  failure: Failure;
  note: string;
  unsupported: string[];
  costMicrodollars: number;
  rounds: {
    provider: string;
    model: string;
    stop: string;
    costMicrodollars: number;
    inputTokens: number;
    outputTokens: number;
  }[];
};

type Run = {
  desk: Desk;
  payer: Payer;
  tools: readonly Tool[];
  toolRun: ToolRun;
  signal: AbortSignal;
  onText: (more: string) => void;
  onNotice: (kind: 'fallback' | 'retry') => void;
  /** Refreshes the person's permissions before each round. @throws AppError when they may no longer ask */
  refresh: () => Promise<void>;
};

/** Calls the model until it finishes, running tools in between. Any failure is an outcome; text written so far is kept. */
export async function runLoop(question: Question, run: Run): Promise<Outcome> {
  const { desk, signal, toolRun } = run;
  const isSource = (key: string): boolean => desk.chips.sources.some((source) => source.key === key);
  const messages: ModelMessage[] = [...historyOf(question.history), asked(question, desk)];
  const rounds: Outcome['rounds'] = [];
  let text = '';
  const say = (more: string): void => {
    const shown = cutText(more, Math.max(0, ANSWER_LENGTH - text.length));
    if (shown === '') return;
    text += shown;
    run.onText(shown);
  };
  const ended = (state: Outcome['state'], note = '', failure: Failure = ''): Outcome => ({
    text,
    state,
    failure,
    note,
    unsupported:
      question.task === 'translation'
        ? []
        : unsupportedNumbers(text, [
            question.text,
            JSON.stringify(contextOf(desk)),
            ...toolRun.given,
            ...question.history.map((one) => one.text),
          ]),
    costMicrodollars: rounds.reduce((sum, one) => sum + one.costMicrodollars, 0),
    rounds,
  });

  for (let round = 0; round < ROUNDS_LIMIT; round += 1) {
    const clean = cleanStream(isSource);
    let answer: Asked;
    try {
      await run.refresh();
      // Two pieces of text separated by tool calls are two paragraphs.
      let isFirst = text !== '';
      const onEvent = (event: ModelEvent): void => {
        if (event.t === 'text') {
          if (isFirst) say('\n\n');
          isFirst = false;
          say(clean.take(event.d));
        } else if (event.t !== 'tool') run.onNotice(event.t);
      };
      answer = await askModel(
        desk.deps,
        run.payer,
        {
          purpose: question.purpose,
          instructions: assistantPrompt(question.task),
          messages,
          tools: run.tools.map(({ definition }) => definition),
        },
        { signal, onEvent, isQuestion: round === 0 },
      );
      say(clean.end());
    } catch (error) {
      say(clean.end());
      return failed(error, ended);
    }
    rounds.push({
      provider: answer.provider,
      model: answer.model,
      stop: answer.stop,
      costMicrodollars: answer.costMicrodollars,
      inputTokens: answer.usage.inputTokens + answer.usage.cacheReadTokens + answer.usage.cacheWriteTokens,
      outputTokens: answer.usage.outputTokens,
    });
    messages.push(answer.message);
    switch (answer.stop) {
      case 'end':
        return text.trim() === ''
          ? ended('failed', 'The AI service gave an empty answer. Please ask again.', 'broken-off')
          : ended('complete');
      case 'length':
        return ended('cut', 'The answer became too long and was cut. Ask for a part of it.');
      case 'refused':
        return ended('refused', 'The AI service would not answer this.');
      case 'context':
        return ended('failed', 'This is more than the AI can read at once. Ask in a new conversation.', 'too-long');
      case 'paused':
        break;
      case 'tools': {
        const results = await toolRun.run(answer.toolCalls, signal);
        if (signal.aborted) return ended('stopped');
        messages.push({ from: 'tools', results });
      }
    }
  }
  return ended('cut', 'It took more steps than one answer may. Ask for less at once.');
}

function failed(
  error: unknown,
  ended: (state: Outcome['state'], note?: string, failure?: Failure) => Outcome,
): Outcome {
  if (error instanceof ModelError && error.fault === 'stopped') return ended('stopped');
  if (!(error instanceof AppError)) throw error;
  const hindrance = hindranceOf(error);
  const cause = error.cause instanceof ModelError ? error.cause.fault : null;
  const failure: Failure =
    hindrance ??
    (error.code === 'permission-denied' || error.code === 'failed-precondition'
      ? cause === 'not-set-up'
        ? 'not-set-up'
        : 'switched-off'
      : cause === 'busy'
        ? 'busy'
        : cause === 'broken'
          ? 'broken-off'
          : cause === 'too-long'
            ? 'too-long'
            : cause === 'invalid'
              ? 'unexpected'
              : 'unreachable');
  return ended('failed', error.userMessage, failure);
}

/** Converts earlier turns to plain text: their marks no longer mean anything, and their figures may have changed. */
function historyOf(history: readonly ConversationMessage[]): ModelMessage[] {
  return history
    .slice(-HISTORY_MESSAGES)
    .filter(({ text }) => text.trim() !== '')
    .map((message): ModelMessage => {
      const part = { kind: 'text' as const, text: readableText(message.text, message.sources) };
      return message.from === 'person'
        ? { from: 'person', parts: [part] }
        : { from: 'model', parts: [part], native: null };
    });
}

function asked({ text, language, task }: Question, desk: Desk): ModelMessage {
  const pictures = desk.pictures.map(({ mediaType, data }): PicturePart => ({ kind: 'picture', mediaType, data }));
  const wanted =
    task === 'translation'
      ? `Translate into ${language || 'English'}:\n${text}`
      : task === 'dictation'
        ? `Dictated:\n${text}`
        : text;
  return {
    from: 'person',
    parts: [
      ...pictures,
      { kind: 'text', text: wanted || 'Please look at this.' },
      { kind: 'text', text: `Context from the app (data): ${JSON.stringify(contextOf(desk))}` },
    ],
  };
}

const contextOf = ({ today, nowIso, timeZone, open, member, technicianId }: Desk) => ({
  today,
  now: nowIso,
  time_zone: timeZone,
  company: member.company.name,
  person: { first_name: member.user.firstName, role: member.user.role, technician_id: technicianId || null },
  open: open ? { record: open.collection, id: open.id } : null,
});
