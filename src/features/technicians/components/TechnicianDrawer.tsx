import { Drawer } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { technicianName } from '@/domain/technician/schema';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { TechnicianDetails } from './TechnicianDetails';
import { TechnicianForm } from './TechnicianForm';

type TechnicianDrawerProps = {
  /** A technician's id, `new`, or null for closed. */
  openId: string | null;
  onClose: () => void;
};

/** A technician's record beside the list: to edit for who may, to read for the others. */
export function TechnicianDrawer({ openId, onClose }: TechnicianDrawerProps) {
  const { role, features } = useSession();
  const { byId, isLoading } = useTechnicians();
  const technician = openId === null ? undefined : byId.get(openId);
  const isNew = openId === 'new';
  const mayEdit = can({ role, features }, isNew ? 'create' : 'update', 'technicians');

  return (
    <Drawer
      opened={openId !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={isNew ? 'New technician' : technician ? technicianName(technician) : 'Technician'}
    >
      {isNew && mayEdit ? (
        <TechnicianForm key="new" technician={null} onDone={onClose} />
      ) : technician ? (
        mayEdit ? (
          <TechnicianForm key={technician.id} technician={technician} onDone={onClose} />
        ) : (
          <TechnicianDetails technician={technician} />
        )
      ) : isLoading ? (
        <LoadingRows rows={6} />
      ) : (
        <EmptyState
          title="This technician was not found"
          text="The record may have been removed, or you do not have access to it."
        />
      )}
    </Drawer>
  );
}
