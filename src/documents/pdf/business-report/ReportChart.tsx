import { View } from '@react-pdf/renderer';
import { valueText } from '@/domain/report/format';
import type { Chart } from '@/domain/report/model';
import { PdfText } from '../PdfText';
import { KeptEnds } from '../report/KeptEnds';
import { ReportHeading } from '../report/ReportHeading';
import { COOL, LATENT, reportStyles } from '../report/reportStyles';
import type { Brand } from '../styles';

/** Length of the longest bar, in pt. The rest of the line is for its number. */
const LONGEST_PT = 330;

type Bar = { id: string; label: string; value: number; before: number | null; text: string };

/** Returns a chart's values as bars with their numbers: each column or slice on screen becomes a line here. */
function barsOf(chart: Chart): Bar[] {
  const text = (value: number): string => valueText(value, chart.unit, { isWhole: true });
  switch (chart.kind) {
    case 'trend':
      return chart.points.map(({ id, name, value, before }) => ({ id, label: name, value, before, text: text(value) }));
    case 'bars':
      return chart.rows.map(({ id, label, value, before }) => ({ id, label, value, before, text: text(value) }));
    case 'columns':
      return chart.columns.map(({ id, name, pieces }) => {
        const value = pieces.reduce((sum, piece) => sum + piece.value, 0);
        return { id, label: name, value, before: null, text: text(value) };
      });
    case 'whole':
      return chart.parts.map(({ id, label, value }) => ({ id, label, value, before: null, text: text(value) }));
  }
}

/**
 * Renders a chart for print: bars on one scale, with the earlier period in a lighter color below each. Amounts below zero only show their
 * number.
 */
export function ReportChart({ chart, brand }: { chart: Chart; brand: Brand }) {
  const bars = barsOf(chart);
  const most = Math.max(1, ...bars.flatMap(({ value, before }) => [value, before ?? 0]));
  const piece = (value: number, color: string) => (
    <View style={[reportStyles.bar, { width: (Math.max(0, value) / most) * LONGEST_PT, backgroundColor: color }]} />
  );
  return (
    <View>
      <ReportHeading text={chart.title} brand={brand} />
      <View style={{ marginTop: 6 }}>
        <KeptEnds
          rows={bars.map(({ id, label, value, before, text }) => ({
            lines: before === null ? 1 : 2,
            view: (
              <View key={id} style={reportStyles.barRow} wrap={false}>
                <PdfText style={reportStyles.barName}>{label}</PdfText>
                <View style={reportStyles.bars}>
                  <View style={reportStyles.barLine}>
                    {piece(value, COOL)}
                    <PdfText style={reportStyles.barText}>{text}</PdfText>
                  </View>
                  {before !== null && (
                    <View style={reportStyles.barLine}>
                      {piece(before, LATENT)}
                      <PdfText style={reportStyles.barText}>
                        {`before: ${valueText(before, chart.unit, { isWhole: true })}`}
                      </PdfText>
                    </View>
                  )}
                </View>
              </View>
            ),
          }))}
        />
      </View>
    </View>
  );
}
