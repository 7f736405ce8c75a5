import { Button, Modal, NumberInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { StickyActions } from '@/ui/layout/StickyActions';

const [USUAL, LEAST, MOST] = [45, 5, 480];

type DelayDialogProps = { name: string; onClose: () => void; onPlan: (minutes: number) => void };

/** Asks how late someone is. */
export function DelayDialog({ name, onClose, onPlan }: DelayDialogProps) {
  const [minutes, setMinutes] = useState<number | string>(USUAL);
  const isRight = typeof minutes === 'number' && minutes >= LEAST && minutes <= MOST;
  return (
    <Modal opened onClose={onClose} title={`${name} is running late`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight) onPlan(minutes);
        }}
      >
        <Stack gap="md">
          <NumberInput
            label="Minutes late"
            description="For the visit in progress, or else for the first one that is still ahead."
            value={minutes}
            onChange={setMinutes}
            min={LEAST}
            max={MOST}
            step={15}
            allowNegative={false}
            allowDecimal={false}
            error={isRight ? undefined : `From ${LEAST} to ${MOST} minutes`}
            data-autofocus
          />
          <StickyActions>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Show options</Button>
          </StickyActions>
        </Stack>
      </form>
    </Modal>
  );
}
