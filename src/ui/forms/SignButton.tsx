import { ActionIcon } from '@mantine/core';
import { IconPlusMinus } from '@tabler/icons-react';

type SignButtonProps = { /** Name of the number. */ label: string; onFlip: () => void; disabled?: boolean };

/** Flips a number's sign. Phones' decimal keypads have no minus key, so fields that allow values below 0 get this button. */
export function SignButton({ label, onFlip, disabled = false }: SignButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={`Plus or minus: ${label}`}
      disabled={disabled}
      onClick={onFlip}
    >
      <IconPlusMinus size={18} aria-hidden />
    </ActionIcon>
  );
}
