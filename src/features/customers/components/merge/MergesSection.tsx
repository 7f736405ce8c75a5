import { Button } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import type { MERGE_STATES } from '@/domain/customer/mergeRecord';
import { mergesInto } from '@/domain/customer/queries';
import { paths } from '@/lib/paths';
import { formatDateTime } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { useMerge } from '../../hooks/useMerge';
import classes from '../details/details.module.css';

const STATES: Record<(typeof MERGE_STATES)[number], string> = {
  running: 'not finished',
  done: '',
  undoing: 'undo not finished',
  undone: 'undone',
};

/** Lists customers merged into this one, each with Undo. */
export function MergesSection({ customerId }: { customerId: string }) {
  const { company, ...actor } = useSession();
  const can = useCan();
  const { data: merges = [] } = useRecords(collections.merges, mergesInto(customerId), {
    isEnabled: can('read', 'merges'),
  });
  const { undo, isBusy } = useMerge();
  if (merges.length === 0) return null;
  return (
    <Section title="Merged records">
      <ul className={classes.list}>
        {merges.map(({ id, duplicateId, duplicateName, state, movedCount, createdAt }) => (
          <li key={id} className={classes.row}>
            <div className={classes.main}>
              <RouterLink to={paths.customerDetails(duplicateId)}>{duplicateName || 'Merged customer'}</RouterLink>
              <div className={classes.second}>
                {[
                  formatDateTime(createdAt, company.timeZone),
                  `${formatCount(movedCount, 'record')} moved`,
                  STATES[state],
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
            </div>
            {state !== 'undone' && canAct(actor, 'mergeCustomers') && (
              <Button
                variant="default"
                size="compact-md"
                loading={isBusy}
                onClick={() => void undo(id)}
                aria-label={`Undo the merge of ${duplicateName}`}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
