import { IconBuilding } from '@tabler/icons-react';
import { DoNotServiceBadge } from '@/entities/customer/DoNotServiceBadge';
import type { CustomerRow } from '../hooks/customerRow';
import classes from './customerList.module.css';

/** A customer's name in the list, with what must be seen before anybody calls, and why it was found. */
export function CustomerName({ customer: { listName, isCompany, isDoNotService, match } }: { customer: CustomerRow }) {
  return (
    <span className={classes.name}>
      {isCompany && (
        <span className={classes.kind} title="Company">
          <IconBuilding size={16} aria-hidden />
          <span className="visually-hidden">Company:</span>
        </span>
      )}
      <span className={classes.text} title={listName}>
        {listName}
      </span>
      {isDoNotService && <DoNotServiceBadge />}
      {match !== '' && <span className={classes.match}>{match}</span>}
    </span>
  );
}
