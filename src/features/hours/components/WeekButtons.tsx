import { Button } from '@mantine/core';
import { IconPlus, IconCheck } from '@tabler/icons-react';

type WeekButtonsProps = {
  isApproved: boolean;
  /** Each undefined where it is not possible, or not this person's. */
  onAdd: (() => void) | undefined;
  onSendBack: (() => void) | undefined;
  onApprove: (() => void) | undefined;
};

/** What can be done with a technician's week. */
export function WeekButtons({ isApproved, onAdd, onSendBack, onApprove }: WeekButtonsProps) {
  return (
    <>
      {onAdd && (
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
          Add time
        </Button>
      )}
      {onSendBack && (
        <Button variant="default" onClick={onSendBack}>
          {isApproved ? 'Open again…' : 'Send back…'}
        </Button>
      )}
      {onApprove && (
        <Button leftSection={<IconCheck size={18} aria-hidden />} onClick={onApprove}>
          Approve
        </Button>
      )}
    </>
  );
}
