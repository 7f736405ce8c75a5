import { Circle, G, Line, Path, Rect, Svg, View } from '@react-pdf/renderer';
import type { PlanLine } from '@/domain/floor-plan/geometry/lines';
import type { ReportPlan, ReportPlanLevel, ReportPlanRoom } from '@/domain/load-calc/report/floorPlanReport';
import { PdfText } from '../PdfText';
import { HEAT, reportStyles } from '../report/reportStyles';
import { FAINT, INK, styles } from '../styles';

const WIDTH_PT = 532;
/** Two levels of a typical house fit on a page. */
const MAX_HEIGHT_PT = 290;
const MAX_PT_PER_FT = 12;
const MARGIN_PT = 6;
const COMPASS_PT = 44;
/** Opacity of the five shades, light enough that text on them is legible in grayscale too. */
const SHADES = [0.06, 0.14, 0.22, 0.3, 0.38];
const LINE_PT = 8.4;

/** Renders the floor plan, one level below another: rooms shaded by heating load per floor area, with their loads as numbers. */
export function ReportFloorPlan({ plan, unit }: { plan: ReportPlan; unit: string }) {
  const ptPerFt = Math.min(
    MAX_PT_PER_FT,
    (WIDTH_PT - COMPASS_PT - 2 * MARGIN_PT) / plan.widthFt,
    (MAX_HEIGHT_PT - 2 * MARGIN_PT) / plan.depthFt,
  );
  return (
    <View>
      <PdfText style={[reportStyles.text, styles.small, styles.faint]}>
        In each room: its size, then heating / sensible cooling in {unit}. Darker rooms need more heat for their floor.
        Thick walls are outside, dashed ones border on a garage.
      </PdfText>
      {plan.levels.map((level, index) => (
        <View key={`${index} ${level.name}`} wrap={false}>
          {plan.levels.length > 1 && <PdfText style={reportStyles.subheading}>{level.name}</PdfText>}
          <Level plan={plan} level={level} ptPerFt={ptPerFt} />
        </View>
      ))}
    </View>
  );
}

function Level({ plan, level, ptPerFt }: { plan: ReportPlan; level: ReportPlanLevel; ptPerFt: number }) {
  const at = (feet: number): number => MARGIN_PT + feet * ptPerFt;
  const width = plan.widthFt * ptPerFt + 2 * MARGIN_PT;
  const height = Math.max(plan.depthFt * ptPerFt + 2 * MARGIN_PT, COMPASS_PT);
  const path = (lines: readonly PlanLine[]): string =>
    lines
      .map(({ fromXFt, fromYFt, toXFt, toYFt }) => `M ${at(fromXFt)} ${at(fromYFt)} L ${at(toXFt)} ${at(toYFt)}`)
      .join(' ');
  return (
    <View style={{ flexDirection: 'row', marginTop: 6 }}>
      <View style={{ width, height }}>
        <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          {level.rooms.map((room) => (
            <Rect
              key={`${room.xFt} ${room.yFt}`}
              x={at(room.xFt)}
              y={at(room.yFt)}
              width={room.widthFt * ptPerFt}
              height={room.depthFt * ptPerFt}
              {...(room.shade === undefined ? { fill: 'none' } : { fill: HEAT, fillOpacity: SHADES[room.shade] ?? 0 })}
              stroke={FAINT}
              strokeWidth={0.6}
            />
          ))}
          <Lines d={path(level.garage)} width={1.4} dashes="4 3" />
          <Lines d={path(level.outside)} width={2.4} />
          <Lines d={path([...level.windows, ...level.doors])} width={3.2} color="#ffffff" />
          <Lines d={path(level.windows)} width={1} />
          <Lines d={path(level.doors)} width={1} dashes="1.5 1.5" />
        </Svg>
        {level.rooms.map((room) => (
          <RoomWords
            key={`${room.xFt} ${room.yFt}`}
            room={room}
            left={at(room.xFt)}
            top={at(room.yFt)}
            ptPerFt={ptPerFt}
          />
        ))}
      </View>
      <Compass topAzimuthDeg={plan.topAzimuthDeg} />
    </View>
  );
}

type LinesProps = { d: string; width: number; dashes?: string; color?: string };

function Lines({ d, width, dashes, color = INK }: LinesProps) {
  if (d === '') return null;
  return <Path d={d} fill="none" stroke={color} strokeWidth={width} {...(dashes && { strokeDasharray: dashes })} />;
}

type RoomWordsProps = { room: ReportPlanRoom; left: number; top: number; ptPerFt: number };

/** Renders as much text as fits in the room: its name first. */
function RoomWords({ room, left, top, ptPerFt }: RoomWordsProps) {
  const width = room.widthFt * ptPerFt;
  const height = room.depthFt * ptPerFt;
  const lines = [room.name, ...room.texts].slice(0, Math.max(1, Math.floor(height / LINE_PT)));
  return (
    <View style={{ position: 'absolute', left, top, width, height, justifyContent: 'center' }}>
      {lines.map((text, index) => (
        <PdfText
          key={`${index} ${text}`}
          roomPt={width}
          style={{
            fontSize: 6.5,
            lineHeight: 1.25,
            textAlign: 'center',
            maxLines: 1,
            ...(index === 0 && { fontWeight: 600 }),
          }}
        >
          {text}
        </PdfText>
      ))}
    </View>
  );
}

/** Renders a compass; the needle points north. */
function Compass({ topAzimuthDeg }: { topAzimuthDeg: number }) {
  const middle = COMPASS_PT / 2;
  return (
    <Svg width={COMPASS_PT} height={COMPASS_PT} viewBox={`0 0 ${COMPASS_PT} ${COMPASS_PT}`}>
      <Circle cx={middle} cy={middle} r={13} fill="none" stroke={FAINT} strokeWidth={0.8} />
      <G transform={`rotate(${-topAzimuthDeg}, ${middle}, ${middle})`}>
        <Line x1={middle} y1={middle + 9} x2={middle} y2={middle - 9} stroke={INK} strokeWidth={1.2} />
        <Path d={`M ${middle} ${middle - 12} l 3.5 6 l -7 0 Z`} fill={INK} />
      </G>
    </Svg>
  );
}
