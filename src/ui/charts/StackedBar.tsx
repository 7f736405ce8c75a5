import type { ReactNode } from 'react';
import { fillOf } from './fill';
import classes from './StackedBar.module.css';
import type { ChartTone } from './tones';

export type StackedPart = {
  id: string;
  label: string;
  value: number;
  /** The value as displayed, such as `$1,204.50`. */
  text: ReactNode;
  tone: ChartTone;
};

type StackedBarProps = {
  /** Name of the whole. */
  label: string;
  parts: readonly StackedPart[];
};

/** Renders a whole and its parts as one bar, with each part's name and value below it. */
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

/** Renders only the bar, for when its parts are listed as text next to it. */
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
