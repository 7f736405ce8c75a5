import { Text, View } from '@react-pdf/renderer';
import type { Paper } from '@/domain/paper/schema';
import { styles, type Brand } from './styles';

/** Charges and payments, row by row, and the balance by age. */
export function PdfStatement({ paper: { rows, aging, headline }, brand }: { paper: Paper; brand: Brand }) {
  return (
    <View style={styles.section}>
      <View style={[styles.tableHead, { backgroundColor: brand.bar, color: brand.barText }]} fixed>
        <Text style={styles.date}>Date</Text>
        <Text style={styles.name}>Description</Text>
        <Text style={styles.amount}>Charged</Text>
        <Text style={styles.amount}>Paid</Text>
        <Text style={styles.amount}>Balance</Text>
      </View>
      {rows.map(({ dateText, text, chargeText, paymentText, balanceText }, index) => (
        <View key={index} style={styles.tableRow} wrap={false}>
          <Text style={styles.date}>{dateText}</Text>
          <Text style={styles.name}>{text}</Text>
          <Text style={styles.amount}>{chargeText}</Text>
          <Text style={styles.amount}>{paymentText}</Text>
          <Text style={styles.amount}>{balanceText}</Text>
        </View>
      ))}
      <View wrap={false}>
        <View style={styles.totals}>
          <View style={styles.totalStrong}>
            <Text style={styles.totalLabel}>{headline.label}</Text>
            <Text>{headline.amountText}</Text>
          </View>
        </View>
        {aging.length === 0 ? null : (
          <View style={[styles.aging, { backgroundColor: brand.tint }]}>
            {aging.map(({ label, amountText }, index) => (
              <View key={index} style={styles.agingCell}>
                <Text style={styles.label}>{label}</Text>
                <Text style={styles.strong}>{amountText}</Text>
              </View>
            ))}
          </View>
        )}
      </View>
    </View>
  );
}
