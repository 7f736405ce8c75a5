import type { StoredProposal } from '@/domain/assistant/api';
import { readFields, type ProposalKind, type ProposalState } from '@/domain/assistant/proposal';
import type { Tone } from '@/ui/tone';

const ACCEPT: Record<Exclude<ProposalKind, 'message'>, string> = {
  note: 'Add note',
  job: 'Create job',
  estimate: 'Create draft',
  'visit-move': 'Move visit',
  'day-plan': 'Move visits',
  equipment: 'Add equipment',
  'manual-j': 'Change it',
  'manual-j-new': 'Create calculation',
};

/** Returns the accept button's label, which states the effect. */
export function acceptLabel({ kind, after }: StoredProposal): string {
  if (kind !== 'message') return ACCEPT[kind];
  return readFields('message', after).channel === 'sms' ? 'Send text message' : 'Send e-mail';
}

const LOOKS: Record<ProposalState, { tone: Tone; label: string }> = {
  open: { tone: 'warning', label: 'Waits for you' },
  accepted: { tone: 'success', label: 'Done' },
  edited: { tone: 'success', label: 'Done, as you changed it' },
  dropped: { tone: 'neutral', label: 'Not done' },
  outdated: { tone: 'warning', label: 'Out of date' },
  undone: { tone: 'neutral', label: 'Taken back' },
};

export const stateLook = ({ state, kind }: StoredProposal): { tone: Tone; label: string } =>
  kind === 'message' && state === 'accepted' ? { tone: 'success', label: 'Sent' } : LOOKS[state];
