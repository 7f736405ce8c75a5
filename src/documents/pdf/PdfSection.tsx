import { Text, View } from '@react-pdf/renderer';
import type { PaperLine, PaperSection, PaperTotal } from '@/domain/paper/schema';
import { lineTag } from '../lineTag';
import type { Pictures } from './pictures';
import { PdfPicture } from './PdfPicture';
import { styles, type Brand } from './styles';

/** A longer description may run over the end of a page; shorter lines stay in one piece. */
const BREAKABLE_LENGTH = 1200;
/** So that the totals are never alone on a page, the last line goes with them while both are of usual size. */
const KEPT_LENGTH = 500;
const KEPT_TOTALS = 16;
/** A title is not left at the end of a page without what it is the title of. */
const HEAD_AND_FIRST_ROW_PT = 120;

type Props = { section: PaperSection; brand: Brand; pictures: Pictures };

/** The lines of one option, or of the whole document, with what they come to. */
export function PdfSection({ section, brand, pictures }: Props) {
  const { title, description, isRecommended, lines, totals } = section;
  const isCounted = lines.some(({ quantityText, unitPriceText }) => quantityText !== '' || unitPriceText !== '');
  const isPriced = lines.some(({ unitPriceText }) => unitPriceText !== '');
  const hasAmounts = lines.some(({ amountText }) => amountText !== '');
  const last = lines.at(-1);
  const isLastKept = last !== undefined && last.description.length <= KEPT_LENGTH && totals.length <= KEPT_TOTALS;
  const row = (line: PaperLine, key: number) => (
    <Line key={key} line={line} columns={{ isCounted, isPriced, hasAmounts }} photo={pictures.get(line.photoUrl)} />
  );
  return (
    <>
      <View style={styles.section} minPresenceAhead={HEAD_AND_FIRST_ROW_PT} wrap={false}>
        {title === '' ? null : (
          <View style={[styles.row, { alignItems: 'center' }]}>
            <Text style={styles.sectionTitle}>{title}</Text>
            {isRecommended ? (
              <Text style={[styles.badge, { backgroundColor: brand.accent, color: brand.accentText }]}>
                Recommended
              </Text>
            ) : null}
          </View>
        )}
        {description === '' ? null : <Text style={styles.faint}>{description}</Text>}
      </View>
      <View>
        {lines.length === 0 ? null : (
          <View style={[styles.tableHead, { backgroundColor: brand.bar, color: brand.barText }]} fixed>
            <Text style={styles.name}>Description</Text>
            {isCounted ? <Text style={styles.quantity}>Quantity</Text> : null}
            {isPriced ? <Text style={styles.amount}>Price</Text> : null}
            {hasAmounts ? <Text style={styles.amount}>Amount</Text> : null}
          </View>
        )}
        {(isLastKept ? lines.slice(0, -1) : lines).map(row)}
        <View wrap={totals.length > KEPT_TOTALS}>
          {isLastKept ? row(last, lines.length) : null}
          <Totals totals={totals} />
        </View>
      </View>
    </>
  );
}

type LineProps = {
  line: PaperLine;
  columns: { isCounted: boolean; isPriced: boolean; hasAmounts: boolean };
  photo: string | undefined;
};

function Line({ line, columns: { isCounted, isPriced, hasAmounts }, photo }: LineProps) {
  const tag = lineTag(line);
  const muted = line.isSelected ? [] : [styles.faint];
  return (
    <View style={[styles.tableRow, ...muted]} wrap={line.description.length > BREAKABLE_LENGTH}>
      <View style={[styles.name, styles.row]}>
        <PdfPicture source={photo} style={styles.photo} />
        <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
          <Text style={styles.strong}>{line.name}</Text>
          {tag === '' ? null : <Text style={[styles.small, styles.faint]}>{tag}</Text>}
          {line.description === '' ? null : <Text style={[styles.small, styles.faint]}>{line.description}</Text>}
          {line.discountText === '' ? null : <Text style={styles.small}>{line.discountText}</Text>}
        </View>
      </View>
      {isCounted ? <Text style={styles.quantity}>{line.quantityText}</Text> : null}
      {isPriced ? <Text style={styles.amount}>{line.unitPriceText}</Text> : null}
      {hasAmounts ? <Text style={styles.amount}>{line.amountText}</Text> : null}
    </View>
  );
}

function Totals({ totals }: { totals: readonly PaperTotal[] }) {
  return (
    <View style={styles.totals}>
      {totals.map(({ label, amountText, isStrong, note }, index) => (
        <View key={index} style={isStrong ? styles.totalStrong : styles.total} wrap={false}>
          <View style={styles.totalLabel}>
            <Text>{label}</Text>
            {note === '' ? null : <Text style={[styles.small, styles.faint, { fontWeight: 400 }]}>{note}</Text>}
          </View>
          <Text>{amountText}</Text>
        </View>
      ))}
    </View>
  );
}
