import { useId } from 'react';
import classes from './BarChart.module.css';
import { ChartLegend } from './ChartLegend';
import chart from './chart.module.css';
import { fillOf } from './fill';
import type { ChartTone } from './tones';

/** A bar whose pieces are laid end to end. */
export type Bar = { text: string; pieces: readonly { tone: ChartTone; value: number }[] };
type BarRow = { id: string; label: string; bars: readonly Bar[] };

type BarChartProps = {
  caption: string;
  legend: readonly { tone: ChartTone; label: string }[];
  rows: readonly BarRow[];
};

/** Returns a bar's length. Values below 0 have no length; the text next to the bar shows them. */
const lengthOf = ({ pieces }: Bar): number => pieces.reduce((sum, { value }) => sum + Math.max(0, value), 0);

/** Renders horizontal bars, several per row, all on one scale. Each bar shows its number, so no table is needed to read the chart. */
export function BarChart({ caption, legend, rows }: BarChartProps) {
  const captionId = useId();
  const most = Math.max(0, ...rows.flatMap(({ bars }) => bars.map(lengthOf)));
  // Every row reserves room for the longest text; otherwise the longest bars would be squeezed by their own text and come out too short.
  const room = Math.max(0, ...rows.flatMap(({ bars }) => bars.map(({ text }) => text.length))) + 1;
  return (
    <figure className={chart.figure} aria-labelledby={captionId}>
      <figcaption id={captionId} className={chart.caption}>
        {caption}
      </figcaption>
      {legend.length > 0 && <ChartLegend items={legend} />}
      <div className={classes.rows} role="list">
        {rows.map(({ id, label, bars }) => (
          <div key={id} className={classes.row} role="listitem">
            <span className={classes.name}>{label}</span>
            <span className={classes.bars}>
              {bars.map((bar, index) => (
                <span key={legend[index]?.label ?? index} className={classes.line}>
                  <span
                    className={classes.track}
                    style={{ flexBasis: most === 0 ? 0 : `calc((100% - ${room}ch) * ${lengthOf(bar) / most})` }}
                    aria-hidden
                  >
                    {bar.pieces.map(({ tone, value }) => (
                      <span key={tone} {...fillOf(tone, classes.piece)} style={{ flex: Math.max(0, value) }} />
                    ))}
                  </span>
                  <span className={classes.value}>{bar.text}</span>
                </span>
              ))}
            </span>
          </div>
        ))}
      </div>
    </figure>
  );
}
