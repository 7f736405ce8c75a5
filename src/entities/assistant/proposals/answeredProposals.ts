import type { StoredProposal } from '@/domain/assistant/api';
import type { ProposalState } from '@/domain/assistant/proposal';
import { createStore } from '@/ui/feedback/createStore';

/** Results of proposals answered on this page, until the store has them. */
export const answeredProposals = createStore<ReadonlyMap<string, StoredProposal>>(new Map());

export function noteAnswered(proposal: StoredProposal): void {
  answeredProposals.set(new Map(answeredProposals.get()).set(proposal.id, proposal));
}

/** A proposal only moves forward: of two states the later one counts, in whatever order they arrived. */
const ORDER: Record<ProposalState, number> = { open: 0, dropped: 1, outdated: 1, accepted: 1, edited: 1, undone: 2 };

export const laterOf = (one: StoredProposal | undefined, other: StoredProposal): StoredProposal =>
  one && ORDER[one.state] > ORDER[other.state] ? one : other;
