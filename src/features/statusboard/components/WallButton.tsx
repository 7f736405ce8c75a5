import { UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import classes from './Wall.module.css';

type WallButtonProps = { onClick: () => void } & (
  | { text: string; label?: never; Symbol?: never }
  | { label: string; Symbol: Icon; text?: never }
);

/** Renders a button in the wall's header: sized to the wall's type, and unobtrusive. */
export function WallButton({ text, label, Symbol, onClick }: WallButtonProps) {
  return (
    <UnstyledButton className={classes.button ?? ''} aria-label={label} title={label} onClick={onClick}>
      {Symbol ? <Symbol size="1.1em" aria-hidden /> : text}
    </UnstyledButton>
  );
}
