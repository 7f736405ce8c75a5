import { Text, View } from '@react-pdf/renderer';
import type { ReportTable } from '@/domain/calculation/reportTable';
import type { Brand } from '../styles';
import { KeptEnds } from './KeptEnds';
import { reportStyles } from './reportStyles';

/** A column's minimum and maximum width in letters: longer text wraps. */
const [NARROW, WIDE] = [8, 22];
const SYLLABLE = 9;
/** A longer word does not fit a narrow column in one piece. */
const LONGEST_WHOLE = 14;
/** Head and two rows of two lines stay together, and with a table's title. */
const WITH_PT = 90;

/** Columns share the page according to their content. */
function widthsOf({ columns, rows }: ReportTable): number[] {
  const longestWord = (text: string): number => Math.max(...text.split(/[\s/]/).map((word) => word.length));
  return columns.map(({ label, isNumber }, index) =>
    Math.min(
      isNumber ? 11 : WIDE,
      Math.max(NARROW, longestWord(label), ...rows.map((cells) => (cells[index] ?? '').length)),
    ),
  );
}

/** Names without spaces are divided rather than written over the next column. */
const divided = (word: string): string[] =>
  word.length <= LONGEST_WHOLE ? [word] : (word.match(new RegExp(`.{1,${SYLLABLE}}`, 'gu')) ?? [word]);

type ReportTableViewProps = {
  table: ReportTable;
  brand: Brand;
  hasTitle?: boolean;
  /** The last row is the sum of the others. */ hasSum?: boolean;
};

/** A table that continues across pages, its head on each. */
export function ReportTableView({ table, brand, hasTitle = false, hasSum = false }: ReportTableViewProps) {
  const { title, columns, rows } = table;
  const widths = widthsOf(table);
  const cell = (text: string, index: number) => {
    const isNumber = columns[index]?.isNumber ?? false;
    // Figures end where the next column's words begin: those two need a wider gap.
    const gap = isNumber && !(columns[index + 1]?.isNumber ?? false) ? 12 : 5;
    return (
      <Text
        key={index}
        hyphenationCallback={divided}
        style={{
          flexGrow: widths[index] ?? NARROW,
          flexShrink: 1,
          flexBasis: 0,
          paddingRight: index === columns.length - 1 ? 0 : gap,
          textAlign: isNumber ? 'right' : 'left',
        }}
      >
        {text}
      </Text>
    );
  };
  // No box around both: the engine moves a title to the next page only if something precedes it in its box.
  return (
    <>
      {/* Without a title it has no height, and keeps the head from being alone at the end of a page. */}
      <View wrap={false} minPresenceAhead={WITH_PT}>
        {hasTitle ? <Text style={reportStyles.subheading}>{title}</Text> : null}
      </View>
      <View>
        <View style={[reportStyles.head, { backgroundColor: brand.bar, color: brand.barText }]} fixed>
          {columns.map(({ label }, index) => cell(label, index))}
        </View>
        <KeptEnds
          rows={rows.map((cells, index) => (
            <View
              key={index}
              style={hasSum && index === rows.length - 1 ? reportStyles.lineSum : reportStyles.line}
              wrap={false}
            >
              {cells.map(cell)}
            </View>
          ))}
        />
      </View>
    </>
  );
}
