import { AD_CHANNEL_FACTS } from '@/domain/ad/channels';
import { spentOn } from '@/domain/ad/results';
import { AD_STATE_LABELS, type Ad, type AdState } from '@/domain/ad/schema';
import type { Stored } from '@/domain/record/schema';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatShortDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import type { DataColumn } from '@/ui/table/columns';
import type { Tone } from '@/ui/tone';

const TONES: Record<AdState, Tone> = { draft: 'neutral', running: 'info', ended: 'neutral' };

/** Columns of the ad list. */
export const adColumns = (timeZone: string): DataColumn<Stored<Ad>>[] => [
  { id: 'sortName', header: 'Name', cell: ({ name }) => name, isSortable: true, isMain: true },
  { id: 'service', header: 'Service', cell: ({ service }) => service || '–', isSecondary: true },
  {
    id: 'channels',
    header: 'Channels',
    cell: ({ channels }) => channels.map((channel) => AD_CHANNEL_FACTS[channel].label).join(', '),
  },
  {
    id: 'spent',
    header: 'Spent',
    cell: (ad) => (spentOn(ad) === 0 ? '–' : formatMoney(spentOn(ad))),
    align: 'end',
    width: 110,
    isSecondary: true,
  },
  {
    id: 'updatedAt',
    header: 'Changed',
    cell: ({ updatedAt }) => formatShortDate(updatedAt, timeZone),
    width: 120,
    isSortable: true,
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ state, isArchived }) => (
      <StatusBadge
        tone={isArchived ? 'neutral' : TONES[state]}
        label={isArchived ? 'Archived' : AD_STATE_LABELS[state]}
      />
    ),
    width: 120,
  },
];
