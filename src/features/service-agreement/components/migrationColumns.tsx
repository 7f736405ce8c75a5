import { Text } from '@mantine/core';
import { ROW_STATE_LABELS, type AgreementMigrationRow } from '@/domain/agreement/migration/schema';
import type { Stored } from '@/domain/record/schema';
import { isolated } from '@/lib/isolated';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatShortDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import type { DataColumn } from '@/ui/table/columns';
import { ROW_TONES } from '../migrationTones';

type Row = Stored<AgreementMigrationRow>;
const money = (cents: number | undefined): string => (cents ? formatMoney(cents) : '–');

const PRORATED: readonly DataColumn<Row>[] = [
  { id: 'credit', header: 'Credit', width: 90, align: 'end', cell: ({ preview }) => money(preview?.creditCents) },
  { id: 'charge', header: 'Charge', width: 90, align: 'end', cell: ({ preview }) => money(preview?.chargeCents) },
];

const noticeColumn = (timeZone: string): DataColumn<Row> => ({
  id: 'notice',
  header: 'Notice',
  width: 150,
  isSecondary: true,
  cell: ({ preview }) => {
    const [notice] = preview?.notices ?? [];
    if (!notice) return '–';
    if (notice.latest === '') return 'See the law';
    return `${formatShortDate(notice.earliest, timeZone)} – ${formatShortDate(notice.latest, timeZone)}${notice.isDoubtful ? '?' : ''}`;
  },
});

type Shown = {
  /** Whether prepaid days are credited and charged again. */
  isProrated: boolean;
  /** Whether the law requires a notice to any member. */
  hasNotices: boolean;
  /** Whether a member is left out; the reason is shown next to the state. */
  hasReasons: boolean;
};

/** Returns the columns of a member's changes, omitting those that don't apply to this migration, so that names and prices have room. */
export const migrationColumns = (
  timeZone: string,
  { isProrated, hasNotices, hasReasons }: Shown,
): DataColumn<Row>[] => [
  {
    id: 'customer',
    header: 'Member',
    isMain: true,
    cell: ({ memberName, number }) => (
      <>
        {isolated(memberName)}{' '}
        <Text span size="sm" c="dimmed">
          {number}
        </Text>
      </>
    ),
  },
  {
    id: 'state',
    header: 'Status',
    width: hasReasons ? 360 : 148,
    cell: ({ state, note }) => (
      <>
        <StatusBadge tone={ROW_TONES[state]} label={ROW_STATE_LABELS[state]} />{' '}
        <Text span size="sm" c="dimmed">
          {note}
        </Text>
      </>
    ),
  },
  {
    id: 'from',
    header: 'From',
    width: 90,
    cell: ({ preview }) => formatShortDate(preview?.effectiveOn ?? '', timeZone) || '–',
  },
  {
    id: 'price',
    header: 'Price',
    width: 172,
    align: 'end',
    cell: ({ preview }) =>
      preview === null
        ? '–'
        : preview.priceBeforeCents === preview.priceAfterCents
          ? `${formatMoney(preview.priceAfterCents)}, as now`
          : `${formatMoney(preview.priceBeforeCents)} → ${formatMoney(preview.priceAfterCents)}`,
  },
  ...(isProrated ? PRORATED : []),
  {
    id: 'nextBill',
    header: 'Next bill',
    width: 158,
    align: 'end',
    isSecondary: true,
    cell: ({ preview }) =>
      preview && preview.nextBillOn !== ''
        ? `${formatMoney(preview.nextBillCents)} on ${formatShortDate(preview.nextBillOn, timeZone)}`
        : '–',
  },
  {
    id: 'visits',
    header: 'Visits',
    isSecondary: true,
    cell: ({ preview }) =>
      [
        ...(preview?.visitsGained.map((name) => `+ ${name}`) ?? []),
        ...(preview?.visitsLost.map((name) => `− ${name}`) ?? []),
      ].join(', ') || 'As now',
  },
  ...(hasNotices ? [noticeColumn(timeZone)] : []),
];
