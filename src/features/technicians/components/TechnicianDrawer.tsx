import { Stack } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { technicianName } from '@/domain/technician/schema';
import { RecordDrawer } from '@/entities/record/RecordDrawer';
import { CalendarLink } from './CalendarLink';
import { TechnicianDetails } from './TechnicianDetails';
import { TerritoriesOf } from './TerritoriesOf';
import { TechnicianForm } from './TechnicianForm';

type TechnicianDrawerProps = {
  /** A technician's ID, `new`, or null for closed. */
  openId: string | null;
  onClose: () => void;
};

/** Shows a technician's record next to the list: editable for those with permission, read-only for others. */
export function TechnicianDrawer({ openId, onClose }: TechnicianDrawerProps) {
  const session = useSession();
  const can = useCan();
  return (
    <RecordDrawer
      definition={collections.technicians}
      noun="technician"
      openId={openId}
      onClose={onClose}
      titleOf={technicianName}
      mayCreate={can('create', 'technicians')}
    >
      {(technician) => {
        const mayUpdate = can('update', 'technicians');
        return (
          <Stack gap="md">
            {technician && <TerritoriesOf technicianId={technician.id} />}
            {technician && !mayUpdate ? (
              <TechnicianDetails technician={technician} />
            ) : (
              <TechnicianForm key={technician?.id ?? 'new'} technician={technician} onDone={onClose} />
            )}
            {technician?.status === 'active' && (mayUpdate || technician.linkedUid === session.user.id) && (
              <CalendarLink technician={technician} />
            )}
          </Stack>
        );
      }}
    </RecordDrawer>
  );
}
