import { View } from '@react-pdf/renderer';
import type { PaperLine, PaperSection } from '@/domain/paper/schema';
import { lineTag } from '../lineTag';
import { isKept, lineCount } from './lineCount';
import { PdfText } from './PdfText';
import { PdfTotals } from './PdfTotals';
import type { Pictures } from './pictures';
import { PdfPicture } from './PdfPicture';
import { CONTENT_PT, linesOfRow, linesOfTotals, PHOTO_PT, sectionColumns, type SectionColumns } from './sectionLayout';
import { styles, type Brand } from './styles';

/** Keeps a title from being left at the end of a page without its content. */
const HEAD_AND_FIRST_ROW_PT = 120;
/** The most lines of totals kept in one piece: half a page. */
const KEPT_TOTALS = 28;
const DESCRIPTION_PT = 9;

type Props = { section: PaperSection; brand: Brand; pictures: Pictures };

/** Renders the lines of one option, or of the whole document, with their totals. */
export function PdfSection({ section, brand, pictures }: Props) {
  const { description, lines, totals } = section;
  const columns = sectionColumns(lines);
  const last = lines.at(-1);
  const areTotalsKept = linesOfTotals(totals) <= KEPT_TOTALS;
  // So that the totals are never alone on a page, the last line stays with them if both are of normal size.
  const isLastKept = last !== undefined && areTotalsKept && isKept(linesOfRow(last, columns));
  const isDescriptionKept = isKept(lineCount(description, CONTENT_PT, DESCRIPTION_PT));
  const row = (line: PaperLine, key: number) => (
    <Line key={key} line={line} columns={columns} photo={pictures.get(line.photoUrl)} />
  );
  const words = description === '' ? null : <PdfText style={styles.faint}>{description}</PdfText>;
  return (
    <>
      <View style={styles.section} minPresenceAhead={HEAD_AND_FIRST_ROW_PT} wrap={false}>
        <SectionTitle section={section} brand={brand} />
        {isDescriptionKept ? words : null}
      </View>
      {isDescriptionKept ? null : (
        <>
          {words}
          {/* Has no height; keeps the table's header from being alone at the end of a page. */}
          <View wrap={false} minPresenceAhead={HEAD_AND_FIRST_ROW_PT} />
        </>
      )}
      <View>
        {lines.length === 0 ? null : (
          <View
            style={[styles.tableHead, { backgroundColor: brand.bar, color: brand.barText }]}
            fixed
            wrap={false}
            minPresenceAhead={HEAD_AND_FIRST_ROW_PT}
          >
            <PdfText style={styles.name}>Description</PdfText>
            {columns.quantityPt === 0 ? null : <PdfText style={styles.quantity}>Quantity</PdfText>}
            {columns.pricePt === 0 ? null : (
              <PdfText style={[styles.amount, { width: columns.pricePt }]}>Price</PdfText>
            )}
            {columns.amountPt === 0 ? null : (
              <PdfText style={[styles.amount, { width: columns.amountPt }]}>Amount</PdfText>
            )}
          </View>
        )}
        {(isLastKept ? lines.slice(0, -1) : lines).map(row)}
        <View wrap={!areTotalsKept}>
          {isLastKept ? row(last, lines.length) : null}
          <PdfTotals totals={totals} />
        </View>
      </View>
    </>
  );
}

function SectionTitle({ section: { title, isRecommended }, brand }: { section: PaperSection; brand: Brand }) {
  if (title === '') return null;
  return (
    <View style={[styles.row, { alignItems: 'center' }]}>
      <PdfText style={[styles.sectionTitle, { maxWidth: CONTENT_PT - 100 }]} roomPt={CONTENT_PT - 100}>
        {title}
      </PdfText>
      {isRecommended ? (
        <PdfText style={[styles.badge, { backgroundColor: brand.accent, color: brand.accentText }]}>
          Recommended
        </PdfText>
      ) : null}
    </View>
  );
}

type LineProps = { line: PaperLine; columns: SectionColumns; photo: string | undefined };

/** Renders a line. A long description goes below the figures: only there can it continue on the next page without losing a part. */
function Line({ line, columns, photo }: LineProps) {
  const { quantityPt, pricePt, amountPt, namePt } = columns;
  const tag = lineTag(line);
  const muted = line.isSelected ? [] : [styles.faint];
  const roomPt = namePt - (photo === undefined ? 0 : PHOTO_PT);
  const isWhole = isKept(linesOfRow(line, columns));
  const small = [styles.small, styles.faint];
  const more = (
    <>
      {line.description === '' ? null : (
        <PdfText style={small} roomPt={roomPt}>
          {line.description}
        </PdfText>
      )}
      {line.discountText === '' ? null : (
        <PdfText style={styles.small} roomPt={roomPt}>
          {line.discountText}
        </PdfText>
      )}
    </>
  );
  return (
    <View style={[styles.tableRow, ...muted]} wrap={!isWhole}>
      <View style={styles.row} wrap={false}>
        <View style={[styles.name, styles.row]}>
          <PdfPicture source={photo} style={styles.photo} />
          <View style={styles.grows}>
            <PdfText style={styles.strong} roomPt={roomPt}>
              {line.name}
            </PdfText>
            {tag === '' ? null : <PdfText style={small}>{tag}</PdfText>}
            {isWhole ? more : null}
          </View>
        </View>
        {quantityPt === 0 ? null : <PdfText style={styles.quantity}>{line.quantityText}</PdfText>}
        {pricePt === 0 ? null : <PdfText style={[styles.amount, { width: pricePt }]}>{line.unitPriceText}</PdfText>}
        {amountPt === 0 ? null : <PdfText style={[styles.amount, { width: amountPt }]}>{line.amountText}</PdfText>}
      </View>
      {isWhole ? null : <View style={{ width: roomPt, marginLeft: photo === undefined ? 0 : PHOTO_PT }}>{more}</View>}
    </View>
  );
}
