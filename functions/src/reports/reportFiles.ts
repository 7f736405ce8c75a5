import { tableRows } from '@/domain/report/format';
import { rangeOf } from '@/domain/report/range';
import { REPORTS } from '@/domain/report/reports';
import { csvText } from '@/lib/csvText';
import type { MailToSend } from '../mail/sendMail';
import type { Deps } from '../platform/admin';
import { readReportInput } from './readReport';

type Wanted = Omit<Parameters<typeof readReportInput>[1], 'range' | 'comparison'>;

/** The tables of last month's report as CSV files, from the same sums as the page. Empty tables are left out. */
export async function reportFiles(deps: Deps, wanted: Wanted): Promise<NonNullable<MailToSend['attachments']>> {
  const { report } = wanted;
  const input = await readReportInput(deps, {
    ...wanted,
    range: rangeOf('last-month', wanted.today),
    comparison: 'before',
  });
  const { tables } = REPORTS[report].build(input);
  return tables
    .filter(({ rows }) => rows.length > 0)
    .map((table) => {
      const { header, rows } = tableRows(table);
      return {
        fileName: `${report}-${input.range.from}-${table.id}.csv`,
        contentType: 'text/csv; charset=utf-8',
        content: new TextEncoder().encode(csvText(header, rows)),
      };
    });
}
