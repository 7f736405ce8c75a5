import { Button } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import classes from './station.module.css';

type StationValueProps = {
  /** The field's. */
  label: string;
  /** What the station gives, with its unit. */
  given: string;
  onUse: () => void;
};

/** Below a field that says something else than its station: what the station gives, and the way back to it. */
export function StationValue({ label, given, onUse }: StationValueProps) {
  return (
    <div className={classes['overridden']}>
      <span className={classes['second']}>Station: {given}</span>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconRestore size={14} aria-hidden />}
        aria-label={`${label}: back to the station’s`}
        onClick={onUse}
      >
        Use it
      </Button>
    </div>
  );
}
