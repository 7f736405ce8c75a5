import { Text } from '@mantine/core';
import type { Contract } from '@/domain/contract/record/schema';
import type { Stored } from '@/domain/record/schema';
import { ContractBadge } from '@/entities/contract/ContractBadge';
import { isolated } from '@/lib/isolated';
import { formatShortDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import type { DataColumn } from '@/ui/table/columns';

/** Formats the signatures: `2 of 3` while out, the date once all have signed, and a dash before that. */
const signed = ({ signerCount, signedCount, signedOn }: Contract, timeZone: string): string => {
  if (signedOn !== '') return formatShortDate(signedOn, timeZone);
  return signerCount === 0 ? '–' : `${signedCount} of ${signerCount}`;
};

/** Columns of the contract list. */
export const contractColumns = (timeZone: string): DataColumn<Stored<Contract>>[] => [
  { id: 'number', header: 'Number', width: 120, isMain: true, isSortable: true, cell: ({ number }) => number },
  {
    id: 'customerSortName',
    header: 'Customer',
    isSortable: true,
    cell: ({ customerName, title }) => (
      <>
        {isolated(customerName)}{' '}
        <Text span size="sm" c="dimmed">
          {isolated(title)}
        </Text>
      </>
    ),
  },
  {
    id: 'priceCents',
    header: 'Contract sum',
    width: 130,
    align: 'end',
    isSortable: true,
    cell: ({ priceCents }) => formatMoney(priceCents),
  },
  { id: 'state', header: 'Status', width: 150, cell: ({ state }) => <ContractBadge state={state} /> },
  { id: 'signed', header: 'Signed', width: 110, isSecondary: true, cell: (contract) => signed(contract, timeZone) },
  {
    id: 'finishesOn',
    header: 'Finishes',
    width: 118,
    isSortable: true,
    isSecondary: true,
    cell: ({ finishesOn }) => formatShortDate(finishesOn, timeZone) || '–',
  },
  {
    id: 'coverEndsOn',
    header: 'Coverage ends',
    width: 118,
    isSecondary: true,
    cell: ({ coverEndsOn }) => formatShortDate(coverEndsOn, timeZone) || '–',
  },
  {
    id: 'updatedAt',
    header: 'Changed',
    width: 100,
    isSortable: true,
    isSecondary: true,
    cell: ({ updatedAt }) => formatShortDate(updatedAt, timeZone),
  },
];
