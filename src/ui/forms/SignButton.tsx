import { ActionIcon } from '@mantine/core';
import { IconPlusMinus } from '@tabler/icons-react';

type SignButtonProps = { /** Of which number. */ label: string; onFlip: () => void; disabled?: boolean };

/** Turns a number around. A phone's number pad for decimals has no minus, so that what may be below 0 has this beside it. */
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
