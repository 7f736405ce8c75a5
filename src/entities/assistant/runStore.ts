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
 * A question asked on this page, and its result so far. `asking`: not accepted yet. `unasked`: never accepted; `fault` says why. `ended`:
 * the answer is complete, or as complete as it gets; then `message` is what is stored. `broken`: the connection was lost, and the server
 * may be continuing on its own.
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

/** Questions asked on this page, by conversation: they outlive the components that show them, so people can keep working. */
export const runs: Store<Runs> = createStore<Runs>(new Map());
const NONE: readonly Run[] = [];

export const runsOf = (all: Runs, conversationId: string): readonly Run[] => all.get(conversationId) ?? NONE;

export const isAnswering = ({ state }: Run): boolean => state === 'asking' || state === 'answering';
