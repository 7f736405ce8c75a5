import { error as logError } from 'firebase-functions/logger';
import type { PrintedBusinessReport } from '@/documents/pdf/business-report/BusinessReportPdf';
import { pageSizeOf, printedCompany } from '@/domain/paper/header';
import { tableRows } from '@/domain/report/format';
import { REPORT_INFO } from '@/domain/report/ids';
import { rangeOf, timeText } from '@/domain/report/range';
import { REPORTS } from '@/domain/report/reports';
import { csvText } from '@/lib/csvText';
import type { MailToSend } from '../mail/sendMail';
import type { Deps } from '../platform/admin';
import { atMost } from '../platform/turns';
import { readReportInput } from './readReport';

type Files = NonNullable<MailToSend['attachments']>;

/** Returns no files if it can't be rendered: the tables are sent anyway. The engine is loaded only here. */
async function pdfOf(printed: PrintedBusinessReport, fileName: string): Promise<Files> {
  try {
    const { renderBusinessReport } = await import('@/documents/pdf/node');
    const content = await inTurn(() => renderBusinessReport(printed));
    return [{ fileName, contentType: 'application/pdf', content }];
  } catch (error) {
    logError('a report was not drawn', { report: fileName, reason: String(error).slice(0, 200) });
    return [];
  }
}

type Wanted = Omit<Parameters<typeof readReportInput>[1], 'range' | 'comparison'>;

/** Rendering is CPU-bound: more in parallel just takes longer, and uses more memory. */
const inTurn = atMost(1);

/**
 * Returns last month's report as a PDF with its charts, and its tables as CSV files, from the same totals as the page. Empty tables are
 * left out.
 */
export async function reportFiles(deps: Deps, wanted: Wanted): Promise<Files> {
  const { report } = wanted;
  const input = await readReportInput(deps, {
    ...wanted,
    range: rangeOf('last-month', wanted.today),
    comparison: 'before',
  });
  const built = REPORTS[report].build(input);
  const printed = {
    ...{ title: REPORT_INFO[report].title, timeText: timeText(input), report: built },
    ...{ company: printedCompany(wanted.company), pageSize: pageSizeOf(wanted.company) },
  };
  const tables = built.tables
    .filter(({ rows }) => rows.length > 0)
    .map((table) => {
      const { header, rows } = tableRows(table);
      return {
        fileName: `${report}-${input.range.from}-${table.id}.csv`,
        contentType: 'text/csv; charset=utf-8',
        content: new TextEncoder().encode(csvText(header, rows)),
      };
    });
  return [...(await pdfOf(printed, `${report}-${input.range.from}.pdf`)), ...tables];
}
