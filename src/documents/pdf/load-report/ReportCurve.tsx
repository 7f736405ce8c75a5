import { Circle, Line, Polygon, Polyline, Svg, View } from '@react-pdf/renderer';
import { hourText, type GlassDay } from '@/domain/load-calc/report/glassFigures';
import { PdfText } from '../PdfText';
import { FAINT, RULE } from '../styles';
import { COOL, HEAT } from '../report/reportStyles';

const WIDTH = 532;
const HEIGHT = 120;
const TOP = 12;

/** Renders the glass load through the day with its mean, and the limit above which a peak is added. */
export function ReportCurve({ day: { hours, peakHour, peakBtuh, meanBtuh, limitBtuh } }: { day: GlassDay }) {
  const most = Math.max(peakBtuh, limitBtuh) || 1;
  const step = WIDTH / hours.length;
  const x = (index: number): number => (index + 0.5) * step;
  const y = (btuh: number): number => HEIGHT - (Math.max(0, btuh) / most) * (HEIGHT - TOP);
  const points = hours.map(({ btuh }, index) => `${x(index)},${y(btuh)}`).join(' ');
  const label = (text: string, btuh: number) => (
    <PdfText style={{ position: 'absolute', left: 2, top: y(btuh) - 9, fontSize: 7, color: FAINT }}>{text}</PdfText>
  );
  return (
    <View wrap={false} style={{ marginTop: 8 }}>
      <View style={{ height: HEIGHT }}>
        <Svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
          <Polygon
            points={`${x(0)},${HEIGHT} ${points} ${x(hours.length - 1)},${HEIGHT}`}
            fill={COOL}
            fillOpacity={0.1}
          />
          <Line x1={0} x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} stroke={RULE} strokeWidth={1} />
          <Line
            x1={0}
            x2={WIDTH}
            y1={y(meanBtuh)}
            y2={y(meanBtuh)}
            stroke={FAINT}
            strokeWidth={0.8}
            strokeDasharray="2 3"
          />
          <Line
            x1={0}
            x2={WIDTH}
            y1={y(limitBtuh)}
            y2={y(limitBtuh)}
            stroke={HEAT}
            strokeWidth={0.9}
            strokeDasharray="5 3"
          />
          <Polyline points={points} fill="none" stroke={COOL} strokeWidth={1.8} />
          {hours.map(({ hour, btuh }, index) => (
            <Circle key={hour} cx={x(index)} cy={y(btuh)} r={hour === peakHour ? 3.4 : 1.8} fill={COOL} />
          ))}
        </Svg>
        {label('mean', meanBtuh)}
        {label('1.3 × mean', limitBtuh)}
      </View>
      <View style={{ flexDirection: 'row' }}>
        {hours.map(({ hour }) => (
          <PdfText key={hour} style={{ width: step, fontSize: 7, color: FAINT, textAlign: 'center', paddingTop: 2 }}>
            {hourText(hour)}
          </PdfText>
        ))}
      </View>
    </View>
  );
}
