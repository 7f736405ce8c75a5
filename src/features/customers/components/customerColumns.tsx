import { formatPhone } from '@/domain/contact/format';
import { TagList } from '@/entities/customer/TagList';
import { formatRelative } from '@/ui/format/dateTime';
import type { DataColumn } from '@/ui/table/columns';
import type { CustomerRow } from '../hooks/customerRow';
import { CustomerName } from './CustomerName';
import classes from './customerList.module.css';

const cut = (text: string) => (
  <span className={classes.text} title={text}>
    {text || '–'}
  </span>
);

/** The columns of the list of customers. What was found by searching has no order to choose: the best match is first. */
export const customerColumns = (timeZone: string, isSearch: boolean): DataColumn<CustomerRow>[] => [
  { id: 'sortName', header: 'Name', isSortable: !isSearch, cell: (customer) => <CustomerName customer={customer} /> },
  {
    id: 'phone',
    header: 'Phone',
    width: 150,
    cell: ({ phone }) => <span className="tabular">{formatPhone(phone) || '–'}</span>,
  },
  {
    id: 'email',
    header: 'E-mail',
    width: 240,
    isSecondary: true,
    cell: ({ email }) => (
      <span className={classes.email} title={email}>
        {email || '–'}
      </span>
    ),
  },
  { id: 'address', header: 'Address', cell: ({ address }) => cut(address) },
  { id: 'tags', header: 'Tags', width: 200, isSecondary: true, cell: ({ tags }) => <TagList tags={tags} max={3} /> },
  ...(isSearch
    ? []
    : [
        {
          id: 'updatedAt',
          header: 'Changed',
          width: 140,
          isSortable: true,
          cell: ({ updatedAt }: CustomerRow) => formatRelative(updatedAt, timeZone),
        },
      ]),
];
