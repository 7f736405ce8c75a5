import { formatPhone } from '@/domain/contact/format';
import { TagList } from '@/entities/customer/TagList';
import type { CustomerRow } from '../hooks/customerRow';
import classes from './customerList.module.css';
import { CustomerName } from './CustomerName';

/** A customer in the list on phones. */
export function CustomerCard({ customer }: { customer: CustomerRow }) {
  const { phone, email, address, tags } = customer;
  return (
    <>
      <strong>
        <CustomerName customer={customer} />
      </strong>
      {(phone || email) && <span className={classes.line}>{formatPhone(phone) || email}</span>}
      {address && <span className={`${classes.line ?? ''} ${classes.second ?? ''}`}>{address}</span>}
      <TagList tags={tags} max={3} />
    </>
  );
}
