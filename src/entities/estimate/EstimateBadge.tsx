import {
  IconArrowBackUp,
  IconBriefcase,
  IconCircleCheck,
  IconClockOff,
  IconEye,
  IconMessage,
  IconPencil,
  IconSend,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import { ESTIMATE_STATUS_LABELS, type EstimateStatus } from '@/domain/billing/estimateState';
import type { Estimate } from '@/domain/estimate/schema';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import type { Tone } from '@/ui/tone';
import { statusOfEstimate } from '@/domain/estimate/facts';

const LOOKS: Record<EstimateStatus, { tone: Tone; Symbol: Icon }> = {
  draft: { tone: 'neutral', Symbol: IconPencil },
  sent: { tone: 'info', Symbol: IconSend },
  viewed: { tone: 'info', Symbol: IconEye },
  'changes-requested': { tone: 'warning', Symbol: IconMessage },
  approved: { tone: 'success', Symbol: IconCircleCheck },
  declined: { tone: 'danger', Symbol: IconX },
  expired: { tone: 'warning', Symbol: IconClockOff },
  superseded: { tone: 'neutral', Symbol: IconArrowBackUp },
  converted: { tone: 'success', Symbol: IconBriefcase },
};

/** Renders an estimate's status in a word, as of `today` (YYYY-MM-DD). */
export function EstimateBadge({ estimate, today }: { estimate: Estimate; today: string }) {
  const status = statusOfEstimate(estimate, today);
  const { tone, Symbol } = LOOKS[status];
  return <StatusBadge tone={tone} label={ESTIMATE_STATUS_LABELS[status]} icon={<Symbol size={14} stroke={2.25} />} />;
}
