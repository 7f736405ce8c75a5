import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { RESOURCE_KIND_LABELS, resourceName } from '@/domain/resource/schema';
import { RecordDrawer } from '@/entities/record/RecordDrawer';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { DetailList } from '@/ui/layout/DetailList';
import { ResourceForm } from './ResourceForm';

/** Shows a crew, vehicle or machine next to the list: editable for those with permission, read-only for others. */
export function ResourceDrawer({ openId, onClose }: { openId: string | null; onClose: () => void }) {
  const can = useCan();
  const { namesOf } = useTechnicians();
  return (
    <RecordDrawer
      definition={collections.resources}
      noun="crew or vehicle"
      openId={openId}
      onClose={onClose}
      titleOf={resourceName}
      mayCreate={can('create', 'resources')}
    >
      {(resource) =>
        resource && !can('update', 'resources') ? (
          <DetailList
            columns={1}
            items={[
              { label: 'Kind', value: RESOURCE_KIND_LABELS[resource.kind] },
              { label: 'People', value: namesOf(resource.technicianIds).join(', ') },
              { label: 'Notes', value: resource.notes, isHiddenWhenEmpty: true },
            ]}
          />
        ) : (
          <ResourceForm key={resource?.id ?? 'new'} resource={resource} onDone={onClose} />
        )
      }
    </RecordDrawer>
  );
}
