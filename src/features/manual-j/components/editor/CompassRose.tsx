import { Button } from '@mantine/core';
import { aroundCompass, POINT_DEG, POINTS } from '@/domain/load-calc/azimuth';
import { nextPoint } from '../../editing/direction';
import classes from './compass.module.css';

type CompassRoseProps = {
  value: number | undefined;
  onChoose: (azimuthDeg: number) => void;
  onClear?: () => void;
  clearLabel?: string;
};

const WORDS: Readonly<Record<string, string>> = { N: 'North', E: 'East', S: 'South', W: 'West' };
const inWords = (point: string): string =>
  point
    .replaceAll(/./g, (letter) => `${WORDS[letter] ?? ''} `)
    .trim()
    .replaceAll(' ', '-')
    .toLowerCase();

/** Picks one of sixteen compass points; arrow keys go around. */
export function CompassRose({ value, onChoose, onClear, clearLabel = 'No direction' }: CompassRoseProps) {
  const chosen = value === undefined ? -1 : Math.round(aroundCompass(value) / POINT_DEG) % POINTS.length;
  const turn = (event: React.KeyboardEvent<HTMLButtonElement>, index: number): void => {
    const by =
      event.key === 'ArrowRight' || event.key === 'ArrowDown'
        ? 1
        : event.key === 'ArrowLeft' || event.key === 'ArrowUp'
          ? -1
          : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = nextPoint(index * POINT_DEG, by) / POINT_DEG;
    event.currentTarget.parentElement?.querySelectorAll<HTMLButtonElement>('button')[next]?.focus();
  };
  return (
    <div className={classes['rose']}>
      <div className={classes['circle']} role="group" aria-label="Direction">
        {POINTS.map((point, index) => (
          <button
            key={point}
            type="button"
            aria-label={`${point}, ${inWords(point)}`}
            aria-pressed={index === chosen}
            data-main={point.length < 3 || undefined}
            data-autofocus={index === Math.max(0, chosen) || undefined}
            tabIndex={index === Math.max(0, chosen) ? 0 : -1}
            style={{ '--turn': `${index * POINT_DEG}deg` } as React.CSSProperties}
            onClick={() => onChoose(index * POINT_DEG)}
            onKeyDown={(event) => turn(event, index)}
          >
            {point}
          </button>
        ))}
      </div>
      {onClear && (
        <Button variant="default" size="compact-md" onClick={onClear}>
          {clearLabel}
        </Button>
      )}
    </div>
  );
}
