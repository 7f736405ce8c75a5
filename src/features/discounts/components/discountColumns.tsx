import { IconCalendarEvent } from '@tabler/icons-react';
import {
  DISCOUNT_STATE_LABELS,
  discountState,
  type DiscountRecord,
  type DiscountState,
} from '@/domain/discount/discountRecord';
import { describeDiscount } from '@/domain/discount/words';
import type { Stored } from '@/domain/record/schema';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import type { DataColumn } from '@/ui/table/columns';
import type { Tone } from '@/ui/tone';

const TONES: Record<DiscountState, Tone> = {
  active: 'success',
  scheduled: 'info',
  ended: 'neutral',
  'used-up': 'warning',
  off: 'neutral',
  archived: 'neutral',
};

const usage = ({ usedTotal, usageLimit }: DiscountRecord): string =>
  usageLimit === null ? String(usedTotal) : `${usedTotal} of ${usageLimit}`;

/** The table's columns. A discount's status is as of `today`. */
export const discountColumns = (today: string): DataColumn<Stored<DiscountRecord>>[] => [
  { id: 'name', header: 'Name', cell: ({ name }) => name, isSortable: true },
  {
    id: 'terms',
    header: 'Terms',
    cell: (discount) => <span title={describeDiscount(discount)}>{describeDiscount(discount)}</span>,
  },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason || '–', isSecondary: true },
  { id: 'used', header: 'Applied', cell: usage, align: 'end', width: 100, isSortable: true },
  {
    id: 'status',
    header: 'Status',
    cell: (discount) => {
      const state = discountState(discount, today);
      const icon = state === 'scheduled' && <IconCalendarEvent size={14} stroke={2.25} />;
      return <StatusBadge tone={TONES[state]} label={DISCOUNT_STATE_LABELS[state]} {...(icon && { icon })} />;
    },
    width: 130,
  },
];
