import { Text, View } from '@react-pdf/renderer';
import type { ReportFact } from '@/domain/calculation/reportTable';
import { styles } from '../styles';
import { reportStyles } from './reportStyles';

/** Labels with their values, three to a line; two where they are long, four where they are short. */
export function ReportFacts({ facts, columns = 3 }: { facts: readonly ReportFact[]; columns?: 2 | 3 | 4 }) {
  return (
    <View style={reportStyles.facts}>
      {facts.map(({ label, value }) => (
        <View key={label} style={[reportStyles.fact, { width: `${100 / columns}%` }]} wrap={false}>
          <Text style={styles.label}>{label}</Text>
          <Text>{value}</Text>
        </View>
      ))}
    </View>
  );
}

/** One under the other, each with a dot. */
export function ReportNotes({ notes }: { notes: readonly { text: string; hint: string }[] }) {
  return (
    <View style={{ marginTop: 4 }}>
      {notes.map(({ text, hint }, index) => (
        <View key={index} style={reportStyles.note} wrap={false}>
          <Text style={reportStyles.noteSign}>•</Text>
          <Text style={reportStyles.noteText}>
            {text}
            {hint === '' ? null : <Text style={styles.faint}> – {hint}</Text>}
          </Text>
        </View>
      ))}
    </View>
  );
}
