import { Button } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import classes from './station.module.css';

type StationValueProps = {
  /** Label of the field. */
  label: string;
  /** Station's value, with its unit. */
  given: string;
  onUse: () => void;
};

/** Shows the station's value below a field that overrides it, with a way to restore it. */
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
