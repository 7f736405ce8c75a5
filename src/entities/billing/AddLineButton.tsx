import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { LinePlace } from './linePlace';

type AddLineButtonProps = {
  place: LinePlace | undefined;
  isStacked: boolean;
  isDisabled: boolean;
  onClick: () => void;
};

/** Adds an empty line; in an estimate with options, it says to which one. */
export function AddLineButton({ place, isStacked, isDisabled, onClick }: AddLineButtonProps) {
  return (
    <Button
      variant={isStacked ? 'text' : 'default'}
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={onClick}
      disabled={isDisabled}
    >
      Add line
      {place && place.name !== '' && <span className="visually-hidden"> to {place.name}</span>}
    </Button>
  );
}
