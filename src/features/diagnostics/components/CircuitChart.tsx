import type { Readings } from '@/domain/diagnostics/procedures/procedure';
import type { OverriddenAssessment } from '@/domain/diagnostics/record/overrides';
import { REFRIGERANT_NAMES } from '@/domain/diagnostics/refrigerant/names';
import { saturationCurve } from '@/domain/diagnostics/refrigerant/saturationCurve';
import { Section } from '@/ui/layout/Section';
import classes from './diagnostics.module.css';
import { valueText } from '@/entities/diagnostic/verdictWords';

type CircuitChartProps = { readings: Readings; result: OverriddenAssessment };

const [WIDTH, HEIGHT] = [480, 300];
const PLOT = { left: 44, right: 12, top: 12, bottom: 46 };
const TEMPERATURES = [0, 40, 80, 120] as const;
const [COLDEST, HOTTEST] = [-10, 140];

const x = (temperatureF: number): number =>
  PLOT.left + ((temperatureF - COLDEST) / (HOTTEST - COLDEST)) * (WIDTH - PLOT.left - PLOT.right);

/** Charts the refrigerant's pressure-temperature lines with the two measured points, showing their distance from saturation. */
export function CircuitChart({ readings, result }: CircuitChartProps) {
  const refrigerant = REFRIGERANT_NAMES.find((name) => name === readings['refrigerant']);
  const altitude = readings['altitudeFt'];
  if (refrigerant === undefined || typeof altitude !== 'number' || result.faults.length > 0) return null;
  const of = (id: string) => result.judged.find((one) => one.id === id);
  const points = [
    {
      name: 'Suction',
      psig: readings['suctionPressurePsig'],
      lineF: readings['suctionLineTempF'],
      saturation: of('evaporatorSaturation'),
      gap: of('superheat'),
    },
    {
      name: 'Liquid',
      psig: readings['liquidPressurePsig'],
      lineF: readings['liquidLineTempF'],
      saturation: of('condenserSaturation'),
      gap: of('subcooling'),
    },
  ].flatMap(({ psig, lineF, saturation, gap, ...point }) =>
    typeof psig === 'number' && typeof lineF === 'number' && typeof saturation?.value === 'number' && gap
      ? [{ ...point, psig, lineF, saturationF: saturation.value, gap }]
      : [],
  );
  if (points.length === 0) return null;

  const lines = (['dew', 'bubble'] as const).map((point) => ({
    point,
    line: saturationCurve(refrigerant, point, altitude, [COLDEST, HOTTEST]),
  }));
  const highest = Math.max(
    ...lines.flatMap(({ line }) => line.map(([, psig]) => psig)),
    ...points.map(({ psig }) => psig),
  );
  const y = (psig: number): number =>
    HEIGHT - PLOT.bottom - (Math.max(0, psig) / highest) * (HEIGHT - PLOT.top - PLOT.bottom);
  const step = highest > 400 ? 200 : 100;
  const pressures = Array.from({ length: Math.floor(highest / step) }, (_, index) => (index + 1) * step);
  const words = points
    .map(
      ({ name, psig, lineF, gap }) =>
        `${name} ${psig} psig, line ${lineF} °F, ${gap.label.toLowerCase()} ${valueText(gap)}`,
    )
    .join('; ');

  return (
    <Section title={`${refrigerant}, pressure and temperature`}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes['chart']} role="img" aria-label={words}>
        {TEMPERATURES.map((temperatureF) => (
          <g key={temperatureF}>
            <line
              className={classes['grid']}
              x1={x(temperatureF)}
              x2={x(temperatureF)}
              y1={PLOT.top}
              y2={HEIGHT - PLOT.bottom}
            />
            <text className={classes['axis']} x={x(temperatureF)} y={HEIGHT - PLOT.bottom + 16} textAnchor="middle">
              {temperatureF} °F
            </text>
          </g>
        ))}
        {pressures.map((psig) => (
          <g key={psig}>
            <line className={classes['grid']} x1={PLOT.left} x2={WIDTH - PLOT.right} y1={y(psig)} y2={y(psig)} />
            <text className={classes['axis']} x={PLOT.left - 6} y={y(psig) + 4} textAnchor="end">
              {psig}
            </text>
          </g>
        ))}
        {lines.map(({ point, line }) => (
          <polyline
            key={point}
            className={classes[point]}
            points={line.map(([temperatureF, psig]) => `${x(temperatureF).toFixed(1)},${y(psig).toFixed(1)}`).join(' ')}
          />
        ))}
        {points.map(({ name, psig, lineF, saturationF, gap }) => (
          <g key={name} className={classes['mark']} data-verdict={gap.verdict}>
            <line className={classes['span']} x1={x(saturationF)} x2={x(lineF)} y1={y(psig)} y2={y(psig)} />
            <circle className={classes['point']} cx={x(lineF)} cy={y(psig)} r="5" />
            <text
              className={classes['named']}
              x={name === 'Suction' ? x(Math.max(lineF, saturationF)) + 9 : x(Math.min(lineF, saturationF)) - 9}
              y={y(psig) + (name === 'Suction' ? 16 : -6)}
              textAnchor={name === 'Suction' ? 'start' : 'end'}
            >
              {gap.label} {valueText(gap)}
            </text>
          </g>
        ))}
        <text className={classes['axis']} x={PLOT.left} y={HEIGHT - 4}>
          psig by °F · solid: dew point, dashed: bubble point
        </text>
      </svg>
    </Section>
  );
}
