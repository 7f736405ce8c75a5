import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { propertyLine } from '@/domain/property/format';
import type { Property } from '@/domain/property/schema';
import type { Stored } from '@/domain/record/schema';
import { CustomerPicker } from '@/entities/customer/CustomerPicker';
import { formatCount } from '@/ui/format/quantities';

type MovePropertyDialogProps = {
  property: Stored<Property>;
  unitCount: number;
  onMove: (customerId: string) => Promise<void>;
  onClose: () => void;
};

/** Moves a sold property and its equipment to the new owner. The old owner keeps their jobs. */
export function MovePropertyDialog({ property, unitCount, onMove, onClose }: MovePropertyDialogProps) {
  const [customerId, setCustomerId] = useState('');
  const [error, setError] = useState('');
  const [isMoving, setIsMoving] = useState(false);
  const move = async (): Promise<void> => {
    if (customerId === '') {
      setError('Choose the new owner');
      return;
    }
    setIsMoving(true);
    await onMove(customerId).finally(() => setIsMoving(false));
  };
  return (
    <Modal opened onClose={onClose} title="Move to another customer">
      <Stack>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {propertyLine(property)} goes to the new owner
          {unitCount > 0 ? `, with ${formatCount(unitCount, 'unit')} of equipment` : ''}. Jobs and notes of the current
          owner stay where they are. Check the access notes and the gate code afterwards.
        </Text>
        <CustomerPicker
          label="New owner"
          value={customerId}
          onChange={setCustomerId}
          excludeId={property.customerId}
          error={error}
          isRequired
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={isMoving}>
            Cancel
          </Button>
          <Button onClick={() => void move()} loading={isMoving}>
            Move property
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
