import { View } from '@react-pdf/renderer';
import type { ReportTable } from '@/domain/calculation/reportTable';
import { isKept } from '../lineCount';
import { PdfText } from '../PdfText';
import { CONTENT_PT } from '../sectionLayout';
import { styles, type Brand } from '../styles';
import { KeptEnds } from './KeptEnds';
import { reportStyles } from './reportStyles';
import { linesOfRows, SUM_PT, tableColumns } from './tableLayout';

const LONG_ROW_PT = CONTENT_PT - 10;
/**
 * Space for the header and two rows of two lines, which stay together, along with a table's title: for a short table no more than it has,
 * or what follows couldn't be separated from it.
 */
const WITH_PT = 90;
/** Lower bounds for the height of a row's line and of the header. */
const [LINE_PT, HEAD_PT] = [10, 16];

type ReportTableViewProps = {
  table: ReportTable;
  brand: Brand;
  hasTitle?: boolean;
  /** True if the last row is the total. */ hasSum?: boolean;
};

/** Renders a table that continues across pages, with its header on each. */
export function ReportTableView({ table, brand, hasTitle = false, hasSum = false }: ReportTableViewProps) {
  const { title, columns, rows } = table;
  const layout = tableColumns(table);
  const lines = linesOfRows(table);
  const sizePt = layout[0]?.sizePt ?? 8;
  const rowsPt = LINE_PT * lines.reduce((sum, count) => sum + count, 0);
  const cell = (text: string, index: number) => {
    const { share = 1, gapPt = 0, roomPt = 1, isNumber = false } = layout[index] ?? {};
    return (
      <PdfText
        key={index}
        roomPt={roomPt}
        sizePt={sizePt + SUM_PT}
        style={{
          flexGrow: share,
          flexShrink: 1,
          flexBasis: 0,
          paddingRight: gapPt,
          textAlign: isNumber ? 'right' : 'left',
        }}
      >
        {text}
      </PdfText>
    );
  };
  // No box around both: the engine moves a title to the next page only if something precedes it in its box.
  return (
    <>
      {/* Has no height without a title; keeps the header from being alone at the end of a page. */}
      <View wrap={false} minPresenceAhead={Math.min(WITH_PT, HEAD_PT + rowsPt)}>
        {hasTitle ? <PdfText style={reportStyles.subheading}>{title}</PdfText> : null}
      </View>
      <View>
        <View
          style={[reportStyles.head, { backgroundColor: brand.bar, color: brand.barText }]}
          fixed
          wrap={false}
          minPresenceAhead={Math.min(WITH_PT, rowsPt)}
        >
          {columns.map(({ label }, index) => cell(label, index))}
        </View>
        <KeptEnds
          rows={rows.map((cells, index) => {
            const isSum = hasSum && index === rows.length - 1;
            const style = isSum ? reportStyles.lineSum : reportStyles.line;
            const fontSize = isSum ? sizePt + SUM_PT : sizePt;
            const count = lines[index] ?? 1;
            const view = isKept(count) ? (
              <View key={index} style={[style, { fontSize }]} wrap={false}>
                {cells.map(cell)}
              </View>
            ) : (
              <LongRow key={index} cells={cells} table={table} style={style} />
            );
            return { lines: count, view };
          })}
        />
      </View>
    </>
  );
}

type LongRowProps = { cells: readonly string[]; table: ReportTable; style: (typeof reportStyles)['line' | 'lineSum'] };

/** Renders a row with a text that may be longer than a page: its cells stacked, each with its column's label. */
function LongRow({ cells, table: { columns }, style }: LongRowProps) {
  return (
    <View style={[style, { flexDirection: 'column', alignItems: 'stretch' }]}>
      {cells.map((text, index) =>
        text === '' ? null : (
          <PdfText key={index} roomPt={LONG_ROW_PT}>
            <PdfText style={styles.faint}>{`${columns[index]?.label ?? ''}\n`}</PdfText>
            {text}
          </PdfText>
        ),
      )}
    </View>
  );
}
