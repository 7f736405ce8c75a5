import type {
  AnswerChunk,
  AssistantAnswer,
  AssistantQuestion,
  StoredProposal,
  UsageShare,
} from '@/domain/assistant/api';
import type { Figure, Source } from '@/domain/assistant/chips';
import type { ToolUse } from '@/domain/assistant/schema';
import { createStore, type Store } from '@/ui/feedback/createStore';

type Notice = Extract<AnswerChunk, { t: 'notice' }>;

/**
 * One question that was asked on this page, and what came of it so far. `asking`: nobody has taken it yet. `unasked`: nobody did,
 * `fault` says why. `ended`: the answer is whole, or as whole as it gets; then `message` is what is stored. `broken`: the line was cut,
 * and the server may go on by itself.
 */
export type Run = {
  question: AssistantQuestion;
  state: 'asking' | 'answering' | 'ended' | 'unasked' | 'broken' | 'stopped';
  answerId: string;
  text: string;
  tools: readonly ToolUse[];
  sources: readonly Source[];
  figures: readonly Figure[];
  proposals: readonly StoredProposal[];
  notices: readonly Notice[];
  message: AssistantAnswer['message'] | null;
  usage: UsageShare | null;
  fault: string;
};

type Runs = ReadonlyMap<string, readonly Run[]>;

/** What was asked on this page, by conversation: it outlives the pages that show it, so that one can go on working meanwhile. */
export const runs: Store<Runs> = createStore<Runs>(new Map());
const NONE: readonly Run[] = [];

export const runsOf = (all: Runs, conversationId: string): readonly Run[] => all.get(conversationId) ?? NONE;

export const isAnswering = ({ state }: Run): boolean => state === 'asking' || state === 'answering';
