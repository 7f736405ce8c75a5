import type { ReactNode } from 'react';
import { fillOf } from './fill';
import classes from './StackedBar.module.css';
import type { ChartTone } from './tones';

export type StackedPart = {
  id: string;
  label: string;
  value: number;
  /** The value as it is read, such as `$1,204.50`. */
  text: ReactNode;
  tone: ChartTone;
};

type StackedBarProps = {
  /** What the whole is. */
  label: string;
  parts: readonly StackedPart[];
};

/** One whole in its parts, as a bar with every part's name and value below it. */
export function StackedBar({ label, parts }: StackedBarProps) {
  return (
    <div className={classes.chart}>
      <PlainBar parts={parts} />
      <dl className={classes.parts} aria-label={label}>
        {parts.map(({ id, label: name, text, tone, value }) => (
          <div key={id} className={classes.part} data-empty={value === 0 || undefined}>
            <dt>
              <span {...fillOf(tone, classes.swatch)} aria-hidden />
              {name}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Only the bar, when its parts are listed as text next to it. */
export function PlainBar({
  parts,
  isSmall = false,
}: {
  parts: readonly Omit<StackedPart, 'text'>[];
  isSmall?: boolean;
}) {
  return (
    <div className={classes.bar} data-small={isSmall || undefined} aria-hidden>
      {parts
        .filter(({ value }) => value > 0)
        .map(({ id, value, tone }) => (
          <span key={id} {...fillOf(tone, classes.piece)} style={{ flexGrow: value }} />
        ))}
    </div>
  );
}
