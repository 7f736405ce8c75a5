import { formatPhone } from '@/domain/contact/format';
import { formatCents } from '@/domain/money/format';
import { TagList } from '@/entities/customer/TagList';
import type { CustomerRow } from '../hooks/customerRow';
import { lastJobText, type KnownOfCustomers } from './customerColumns';
import classes from './customerList.module.css';
import { CustomerName } from './CustomerName';

type CustomerCardProps = Pick<KnownOfCustomers, 'timeZone' | 'owed' | 'lastJobs'> & { customer: CustomerRow };

/** A customer in the phone list. Data that loads later is added to an existing line, so nothing shifts. */
export function CustomerCard({ customer, timeZone, owed, lastJobs }: CustomerCardProps) {
  const { id, phone, email, address, tags } = customer;
  const owedCents = owed?.get(id) ?? 0;
  const line = [formatPhone(phone) || email, owedCents > 0 && `Owes ${formatCents(owedCents)}`].filter(Boolean);
  return (
    <>
      <strong>
        <CustomerName customer={customer} />
      </strong>
      {line.length > 0 && <span className={classes.line}>{line.join(' · ')}</span>}
      {address && <span className={`${classes.line ?? ''} ${classes.second ?? ''}`}>{address}</span>}
      {lastJobs && (
        <span className={`${classes.line ?? ''} ${classes.second ?? ''}`}>
          Last job: {lastJobText(lastJobs.get(id), timeZone)}
        </span>
      )}
      <TagList tags={tags} max={3} />
    </>
  );
}
