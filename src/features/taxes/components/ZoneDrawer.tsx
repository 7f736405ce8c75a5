import { Drawer } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import type { TaxPreset } from '@/domain/tax/presets';
import { useTaxZones } from '@/entities/tax/useTaxZones';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PresetChoice } from './PresetChoice';
import { ZoneDetails } from './ZoneDetails';
import { ZoneForm } from './ZoneForm';

type ZoneDrawerProps = {
  /** A zone's id, `new`, or null for closed. */
  openId: string | null;
  onClose: () => void;
};

/** A zone beside the list: to edit for who may, to read for the others. A new one may start from an example. */
export function ZoneDrawer({ openId, onClose }: ZoneDrawerProps) {
  const { role, features } = useSession();
  const { byId, isLoading } = useTaxZones();
  const [preset, setPreset] = useState<TaxPreset | null>(null);
  const zone = openId === null ? undefined : byId.get(openId);
  const isNew = openId === 'new';
  const mayEdit = can({ role, features }, isNew ? 'create' : 'update', 'taxes');

  return (
    <Drawer
      opened={openId !== null}
      onClose={onClose}
      position="right"
      size="xl"
      title={isNew ? 'New tax zone' : (zone?.name ?? 'Tax zone')}
    >
      {isNew && mayEdit ? (
        <>
          <PresetChoice value={preset} onChange={setPreset} />
          <ZoneForm key={preset?.id ?? 'blank'} zone={null} preset={preset} onDone={onClose} />
        </>
      ) : zone ? (
        mayEdit ? (
          <ZoneForm key={zone.id} zone={zone} preset={null} onDone={onClose} />
        ) : (
          <ZoneDetails zone={zone} />
        )
      ) : isLoading ? (
        <LoadingRows rows={6} />
      ) : (
        <EmptyState
          title="This zone was not found"
          text="You do not have permission to add one, or the link is wrong."
        />
      )}
    </Drawer>
  );
}
