import { Image, StyleSheet, View } from '@react-pdf/renderer';
import { isKept, lineCount } from '../lineCount';
import { PdfGrid } from '../PdfGrid';
import { PdfText } from '../PdfText';
import { PhotosNotPrinted } from '../PhotosNotPrinted';
import type { Pictures } from '../pictures';
import { CONTENT_PT } from '../sectionLayout';
import { PHOTO_GROUND, RULE, styles } from '../styles';
import type { PrintedFinding, PrintedItem } from './printedInspection';

const VERDICTS: Record<PrintedItem['verdict'], { text: string; color: string }> = {
  pass: { text: 'Pass', color: '#14603a' },
  fail: { text: 'Fail', color: '#9b1c1c' },
  na: { text: 'N/A', color: '#5a6472' },
  noted: { text: '', color: '#5a6472' },
  open: { text: 'Not answered', color: '#5a6472' },
};

const own = StyleSheet.create({
  item: { paddingVertical: 5, borderBottomWidth: 0.6, borderBottomColor: RULE },
  row: { flexDirection: 'row', alignItems: 'flex-start' },
  label: { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingRight: 10 },
  value: { width: 120, textAlign: 'right', paddingRight: 8 },
  verdict: { width: 62, textAlign: 'right', fontWeight: 600 },
  note: { marginTop: 2, paddingRight: 60 },
  finding: { marginTop: 4, paddingLeft: 8, borderLeftWidth: 2, borderLeftColor: RULE },
  findingTitle: { fontWeight: 600 },
  photos: { marginTop: 5, marginHorizontal: -3 },
  photoCell: { width: '33.33%', padding: 3 },
  // Uncropped: an arrow or circle near the edge is the point of the photo.
  photo: { width: '100%', height: 128, objectFit: 'contain', backgroundColor: PHOTO_GROUND, borderRadius: 3 },
});

const SIZE_PT = 9;
const VALUE_PT = own.value.width - own.value.paddingRight;
const LABEL_PT = CONTENT_PT - own.value.width - own.verdict.width - own.label.paddingRight;
const NOTE_PT = CONTENT_PT - own.note.paddingRight;
const FINDING_PT = CONTENT_PT - own.finding.paddingLeft;
/** A longer answer goes below its question, where it has the full width of the page. */
const VALUE_LINES = 2;
/** This many photos fill one row; with more, the item continues on the next page. */
const PHOTOS_IN_A_ROW = 3;

const linesOfFinding = ({ title, price, answer }: PrintedFinding): number =>
  [title, price, answer].reduce((sum, text) => sum + lineCount(text, FINDING_PT, SIZE_PT), 0);

/** Renders what was found, the cost to fix it, and the answer. */
export function FindingView({ finding }: { finding: PrintedFinding }) {
  const { title, price, answer } = finding;
  return (
    <View style={own.finding} wrap={!isKept(linesOfFinding(finding))}>
      <PdfText style={own.findingTitle} roomPt={FINDING_PT}>
        {title}
      </PdfText>
      {price === '' ? null : <PdfText roomPt={FINDING_PT}>{price}</PdfText>}
      <PdfText style={[styles.small, styles.faint]} roomPt={FINDING_PT}>
        {answer}
      </PdfText>
    </View>
  );
}

/** Renders an item with its answer, notes, findings and photos: in one piece if it's of normal size. */
export function ItemView({ item, pictures }: { item: PrintedItem; pictures: Pictures }) {
  const { label, place, limit, value, note, findings, photoUrls } = item;
  const { text, color } = VERDICTS[item.verdict];
  const photos = photoUrls.flatMap((url) => pictures.get(url) ?? []);
  const isBeside = lineCount(value, VALUE_PT, SIZE_PT) <= VALUE_LINES;
  const below = [isBeside ? '' : value, note];
  const lines = [
    ...[label, place, limit].map((words) => lineCount(words, LABEL_PT, SIZE_PT)),
    ...below.map((words) => lineCount(words, NOTE_PT, SIZE_PT)),
    ...findings.map(linesOfFinding),
  ].reduce((sum, count) => sum + count, 0);
  const cells = photos.map((source, index) => ({
    lines: 0,
    view: (
      <View key={index} style={own.photoCell}>
        <Image src={source} style={own.photo} />
      </View>
    ),
  }));
  return (
    <View style={own.item} wrap={photos.length > PHOTOS_IN_A_ROW || !isKept(lines)}>
      <View style={own.row} wrap={false}>
        <View style={own.label}>
          <PdfText roomPt={LABEL_PT}>{label}</PdfText>
          {[place, limit].map((words, index) =>
            words === '' ? null : (
              <PdfText key={index} style={[styles.small, styles.faint]} roomPt={LABEL_PT}>
                {words}
              </PdfText>
            ),
          )}
        </View>
        <PdfText style={own.value}>{isBeside ? value : ''}</PdfText>
        <PdfText style={[own.verdict, { color }]}>{text}</PdfText>
      </View>
      {below.map((words, index) =>
        words === '' ? null : (
          <PdfText key={index} style={own.note} roomPt={NOTE_PT}>
            {words}
          </PdfText>
        ),
      )}
      {findings.map((finding) => (
        <FindingView key={finding.id} finding={finding} />
      ))}
      {photos.length === 0 ? null : (
        <View style={own.photos}>
          <PdfGrid cells={cells} columns={PHOTOS_IN_A_ROW} />
        </View>
      )}
      <PhotosNotPrinted count={photoUrls.length - photos.length} />
    </View>
  );
}
