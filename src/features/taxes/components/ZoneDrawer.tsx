import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import type { TaxPreset } from '@/domain/tax/presets';
import { RecordDrawer } from '@/entities/record/RecordDrawer';
import { PresetChoice } from './PresetChoice';
import { ZoneDetails } from './ZoneDetails';
import { ZoneForm } from './ZoneForm';

type ZoneDrawerProps = {
  /** A zone's ID, `new`, or null for closed. */
  openId: string | null;
  onClose: () => void;
};

/** Shows a zone next to the list: editable with permission, else read-only. A new one may start from an example. */
export function ZoneDrawer({ openId, onClose }: ZoneDrawerProps) {
  const can = useCan();
  return (
    <RecordDrawer
      definition={collections.taxes}
      noun="tax zone"
      openId={openId}
      onClose={onClose}
      titleOf={({ name }) => name}
      mayCreate={can('create', 'taxes')}
      size="xl"
    >
      {(zone) =>
        zone === null ? (
          <NewZone onDone={onClose} />
        ) : can('update', 'taxes') ? (
          <ZoneForm key={zone.id} zone={zone} preset={null} onDone={onClose} />
        ) : (
          <ZoneDetails zone={zone} />
        )
      }
    </RecordDrawer>
  );
}

function NewZone({ onDone }: { onDone: () => void }) {
  const [preset, setPreset] = useState<TaxPreset | null>(null);
  return (
    <>
      <PresetChoice value={preset} onChange={setPreset} />
      <ZoneForm key={preset?.id ?? 'blank'} zone={null} preset={preset} onDone={onDone} />
    </>
  );
}
