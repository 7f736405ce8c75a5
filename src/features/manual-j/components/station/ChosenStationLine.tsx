import { Button, Group } from '@mantine/core';
import type { ChosenStation } from '@/domain/load-calc/project/schema';
import { useUnits } from '@/entities/calculation/useUnits';
import classes from './station.module.css';

/** Shows the chosen station and how it compares to the house, with a way to pick another. */
export function ChosenStationLine({ station, onOther }: { station: ChosenStation; onOther: () => void }) {
  const { show } = useUnits();
  const gapFt = station.elevationGapFt;
  const facts = [
    station.distanceMiles !== null && `${show(station.distanceMiles, 'distance')} away`,
    gapFt !== null && `${show(Math.abs(gapFt), 'elevation')} ${gapFt >= 0 ? 'lower' : 'higher'} than the house`,
  ].filter(Boolean);
  return (
    <Group gap="sm" justify="space-between" data-path="station">
      <span>
        <span className={classes['name']}>{station.name}</span>
        {facts.length > 0 && <span className={classes['second']}>{facts.join(' · ')}</span>}
      </span>
      <Button variant="default" onClick={onOther}>
        Other station
      </Button>
    </Group>
  );
}
