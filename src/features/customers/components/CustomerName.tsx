import { IconBuilding } from '@tabler/icons-react';
import { DoNotServiceBadge } from '@/entities/customer/DoNotServiceBadge';
import type { CustomerRow } from '../hooks/customerRow';
import classes from './customerList.module.css';

/** Shows a customer's name in the list, with warnings to see before calling and why it matched the search. */
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
