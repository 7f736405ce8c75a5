import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { newId } from '@/lib/ids';
import { notify } from '@/ui/feedback/notify';
import { askInPanel } from './panelState';

type NameplateButtonProps = { propertyId: string; propertyName: string };

/** Turns a photo of a nameplate into a proposed unit at the property. Renders nothing if the company doesn't have the assistant. */
export function NameplateButton({ propertyId, propertyName }: NameplateButtonProps) {
  const { features } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  if (!hasFeature(features, 'aiAssistant')) return null;

  const read = async (file: File): Promise<void> => {
    setIsReading(true);
    try {
      const { pictureData } = await import('./pictureData');
      const pictures = [await pictureData(file)];
      askInPanel({
        id: newId(),
        task: 'nameplate',
        text: 'Add the unit on this nameplate.',
        pictures,
        open: { collection: 'properties', id: propertyId },
      });
    } catch (error) {
      notify.error(error);
    } finally {
      setIsReading(false);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={`Photo of a nameplate at ${propertyName}`}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void read(file);
          event.currentTarget.value = '';
        }}
      />
      <Button
        variant="text"
        loading={isReading}
        leftSection={<IconCamera size={16} aria-hidden />}
        onClick={() => input.current?.click()}
        aria-label={`Read a nameplate at ${propertyName}`}
      >
        Read a nameplate
      </Button>
    </>
  );
}
