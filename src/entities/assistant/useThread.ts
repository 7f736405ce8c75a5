import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useLiveLists } from '@/data/react/useLiveLists';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { AssistantAnswer } from '@/domain/assistant/api';
import { messagesOf, proposalsOf } from '@/domain/assistant/queries';
import type { StoredProposal } from '@/domain/assistant/api';
import { useStoreValue } from '@/ui/feedback/createStore';
import { answeredProposals, laterOf } from './proposals/answeredProposals';
import { isAnswering, runs, runsOf, type Run } from './runStore';

type Message = AssistantAnswer['message'];
/** A question with its answer, if there is one. `run` is what this page knows about it beyond what is stored. */
export type Exchange = { id: string; question: Message | null; answer: Message | null; run: Run | null };

/** Returns a conversation's messages: those stored, wherever they were asked, and those in progress on this page. */
export function useThread(conversationId: string) {
  const { uid } = useWorkspace();
  const asked = useMemo(() => [messagesOf(uid, conversationId)], [uid, conversationId]);
  const proposed = useMemo(() => [proposalsOf(uid, conversationId)], [uid, conversationId]);
  const messages = useLiveLists(collections.conversationMessages, asked);
  const stored = useLiveLists(collections.aiProposals, proposed);
  const mine = runsOf(useStoreValue(runs), conversationId);
  const answered = useStoreValue(answeredProposals);

  const exchanges = useMemo(() => exchangesOf(messages.records, mine), [messages.records, mine]);
  const proposals = useMemo(() => {
    const all = new Map<string, StoredProposal>();
    const later = (one: StoredProposal): unknown => all.set(one.id, laterOf(all.get(one.id), one));
    mine.forEach((run) => run.proposals.forEach(later));
    stored.records.forEach(later);
    for (const one of answered.values()) if (all.has(one.id)) later(one);
    return all;
  }, [mine, stored.records, answered]);

  return {
    exchanges,
    proposals,
    isLoading: messages.isLoading && mine.length === 0,
    error: mine.length === 0 ? messages.error : null,
    isAnswering: mine.some(isAnswering),
  };
}

/** Returns the questions in order with their answers, plus anything this page knows better than the store. Pure. */
function exchangesOf(stored: readonly Message[], mine: readonly Run[]): Exchange[] {
  const inOrder = stored.toSorted((a, b) => a.index - b.index);
  const exchanges: Exchange[] = [];
  for (const message of inOrder) {
    const last = exchanges.at(-1);
    if (message.from === 'person') exchanges.push({ id: message.id, question: message, answer: null, run: null });
    else if (last && !last.answer && last.question?.index === message.index - 1) last.answer = message;
    else exchanges.push({ id: message.id, question: null, answer: message, run: null });
  }
  for (const run of mine) {
    const known = exchanges.find(({ question }) => question?.id === run.question.questionId);
    if (known) known.run = run;
    else exchanges.push({ id: run.question.questionId, question: null, answer: null, run });
  }
  return exchanges;
}
