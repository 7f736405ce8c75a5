import { Path, Svg, View } from '@react-pdf/renderer';
import { ROW_HEIGHT } from '@/domain/duct-design/drawing/ductRows';
import type { ReportDuct } from '@/domain/load-calc/report/ductDesignReport';
import { lineCount } from '../lineCount';
import { PdfText } from '../PdfText';
import { KeptEnds } from '../report/KeptEnds';
import { reportStyles, stateColor } from '../report/reportStyles';
import { CONTENT_PT } from '../sectionLayout';
import { styles } from '../styles';

/** In print it's half as tall as on screen. */
const SCALE = 0.5;
const ROW_PT = ROW_HEIGHT * SCALE;
const STATES = { fits: 'fits', loud: 'too large', wrong: 'too small' } as const;
const [SIZE_PT, LINE_PT, GAP_PT] = [9, 12.6, 6];

/** Renders one side of the duct system as a tree, one row per duct, taller if its text needs more lines; it continues across pages. */
export function ReportDuctTree({ title, ducts }: { title: string; ducts: readonly ReportDuct[] }) {
  const width = (Math.max(0, ...ducts.map(({ x }) => x)) + 8) * SCALE;
  const roomPt = CONTENT_PT - width - GAP_PT;
  const rows = ducts.map((duct, index) => {
    const top = index * ROW_PT;
    const lines = lineCount(`${duct.name} ${duct.text}`, roomPt, SIZE_PT);
    const height = Math.max(ROW_PT, lines * LINE_PT);
    // Connections from ducts above run through the rows in between.
    const passing = ducts.filter((each, at) => at > index && each.fromY * SCALE < top + ROW_PT);
    const view = (
      <View key={index} style={{ flexDirection: 'row', height, alignItems: 'flex-start' }} wrap={false}>
        <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          {[duct, ...passing].map((each) => {
            const from = Math.max(0, each.fromY * SCALE - top);
            const to = each === duct ? `${each.y * SCALE - top} H ${each.x * SCALE}` : String(height);
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
        <View style={[styles.grows, { paddingLeft: GAP_PT, paddingTop: lines > 1 ? 0 : (ROW_PT - LINE_PT) / 2 }]}>
          <PdfText roomPt={roomPt}>
            {duct.name} <PdfText style={[styles.small, styles.faint]}>{duct.text}</PdfText>
          </PdfText>
        </View>
      </View>
    );
    return { view, lines };
  });
  const heading = (
    <PdfText key="title" style={reportStyles.subheading} roomPt={CONTENT_PT}>
      {title}
    </PdfText>
  );
  return <KeptEnds rows={[{ view: heading, lines: 2 }, ...rows]} />;
}
