import { View } from '@react-pdf/renderer';
import type { PaperTotal } from '@/domain/paper/schema';
import { PdfText } from './PdfText';
import { totalAmountPt, totalLabelPt } from './sectionLayout';
import { styles } from './styles';

/** Renders the totals, from the sum of the lines to the balance. */
export function PdfTotals({ totals }: { totals: readonly PaperTotal[] }) {
  return (
    <View style={styles.totals}>
      {totals.map(({ label, amountText, isStrong, note }, index) => (
        <View key={index} style={isStrong ? styles.totalStrong : styles.total} wrap={false}>
          <View style={styles.totalLabel}>
            <PdfText roomPt={totalLabelPt(amountText, isStrong)}>{label}</PdfText>
            {note === '' ? null : <PdfText style={[styles.small, styles.faint, { fontWeight: 400 }]}>{note}</PdfText>}
          </View>
          <PdfText style={{ width: totalAmountPt(amountText, isStrong), textAlign: 'right' }}>{amountText}</PdfText>
        </View>
      ))}
    </View>
  );
}
