import { View } from '@react-pdf/renderer';
import type { ReportBar, ReportMove } from '@/domain/load-calc/report/loadReport';
import { lineCount } from '../lineCount';
import { PdfText } from '../PdfText';
import { KeptEnds } from '../report/KeptEnds';
import { COOL, HEAT, LATENT, reportStyles } from '../report/reportStyles';

/** Length of the longest bar, in pt. The rest of the line is for its number. */
const LONGEST_PT = 350;

const NAME_PT = reportStyles.barName.width - reportStyles.barName.paddingRight;
const SIZE_PT = 8;
const MOVE_TEXT_PT = 180;

/** Space for the first bars, which stay with the heading. */
const WITH_PT = 60;

/** Renders the color legend. */
function Legend({ items }: { items: readonly (readonly [color: string, label: string])[] }) {
  return (
    <View style={reportStyles.legend} minPresenceAhead={WITH_PT}>
      {items.map(([color, label]) => (
        <View key={label} style={reportStyles.legendItem}>
          <View style={[reportStyles.swatch, { backgroundColor: color }]} />
          <PdfText>{label}</PdfText>
        </View>
      ))}
    </View>
  );
}

/** Renders heating above cooling, a pair for each component or room, all on one scale; long lists continue across pages. */
export function ReportBars({ bars, hasLatent }: { bars: readonly ReportBar[]; hasLatent: boolean }) {
  const most = Math.max(
    1,
    ...bars.flatMap(({ heatingBtuh, sensibleBtuh, latentBtuh }) => [
      heatingBtuh,
      Math.max(0, sensibleBtuh) + Math.max(0, latentBtuh),
    ]),
  );
  const piece = (btuh: number, color: string) => (
    <View style={[reportStyles.bar, { width: (Math.max(0, btuh) / most) * LONGEST_PT, backgroundColor: color }]} />
  );
  return (
    <View>
      <Legend
        items={[
          [HEAT, 'Heating'],
          [COOL, hasLatent ? 'Cooling, sensible' : 'Sensible cooling'],
          ...(hasLatent ? [[LATENT, 'Cooling, latent'] as const] : []),
        ]}
      />
      <KeptEnds
        rows={bars.map(({ label, heatingBtuh, sensibleBtuh, latentBtuh, heatingText, coolingText }) => ({
          // A pair of bars is as tall as two lines.
          lines: Math.max(2, lineCount(label, NAME_PT, SIZE_PT)),
          view: (
            <View key={label} style={reportStyles.barRow} wrap={false}>
              <PdfText style={reportStyles.barName}>{label}</PdfText>
              <View style={reportStyles.bars}>
                <View style={reportStyles.barLine}>
                  {piece(heatingBtuh, HEAT)}
                  <PdfText style={reportStyles.barText}>{heatingText}</PdfText>
                </View>
                <View style={reportStyles.barLine}>
                  {piece(sensibleBtuh, COOL)}
                  {piece(latentBtuh, LATENT)}
                  <PdfText style={reportStyles.barText}>{coolingText}</PdfText>
                </View>
              </View>
            </View>
          ),
        }))}
      />
    </View>
  );
}

/** Shows how much single changes affect the loads; reductions extend to the left. */
export function ReportMoves({ moves }: { moves: readonly ReportMove[] }) {
  const most = Math.max(
    0.01,
    ...moves.flatMap(({ heatingShare, coolingShare }) => [Math.abs(heatingShare), Math.abs(coolingShare)]),
  );
  const half = reportStyles.moveBars.width / 2;
  const bar = (share: number, color: string, top: number) => {
    const width = (Math.abs(share) / most) * half;
    return (
      <View
        style={{
          position: 'absolute',
          top,
          left: share < 0 ? half - width : half,
          width,
          height: 6,
          backgroundColor: color,
        }}
      />
    );
  };
  return (
    <View>
      <Legend
        items={[
          [HEAT, 'Heating'],
          [COOL, 'Cooling'],
        ]}
      />
      {moves.map(({ label, text, heatingShare, coolingShare }) => (
        <View key={label} style={reportStyles.move} wrap={false}>
          <PdfText style={reportStyles.moveName}>{label}</PdfText>
          <View style={reportStyles.moveBars}>
            <View
              style={{ position: 'absolute', top: 0, left: half, width: 0.6, height: 14, backgroundColor: '#849197' }}
            />
            {bar(heatingShare, HEAT, 0.5)}
            {bar(coolingShare, COOL, 7.5)}
          </View>
          <PdfText style={reportStyles.moveText} roomPt={MOVE_TEXT_PT}>
            {text}
          </PdfText>
        </View>
      ))}
    </View>
  );
}
