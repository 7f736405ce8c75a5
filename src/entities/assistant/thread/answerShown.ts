import type { Figure, Source } from '@/domain/assistant/chips';
import type { AnswerState, Failure, ToolUse } from '@/domain/assistant/schema';
import { MINUTE_MS } from '@/lib/time';
import type { Exchange } from '../useThread';
import { isAnswering } from '../runStore';

/** The current state of an answer: the stored version, or what this page has received so far. */
export type AnswerShown = {
  text: string;
  tools: readonly ToolUse[];
  sources: readonly Source[];
  figures: readonly Figure[];
  unsupported: readonly string[];
  proposalIds: readonly string[];
  notices: readonly string[];
  state: AnswerState;
  failure: Failure;
  note: string;
  isRunning: boolean;
  /** True if nothing has arrived for a while. */
  isLate: boolean;
  /** Whether it should be based on records: a translation isn't. */
  needsRecords: boolean;
};

/** A running server updates its stored state every 30 seconds; past this, nothing is working on the answer anymore. */
const BROKEN_AFTER_MS = 5 * MINUTE_MS;
const LATE_AFTER_MS = 15_000;

/** Returns null as long as there is nothing to show for an answer: the question was rejected. */
export function answerShown({ answer, run }: Exchange, nowMs: number): AnswerShown | null {
  const whole = answer && answer.state !== 'running' ? answer : (run?.message ?? null);
  const notices = run?.notices.map(({ words }) => words) ?? [];
  const needsRecords = run?.question.task !== 'translation';
  if (whole) {
    const { text, tools, sources, figures, unsupported, state, failure, note } = whole;
    const proposalIds = [...new Set([...whole.proposalIds, ...(run?.proposals.map(({ id }) => id) ?? [])])];
    const isSaid = state === 'complete' && note !== '' && !notices.includes(note);
    return {
      text,
      tools,
      sources,
      figures,
      unsupported,
      proposalIds,
      state,
      failure,
      note,
      needsRecords,
      notices: isSaid ? [...notices, note] : notices,
      isRunning: false,
      isLate: false,
    };
  }
  if (run && run.state !== 'unasked') {
    const isRunning = isAnswering(run);
    return {
      text: run.text,
      tools: isRunning ? run.tools : run.tools.filter(({ state }) => state !== 'running'),
      sources: run.sources,
      figures: run.figures,
      unsupported: [],
      proposalIds: run.proposals.map(({ id }) => id),
      notices,
      state: isRunning ? 'running' : run.state === 'stopped' ? 'stopped' : 'failed',
      failure: run.state === 'broken' ? 'broken-off' : '',
      note: run.state === 'broken' ? run.fault : '',
      isRunning,
      isLate: false,
      needsRecords,
    };
  }
  if (!answer) return null;
  const sinceMs = nowMs - Date.parse(answer.at);
  const isGone = sinceMs > BROKEN_AFTER_MS;
  const { text, tools, sources, figures, unsupported, proposalIds } = answer;
  return {
    text,
    tools,
    sources,
    figures,
    unsupported,
    proposalIds,
    notices,
    needsRecords,
    state: isGone ? 'failed' : 'running',
    failure: isGone ? 'broken-off' : '',
    note: '',
    isRunning: !isGone,
    isLate: sinceMs > LATE_AFTER_MS,
  };
}
