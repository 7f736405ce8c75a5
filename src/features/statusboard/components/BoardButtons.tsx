import { Button } from '@mantine/core';
import { IconShare, IconBell, IconBellOff, IconDeviceTv } from '@tabler/icons-react';

type BoardButtonsProps = {
  /** Undefined if the user may not share it. */
  onShare: (() => void) | undefined;
  hasSound: boolean;
  onSound: (hasSound: boolean) => void;
  onWall: () => void;
};

/** Shows the board header's buttons on wide screens. */
export function BoardButtons({ onShare, hasSound, onSound, onWall }: BoardButtonsProps) {
  return (
    <>
      {onShare && (
        <Button variant="default" leftSection={<IconShare size={18} aria-hidden />} onClick={onShare}>
          Share the wall…
        </Button>
      )}
      <Button
        variant="default"
        leftSection={hasSound ? <IconBell size={18} aria-hidden /> : <IconBellOff size={18} aria-hidden />}
        aria-pressed={hasSound}
        onClick={() => onSound(!hasSound)}
      >
        {hasSound ? 'Sound on' : 'Sound off'}
      </Button>
      <Button variant="default" leftSection={<IconDeviceTv size={18} aria-hidden />} onClick={onWall}>
        Wall mode
      </Button>
    </>
  );
}
