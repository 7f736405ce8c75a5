import { Text } from '@mantine/core';
import type { Agreement } from '@/domain/agreement/record/schema';
import { priceText } from '@/domain/agreement/record/words';
import type { Stored } from '@/domain/record/schema';
import { isolated } from '@/lib/isolated';
import { formatShortDate } from '@/ui/format/dateTime';
import type { DataColumn } from '@/ui/table/columns';
import { AgreementBadge } from '@/entities/agreement/AgreementBadge';

/** Columns of the agreement list. */
export const agreementColumns = (timeZone: string, today: string): DataColumn<Stored<Agreement>>[] => [
  { id: 'number', header: 'Number', width: 120, isMain: true, isSortable: true, cell: ({ number }) => number },
  {
    id: 'customerSortName',
    header: 'Customer',
    isSortable: true,
    cell: ({ customerName, propertyAddress }) => (
      <>
        {isolated(customerName)}{' '}
        <Text span size="sm" c="dimmed">
          {propertyAddress}
        </Text>
      </>
    ),
  },
  { id: 'plan', header: 'Plan', width: 190, cell: ({ plan }) => plan.name },
  {
    id: 'price',
    header: 'Price',
    width: 150,
    align: 'end',
    cell: ({ priceCents, interval, currency }) => priceText(priceCents, interval, currency),
  },
  {
    id: 'status',
    header: 'Status',
    width: 172,
    cell: (agreement) => <AgreementBadge agreement={agreement} today={today} />,
  },
  {
    id: 'nextVisit',
    header: 'Next visit',
    width: 116,
    isSecondary: true,
    cell: ({ nextVisitOn }) =>
      nextVisitOn !== '' && nextVisitOn <= today ? 'Due now' : formatShortDate(nextVisitOn, timeZone) || '–',
  },
  {
    id: 'nextBill',
    header: 'Next bill',
    width: 116,
    isSecondary: true,
    cell: ({ nextBillOn }) => formatShortDate(nextBillOn, timeZone) || '–',
  },
  {
    id: 'updatedAt',
    header: 'Changed',
    width: 92,
    isSortable: true,
    isSecondary: true,
    cell: ({ updatedAt }) => formatShortDate(updatedAt, timeZone),
  },
];
