import { View } from '@react-pdf/renderer';
import type { ReportFact } from '@/domain/calculation/reportTable';
import { isKept, lineCount } from '../lineCount';
import { PdfGrid } from '../PdfGrid';
import { PdfText } from '../PdfText';
import { CONTENT_PT } from '../sectionLayout';
import { styles } from '../styles';
import { reportStyles } from './reportStyles';

const SIZE_PT = 9;
/** Fits in a box with a margin, too. */
const NOTE_PT = CONTENT_PT - 36;
const roomPt = (columns: number): number => CONTENT_PT / columns - reportStyles.fact.paddingRight;

type Note = { text: string; hint: string };

/** Returns how many text lines these notes take in total. */
export const linesOfNotes = (notes: readonly Note[]): number =>
  notes.reduce((sum, { text, hint }) => sum + lineCount(hint === '' ? text : `${text} – ${hint}`, NOTE_PT, SIZE_PT), 0);

/** Renders labels with their values, three per row; two if they're long, four if they're short. */
export function ReportFacts({ facts, columns = 3 }: { facts: readonly ReportFact[]; columns?: 2 | 3 | 4 }) {
  const room = roomPt(columns);
  const cells = facts.map(({ label, value }, index) => ({
    lines: lineCount(label, room, SIZE_PT) + lineCount(value, room, SIZE_PT),
    view: (
      <View key={index} style={[reportStyles.fact, { width: `${100 / columns}%` }]}>
        <PdfText style={styles.label} roomPt={room}>
          {label}
        </PdfText>
        <PdfText roomPt={room}>{value}</PdfText>
      </View>
    ),
  }));
  return (
    <View style={reportStyles.facts}>
      <PdfGrid cells={cells} columns={columns} />
    </View>
  );
}

/** Renders notes as a bulleted list; a single one has no bullet. */
export function ReportNotes({ notes }: { notes: readonly Note[] }) {
  return (
    <View style={{ marginTop: 4 }}>
      {notes.map(({ text, hint }, index) => (
        <View key={index} style={reportStyles.note} wrap={!isKept(linesOfNotes([{ text, hint }]))}>
          {notes.length === 1 ? null : <PdfText style={reportStyles.noteSign}>•</PdfText>}
          <PdfText style={reportStyles.noteText} roomPt={NOTE_PT}>
            {text}
            {hint === '' ? null : <PdfText style={styles.faint}> – {hint}</PdfText>}
          </PdfText>
        </View>
      ))}
    </View>
  );
}
