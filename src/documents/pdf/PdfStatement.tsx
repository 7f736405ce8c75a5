import { View } from '@react-pdf/renderer';
import type { Paper } from '@/domain/paper/schema';
import { emsOf } from './letterWidths';
import { isKept, lineCount } from './lineCount';
import { PdfGrid } from './PdfGrid';
import { PdfText } from './PdfText';
import { columnPt, CONTENT_PT, ROW_PADDING_PT, totalAmountPt } from './sectionLayout';
import { styles, type Brand } from './styles';

/** Keeps the column headers from being left at the end of a page. */
const HEAD_AND_FIRST_ROW_PT = 60;
const SIZE_PT = 9;
/** Width of the aging box, and the padding of its cells. */
const AGING_PT = CONTENT_PT - 12;
const AGING_PADDING_PT = 9;

/** Renders charges and payments, row by row, and the balance by age. */
export function PdfStatement({ paper: { rows, aging, headline }, brand }: { paper: Paper; brand: Brand }) {
  const amountPt = columnPt(
    rows.flatMap(({ chargeText, paymentText, balanceText }) => [chargeText, paymentText, balanceText]),
    styles.amount.width,
  );
  const amount = [styles.amount, { width: amountPt || styles.amount.width }];
  const textPt = CONTENT_PT - ROW_PADDING_PT - styles.date.width - 3 * amountPt - styles.name.paddingRight;
  // As many ages per row as their amounts fit.
  const widest = Math.max(1, ...aging.map(({ amountText }) => emsOf(amountText) * SIZE_PT + AGING_PADDING_PT));
  const columns = Math.max(1, Math.min(aging.length, Math.floor(AGING_PT / widest)));
  const agePt = AGING_PT / columns;
  const ages = aging.map(({ label, amountText }, index) => ({
    lines: 2,
    view: (
      <View key={index} style={[styles.agingCell, { width: agePt }]}>
        <PdfText style={styles.label} roomPt={agePt - AGING_PADDING_PT}>
          {label}
        </PdfText>
        <PdfText style={styles.strong} roomPt={agePt - AGING_PADDING_PT}>
          {amountText}
        </PdfText>
      </View>
    ),
  }));
  return (
    <View style={styles.section}>
      <View
        style={[styles.tableHead, { backgroundColor: brand.bar, color: brand.barText }]}
        fixed
        wrap={false}
        minPresenceAhead={HEAD_AND_FIRST_ROW_PT}
      >
        <PdfText style={styles.date}>Date</PdfText>
        <PdfText style={styles.name}>Description</PdfText>
        <PdfText style={amount}>Charged</PdfText>
        <PdfText style={amount}>Paid</PdfText>
        <PdfText style={amount}>Balance</PdfText>
      </View>
      {rows.map(({ dateText, text, chargeText, paymentText, balanceText }, index) => {
        const isWhole = isKept(lineCount(text, textPt, SIZE_PT));
        return (
          <View key={index} style={styles.tableRow} wrap={!isWhole}>
            <View style={styles.rowTop} wrap={false}>
              <PdfText style={styles.date}>{dateText}</PdfText>
              <PdfText style={styles.name} roomPt={textPt}>
                {isWhole ? text : ''}
              </PdfText>
              <PdfText style={amount}>{chargeText}</PdfText>
              <PdfText style={amount}>{paymentText}</PdfText>
              <PdfText style={amount}>{balanceText}</PdfText>
            </View>
            {isWhole ? null : <PdfText roomPt={CONTENT_PT - ROW_PADDING_PT}>{text}</PdfText>}
          </View>
        );
      })}
      <View wrap={false}>
        <View style={styles.totals}>
          <View style={styles.totalStrong}>
            <PdfText style={styles.totalLabel}>{headline.label}</PdfText>
            <PdfText style={{ width: totalAmountPt(headline.amountText, true), textAlign: 'right' }}>
              {headline.amountText}
            </PdfText>
          </View>
        </View>
        {aging.length === 0 ? null : (
          <View style={[styles.aging, { backgroundColor: brand.tint }]}>
            <PdfGrid cells={ages} columns={columns} />
          </View>
        )}
      </View>
    </View>
  );
}
