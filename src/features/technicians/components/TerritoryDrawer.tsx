import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { postalCodesText } from '@/domain/territory/territories';
import { RecordDrawer } from '@/entities/record/RecordDrawer';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { DetailList } from '@/ui/layout/DetailList';
import { TerritoryForm } from './TerritoryForm';

/** Shows a territory next to the list: editable for those with permission, read-only for others. */
export function TerritoryDrawer({ openId, onClose }: { openId: string | null; onClose: () => void }) {
  const can = useCan();
  const { namesOf } = useTechnicians();
  return (
    <RecordDrawer
      definition={collections.territories}
      noun="territory"
      openId={openId}
      onClose={onClose}
      titleOf={({ name }) => name}
      mayCreate={can('create', 'territories')}
    >
      {(territory) =>
        territory && !can('update', 'territories') ? (
          <DetailList
            columns={1}
            items={[
              { label: 'ZIP codes', value: postalCodesText(territory.postalCodes) },
              { label: 'Preferred', value: namesOf(territory.technicianIds).join(', ') },
            ]}
          />
        ) : (
          <TerritoryForm key={territory?.id ?? 'new'} territory={territory} onDone={onClose} />
        )
      }
    </RecordDrawer>
  );
}
