import { streamFunction } from '@/data/streams';
import { askAssistant, type AnswerChunk, type AssistantQuestion } from '@/domain/assistant/api';
import { userMessageOf } from '@/lib/appError';
import { runs, runsOf, type Run } from './runStore';

const stops = new Map<string, AbortController>();

/** Faster updates would be unreadable, and drawing each word separately would keep a phone from doing anything else. */
const DRAW_EVERY_MS = 50;

function put(run: Run): void {
  const all = runs.get();
  const { conversationId, questionId } = run.question;
  const others = runsOf(all, conversationId);
  const isKnown = others.some(({ question }) => question.questionId === questionId);
  const next = isKnown ? others.map((one) => (one.question.questionId === questionId ? run : one)) : [...others, run];
  runs.set(new Map(all).set(conversationId, next));
}

function drop(conversationId: string, keep: (run: Run) => boolean): void {
  const left = runsOf(runs.get(), conversationId).filter(keep);
  runs.set(new Map(runs.get()).set(conversationId, left));
}

/** Removes a rejected question from the page. */
export const forgetQuestion = ({ conversationId, questionId }: AssistantQuestion): void =>
  drop(conversationId, ({ question }) => question.questionId !== questionId);

/** Returns the run after applying a chunk. Pure. */
function withChunk(run: Run, chunk: AnswerChunk): Run {
  switch (chunk.t) {
    case 'started':
      return { ...run, state: 'answering', answerId: chunk.answerId };
    case 'text':
      return { ...run, text: run.text + chunk.d };
    case 'tool': {
      const { t: _, ...tool } = chunk;
      const isKnown = run.tools.some(({ id }) => id === tool.id);
      return {
        ...run,
        tools: isKnown ? run.tools.map((one) => (one.id === tool.id ? tool : one)) : [...run.tools, tool],
      };
    }
    case 'sources':
      return { ...run, sources: [...run.sources, ...chunk.sources] };
    case 'figure':
      return { ...run, figures: [...run.figures, chunk.figure] };
    case 'proposal':
      return { ...run, proposals: [...run.proposals, chunk.proposal] };
    case 'notice':
      return { ...run, notices: [...run.notices.filter(({ kind }) => kind !== chunk.kind), chunk] };
    case 'done':
    case 'failed':
      return { ...run, state: 'ended', message: chunk.message, usage: chunk.usage };
  }
}

/**
 * Asks a question and shows the answer as it arrives. Resolves when the answer is final, whatever the outcome. A question that is already
 * being answered isn't asked again.
 * @param onTaken called once the server has the question: the typed text is no longer needed
 */
export async function ask(question: AssistantQuestion, onTaken: () => void): Promise<void> {
  const { questionId } = question;
  if (stops.has(questionId)) return;
  const stop = new AbortController();
  stops.set(questionId, stop);
  let run: Run = {
    question,
    state: 'asking',
    answerId: '',
    text: '',
    tools: [],
    sources: [],
    figures: [],
    proposals: [],
    notices: [],
    message: null,
    usage: null,
    fault: '',
  };
  put(run);
  const drawing = drawnNowAndThen(() => put(run));
  try {
    const answer = await streamFunction(askAssistant, question, {
      signal: stop.signal,
      onChunk: (chunk) => {
        if (stop.signal.aborted) return;
        if (chunk.t === 'started') onTaken();
        run = withChunk(run, chunk);
        drawing.draw();
      },
    });
    onTaken();
    run = { ...run, state: 'ended', message: answer.message, proposals: answer.proposals, usage: answer.usage };
  } catch (error) {
    run = endedBy(run, stop.signal.aborted, userMessageOf(error));
  } finally {
    stops.delete(questionId);
    drawing.end();
  }
}

function endedBy(run: Run, isStopped: boolean, fault: string): Run {
  if (run.state === 'ended') return run;
  if (isStopped)
    return run.state === 'asking'
      ? { ...run, state: 'unasked', fault: 'Stopped before it was asked.' }
      : { ...run, state: 'stopped' };
  return run.state === 'asking' ? { ...run, state: 'unasked', fault } : { ...run, state: 'broken', fault };
}

/** Throttles drawing: immediately if nothing was drawn for a while, otherwise soon; the first word never waits. */
function drawnNowAndThen(draw: () => void): { draw: () => void; end: () => void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let lastAt = 0;
  const drawNow = (): void => {
    timer = null;
    lastAt = Date.now();
    draw();
  };
  return {
    draw: () => {
      if (timer !== null) return;
      const wait = lastAt + DRAW_EVERY_MS - Date.now();
      if (wait <= 0) drawNow();
      else timer = setTimeout(drawNow, Math.min(wait, DRAW_EVERY_MS));
    },
    end: () => {
      if (timer !== null) clearTimeout(timer);
      drawNow();
    },
  };
}

/** Stops a conversation's answers: here immediately, at the provider within a second. */
export function stopAnswers(conversationId: string): void {
  for (const { question } of runsOf(runs.get(), conversationId)) stops.get(question.questionId)?.abort();
}

/** Ends and discards all requests, when someone signs out or the conversations are deleted. */
export function forgetRuns(conversationId?: string): void {
  for (const [id, ofIt] of runs.get()) {
    if (conversationId !== undefined && id !== conversationId) continue;
    ofIt.forEach(({ question }) => stops.get(question.questionId)?.abort());
    drop(id, () => false);
  }
}

let ownerUid = '';
/** Discards everything when the user changes: no one sees another's questions, even without a page reload in between. */
export function keepAssistantOf(uid: string): void {
  if (ownerUid !== '' && ownerUid !== uid) forgetRuns();
  ownerUid = uid;
}
