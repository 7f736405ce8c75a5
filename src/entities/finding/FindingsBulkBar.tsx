import type { Finding } from '@/domain/finding/schema';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/links/LinkButton';
import { BulkBar } from '@/ui/table/BulkBar';

type FindingsBulkBarProps = {
  /** Number of selected rows. */
  count: number;
  /** The selected ones that can be put on an estimate. */
  offerable: readonly Stored<Finding>[];
  onClear: () => void;
};

/** Puts a customer's selected findings on one estimate. */
export function FindingsBulkBar({ count, offerable, onClear }: FindingsBulkBarProps) {
  const isOneCustomer = new Set(offerable.map((one) => one.customerId)).size === 1;
  return (
    <BulkBar count={count} noun="finding" onClear={onClear}>
      {offerable.length > 0 && isOneCustomer ? (
        <LinkButton to={paths.estimateNewForFindings(offerable.map(({ id }) => id))}>
          Put {offerable.length} on one estimate
        </LinkButton>
      ) : (
        <span>
          {offerable.length === 0
            ? 'None of these can be offered now'
            : 'An estimate is for one customer: choose findings of one'}
        </span>
      )}
    </BulkBar>
  );
}
