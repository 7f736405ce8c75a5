import { Button } from '@mantine/core';
import type { Agreement } from '@/domain/agreement/record/schema';
import { isServed } from '@/domain/agreement/record/state';
import { useEquipment } from '@/entities/equipment/useEquipment';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

type RemovedUnitsProps = { agreement: Pick<Agreement, 'customerId' | 'state' | 'units'>; onChange: () => void };

/** Lists units that are paid for but no longer on record: they stay in the price until someone removes them. */
export function RemovedUnits({ agreement: { customerId, state, units }, onChange }: RemovedUnitsProps) {
  const { equipment, isLoading, error } = useEquipment(isServed(state) && units.length > 0 ? customerId : '');
  if (isLoading || error || !isServed(state)) return null;
  const gone = units.filter(({ equipmentId }) => !equipment.some(({ id }) => id === equipmentId));
  if (gone.length === 0) return null;
  return (
    <InlineNotice
      tone="warning"
      title={`No longer on record: ${gone.map(({ name }) => name || 'a covered unit').join(', ')}`}
      action={
        <Button variant="default" onClick={onChange}>
          Change the units
        </Button>
      }
    >
      The agreement still covers {gone.length === 1 ? 'it' : 'them'}, and the price has not changed.
    </InlineNotice>
  );
}
