import { Button } from '@mantine/core';
import { IconPlus, IconCheck } from '@tabler/icons-react';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/links/LinkButton';

type WeekButtonsProps = {
  isApproved: boolean;
  /** Each is undefined if unavailable or without permission. */
  onAdd: (() => void) | undefined;
  onSendBack: (() => void) | undefined;
  onApprove: (() => void) | undefined;
  /** Shows a link to the person's own pay. */
  hasPay: boolean;
};

/** Buttons for a technician's week. */
export function WeekButtons({ isApproved, onAdd, onSendBack, onApprove, hasPay }: WeekButtonsProps) {
  return (
    <>
      {hasPay && (
        <LinkButton to={paths.pay} variant="default">
          Your pay
        </LinkButton>
      )}
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
