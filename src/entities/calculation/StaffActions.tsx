import { IconFileDescription, IconPencil } from '@tabler/icons-react';
import { useCan } from '@/data/react/useCan';
import type { Stored } from '@/domain/record/schema';
import { ShareLink } from '@/entities/public-document/ShareLink';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { LinkButton } from '@/ui/links/LinkButton';
import { CalculationMenu } from './CalculationMenu';
import type { CalculationPlace, CalculationRecord } from './calculationPlace';
import { useUnits } from './useUnits';

type StaffActionsProps<R extends CalculationRecord> = { place: CalculationPlace<R>; record: Stored<R> };

/** Renders staff actions for a calculation being read: share it, add it to an estimate, edit it. */
export function StaffActions<R extends CalculationRecord>({ place, record }: StaffActionsProps<R>) {
  const can = useCan();
  const { system } = useUnits();
  const isPhone = useIsPhone();
  const mayEstimate = can('create', 'estimates') && can('read', 'customers');
  const toEstimate = place.estimateFrom(record.id, system);
  return (
    <>
      <ShareLink kind={place.shareKind} subjectId={record.id} collection={place.collection} view={place.view} />
      {mayEstimate && !isPhone && (
        <LinkButton to={toEstimate} variant="default" leftSection={<IconFileDescription size={18} aria-hidden />}>
          Add to estimate
        </LinkButton>
      )}
      {can('update', place.collection) && (
        <LinkButton to={place.edit(record.id)} leftSection={<IconPencil size={18} aria-hidden />}>
          Edit
        </LinkButton>
      )}
      {(can('create', place.collection) || can('delete', place.collection)) && (
        <CalculationMenu
          place={place}
          project={record}
          isOnPage
          estimateTo={mayEstimate && isPhone ? toEstimate : ''}
        />
      )}
    </>
  );
}
