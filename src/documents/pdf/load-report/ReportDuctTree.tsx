import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { ROW_HEIGHT } from '@/domain/duct-design/drawing/ductRows';
import type { ReportDuct } from '@/domain/load-calc/report/ductDesignReport';
import { styles } from '../styles';
import { KeptEnds } from '../report/KeptEnds';
import { reportStyles, stateColor } from '../report/reportStyles';

/** Paper takes half the height of the screen. */
const SCALE = 0.5;
const ROW_PT = ROW_HEIGHT * SCALE;
const STATES = { fits: 'fits', loud: 'too large', wrong: 'too small' } as const;

/** One side of the duct system as a tree, a row for each duct; it continues across pages. */
export function ReportDuctTree({ title, ducts }: { title: string; ducts: readonly ReportDuct[] }) {
  const width = (Math.max(0, ...ducts.map(({ x }) => x)) + 8) * SCALE;
  const rows = ducts.map((duct, index) => {
    const top = index * ROW_PT;
    // What hangs on a duct above runs through the rows between.
    const passing = ducts.filter((each, at) => at > index && each.fromY * SCALE < top + ROW_PT);
    return (
      <View key={duct.name} style={{ flexDirection: 'row', height: ROW_PT, alignItems: 'center' }} wrap={false}>
        <Svg width={width} height={ROW_PT} viewBox={`0 0 ${width} ${ROW_PT}`}>
          {[duct, ...passing].map((each) => {
            const from = Math.max(0, each.fromY * SCALE - top);
            const to = each === duct ? `${each.y * SCALE - top} H ${each.x * SCALE}` : String(ROW_PT);
            return (
              <Path
                key={each.name}
                d={`M ${each.fromX * SCALE} ${from} V ${to}`}
                fill="none"
                stroke={stateColor(STATES[each.state])}
                strokeWidth={each.widthPx * SCALE}
              />
            );
          })}
        </Svg>
        <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingLeft: 6 }}>
          <Text>
            {duct.name} <Text style={[styles.small, styles.faint]}>{duct.text}</Text>
          </Text>
        </View>
      </View>
    );
  });
  const heading = (
    <Text key="title" style={reportStyles.subheading}>
      {title}
    </Text>
  );
  return <KeptEnds rows={[heading, ...rows]} />;
}
