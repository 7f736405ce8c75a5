import { Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { glassDay, glassText, hourText, type GlassDay } from '@/domain/load-calc/report/glassFigures';
import type { LoadResult } from '@/domain/load-calc/result';
import { useUnits } from '@/entities/load-calculation/useUnits';
import classes from './charts.module.css';
import { ExplainedNumber } from './ExplainedNumber';
import { FigureTable } from './FigureTable';

const BOX = { width: 360, height: 190, left: 8, right: 8, top: 22, bottom: 24 } as const;

/** Where hours and loads lie in the picture. */
function scaleOf({ hours, peakBtuh, limitBtuh }: GlassDay) {
  const most = Math.max(peakBtuh, limitBtuh) * 1.08 || 1;
  const step = (BOX.width - BOX.left - BOX.right) / (hours.length - 1);
  return {
    x: (index: number): number => BOX.left + index * step,
    y: (btuh: number): number =>
      BOX.height - BOX.bottom - (Math.max(0, btuh) / most) * (BOX.height - BOX.top - BOX.bottom),
  };
}

/** The load of the glass through the design day, and why a peak is added to the cooling load. */
export function GlassCurve({ result }: { result: LoadResult }) {
  const { show, unit } = useUnits();
  const captionId = useId();
  const day = glassDay(result);
  if (!day) return <Text c="dimmed">The house has no glass.</Text>;
  const { hours, peakHour, peakBtuh, meanBtuh, limitBtuh } = day;
  const { x, y } = scaleOf(day);
  const base = y(0);
  const points = hours.map(({ btuh }, index) => `${x(index)},${y(btuh)}`).join(' ');
  return (
    <Stack gap="sm">
      <figure className={classes.figure} aria-labelledby={captionId}>
        <figcaption id={captionId} className={classes.caption}>
          Load of all glass at each hour, {unit('load')}. Largest at {hourText(peakHour)} with {show(peakBtuh, 'load')},
          mean {show(meanBtuh, 'load')}. {glassText(day, show)}
        </figcaption>
        <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} className={classes.svg} aria-hidden>
          <line x1={BOX.left} x2={BOX.width - BOX.right} y1={base} y2={base} className={classes.axis} />
          <polygon points={`${x(0)},${base} ${points} ${x(hours.length - 1)},${base}`} className={classes.area} />
          <line x1={BOX.left} x2={BOX.width - BOX.right} y1={y(meanBtuh)} y2={y(meanBtuh)} className={classes.mean} />
          <line
            x1={BOX.left}
            x2={BOX.width - BOX.right}
            y1={y(limitBtuh)}
            y2={y(limitBtuh)}
            className={classes.limit}
          />
          <polyline points={points} className={classes.curve} />
          {hours.map(({ hour, btuh }, index) => (
            <g key={hour}>
              <circle cx={x(index)} cy={y(btuh)} r={hour === peakHour ? 4.5 : 2.5} className={classes.point} />
              <text
                x={x(index)}
                y={BOX.height - 7}
                textAnchor={index === 0 ? 'start' : index === hours.length - 1 ? 'end' : 'middle'}
                className={classes.tick}
              >
                {hour}
              </text>
            </g>
          ))}
          <text x={BOX.width - BOX.right} y={y(meanBtuh) - 4} textAnchor="end" className={classes.tick}>
            mean
          </text>
          <text x={BOX.left} y={y(limitBtuh) - 4} className={classes.tick}>
            1.3 × mean
          </text>
        </svg>
      </figure>
      <FigureTable
        caption="Load of all glass at each hour"
        columns={['Hour', ...hours.map(({ hour }) => hourText(hour))]}
        rows={[
          {
            id: 'glass',
            label: unit('load'),
            cells: result.curve.map((derived) => (
              <ExplainedNumber key={derived.label} derived={derived} isUnitHidden />
            )),
          },
        ]}
      />
    </Stack>
  );
}
