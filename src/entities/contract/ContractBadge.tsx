import {
  IconArchive,
  IconCircleCheck,
  IconPencil,
  IconProgressCheck,
  IconSend,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import { CONTRACT_STATE_LABELS, type ContractState } from '@/domain/contract/record/state';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import type { Tone } from '@/ui/tone';

const LOOKS: Record<ContractState, { tone: Tone; Symbol: Icon }> = {
  draft: { tone: 'neutral', Symbol: IconPencil },
  out: { tone: 'info', Symbol: IconSend },
  active: { tone: 'success', Symbol: IconProgressCheck },
  complete: { tone: 'success', Symbol: IconCircleCheck },
  closed: { tone: 'neutral', Symbol: IconArchive },
  canceled: { tone: 'danger', Symbol: IconX },
};

/** Renders a contract's status in a word. */
export function ContractBadge({ state }: { state: ContractState }) {
  const { tone, Symbol } = LOOKS[state];
  return <StatusBadge tone={tone} label={CONTRACT_STATE_LABELS[state]} icon={<Symbol size={14} stroke={2.25} />} />;
}
