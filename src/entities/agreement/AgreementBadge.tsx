import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClockOff,
  IconFileImport,
  IconPencil,
  IconPlayerPause,
  IconRefresh,
  IconSend,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import { agreementStatus } from '@/domain/agreement/record/queries';
import type { Agreement } from '@/domain/agreement/record/schema';
import { AGREEMENT_STATUS_LABELS, type AgreementStatus } from '@/domain/agreement/record/state';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import type { Tone } from '@/ui/tone';

const LOOKS: Record<AgreementStatus, { tone: Tone; Symbol: Icon }> = {
  draft: { tone: 'neutral', Symbol: IconPencil },
  offered: { tone: 'info', Symbol: IconSend },
  active: { tone: 'success', Symbol: IconCircleCheck },
  renewing: { tone: 'warning', Symbol: IconRefresh },
  ending: { tone: 'warning', Symbol: IconClockOff },
  'past-due': { tone: 'danger', Symbol: IconAlertTriangle },
  paused: { tone: 'warning', Symbol: IconPlayerPause },
  expired: { tone: 'neutral', Symbol: IconClockOff },
  cancelled: { tone: 'neutral', Symbol: IconX },
  declined: { tone: 'danger', Symbol: IconX },
  imported: { tone: 'warning', Symbol: IconFileImport },
};

/** Renders an agreement's status in a word, as of `today` (YYYY-MM-DD). */
export function AgreementBadge({ agreement, today }: { agreement: Agreement; today: string }) {
  const status = agreementStatus(agreement, today);
  const { tone, Symbol } = LOOKS[status];
  return <StatusBadge tone={tone} label={AGREEMENT_STATUS_LABELS[status]} icon={<Symbol size={14} stroke={2.25} />} />;
}
