import { formatPhone } from '@/domain/contact/format';
import type { Job } from '@/domain/job/schema';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { formatRelative, formatShortDate } from '@/ui/format/dateTime';
import type { DataColumn } from '@/ui/table/columns';
import type { CustomerRow } from '../hooks/customerRow';
import { CustomerName } from './CustomerName';

export type KnownOfCustomers = {
  timeZone: string;
  isSearch: boolean;
  /** Cents by customer; null without permission. */
  owed: ReadonlyMap<string, number> | null;
  /** By customer; null if not requested or without permission. */
  lastJobs: ReadonlyMap<string, Stored<Job>> | null;
};

/** Formats a customer's most recently changed job: `26-GRACE, Jan 10`. */
export const lastJobText = (job: Stored<Job> | undefined, timeZone: string): string =>
  job ? `${job.number}, ${formatShortDate(job.updatedAt, timeZone)}` : '–';

/** The customer list's columns. Search results can't be sorted: the best match is first. */
export const customerColumns = ({
  timeZone,
  isSearch,
  owed,
  lastJobs,
}: KnownOfCustomers): DataColumn<CustomerRow>[] => [
  { id: 'sortName', header: 'Name', isSortable: !isSearch, cell: (customer) => <CustomerName customer={customer} /> },
  {
    id: 'phone',
    header: 'Phone',
    width: 146,
    cell: ({ phone }) => formatPhone(phone) || '–',
  },
  { id: 'address', header: 'Address', cell: ({ address }) => <span title={address}>{address || '–'}</span> },
  {
    id: 'email',
    header: 'E-mail',
    isSecondary: true,
    cell: ({ email }) => <span title={email}>{email || '–'}</span>,
  },
  ...(owed === null
    ? []
    : [
        {
          id: 'owed',
          header: 'Owed',
          width: 110,
          align: 'end' as const,
          cell: ({ id }: CustomerRow) => (owed.has(id) ? formatCents(owed.get(id) ?? 0) : '–'),
        },
      ]),
  ...(lastJobs === null
    ? []
    : [
        {
          id: 'lastJob',
          header: 'Last job',
          width: 150,
          cell: ({ id }: CustomerRow) => lastJobText(lastJobs.get(id), timeZone),
        },
      ]),
  {
    id: 'tags',
    header: 'Tags',
    width: 140,
    isSecondary: true,
    isHiddenAtFirst: true,
    cell: ({ tags }) => tags.join(', ') || '–',
  },
  ...(isSearch
    ? []
    : [
        {
          id: 'updatedAt',
          header: 'Changed',
          width: 130,
          isSortable: true,
          isSecondary: true,
          isHiddenAtFirst: true,
          cell: ({ updatedAt }: CustomerRow) => formatRelative(updatedAt, timeZone),
        },
      ]),
];
