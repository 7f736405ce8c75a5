import { z } from 'zod';
import { can } from '@/domain/access/permissions';
import { viewId } from '@/domain/assistant/views';
import { foldedWords } from '@/domain/directory/fold';
import { valueText } from '@/domain/report/format';
import { REPORT_IDS, REPORT_INFO } from '@/domain/report/ids';
import type { Figure, ReportTable } from '@/domain/report/model';
import { isMonth, monthsIn, RANGE_MONTHS_LIMIT, rangeText } from '@/domain/report/range';
import { REPORTS } from '@/domain/report/reports';
import { DEFAULT_REPORT_SETTINGS, REPORT_SETTINGS_ID, reportSettingsSchema } from '@/domain/report/settings';
import { inCompany } from '../../platform/collections';
import { readReportInput } from '../../reports/readReport';
import type { Desk } from '../desk';
import { bookDay } from './moneyPeriods';
import { ToolRefusal } from './refusal';
import { cents, count } from './shown';
import { defineTool } from './tool';

const ROWS_SHOWN = 15;

const someMonth = z
  .string()
  .refine((text) => isMonth(text))
  .describe('YYYY-MM');

/** Tables with one row per person, whose name is in the first cell. */
const PEOPLE_TABLES: readonly string[] = ['author', 'person', 'crew'];

/** Whether a name has all the words someone said: “Marcus” for Marcus Oyelaran. */
const isCalled = (name: string, said: string): boolean => {
  const words = foldedWords(name).split(' ');
  return foldedWords(said)
    .split(' ')
    .every((word) => words.includes(word));
};

/** Filters tables that name people to the rows of this person. */
const ofPerson = (tables: readonly ReportTable[], person: string): ReportTable[] =>
  tables
    .filter(({ id }) => PEOPLE_TABLES.includes(id))
    .map((table) => ({ ...table, rows: table.rows.filter(({ cells }) => isCalled(String(cells[0] ?? ''), person)) }));

/** Formats a figure from the top of a report, as its page shows it. */
function shownFigure(desk: Desk, { label, unit, value, definition }: Figure, about: { text: string; source: string }) {
  const name = `${label}, ${about.text}`;
  const text =
    value === null
      ? 'not known'
      : unit === 'money'
        ? cents(desk, name, value, about.source)
        : unit === 'count'
          ? String(count(desk, name, value))
          : valueText(value, unit);
  return { label, value: text, definition };
}

/** Formats rows as the page lists them. Reasons given by customers are marked as theirs. */
const shownTable = (desk: Desk, { id, title, columns, rows }: ReportTable) => ({
  id,
  title,
  columns: columns.map(({ label }) => label),
  rows: rows
    .slice(0, ROWS_SHOWN)
    .map(({ cells }) =>
      cells.map((cell, index) =>
        id === 'reason' && index === 0
          ? desk.foreign(String(cell ?? ''))
          : valueText(cell, columns[index]?.unit ?? 'text'),
      ),
    ),
  is_cut: rows.length > ROWS_SHOWN,
});

const reportTool = defineTool({
  name: 'read_report',
  description: `One of the reports for whole months, with the figures and tables of its page. ${REPORT_IDS.map((id) => `${id}: ${REPORT_INFO[id].question}`).join(' ')} Who sold what: sales has each technician’s invoiced sales, estimates has who wrote the estimates that were won. Finished jobs, callbacks, arrivals on time of each technician: technicians. What one person sold: sales and estimates, with the person. Managers only.`,
  input: z.object({
    report: z.enum(REPORT_IDS),
    from_month: someMonth,
    to_month: someMonth,
    person: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .nullable()
      .default(null)
      .describe('A name or a part of it: only this person’s rows and no figures of all; null for everyone'),
  }),
  words: ({ report }) => `Reading the report “${REPORT_INFO[report].title}”`,
  run: async (desk, { report, from_month: from, to_month: to, person }) => {
    const { companyId, company, user } = desk.member;
    if (!REPORTS[report].reads.every((source) => can(user, 'read', source)))
      throw new ToolRefusal('The person who asks may not see this report.');
    const range = { from, to };
    const today = bookDay(desk);
    if (to < from) throw new ToolRefusal('The last month is before the first.');
    if (monthsIn(range).length > RANGE_MONTHS_LIMIT)
      throw new ToolRefusal(`Ask for ${String(RANGE_MONTHS_LIMIT)} months at most.`);
    if (from > today.slice(0, 7)) throw new ToolRefusal('That has not begun yet: there are no figures.');
    const stored = await inCompany(desk.deps.db, companyId, 'reportSettings').doc(REPORT_SETTINGS_ID).get();
    const settings = reportSettingsSchema.safeParse(stored.data() ?? {}).data ?? DEFAULT_REPORT_SETTINGS;
    const input = await readReportInput(desk.deps, {
      ...{ companyId, company, report, settings, today, range, comparison: 'none' },
    });
    const { figures, tables, notes } = REPORTS[report].build(input);
    const { title } = REPORT_INFO[report];
    const text = rangeText(range, today);
    const source = desk.chips.cite('views', viewId({ page: 'report', report, from, to }), `${title}, ${text}`);
    return {
      report: title,
      period: text,
      source,
      // Figures for the whole team don't apply to one person.
      figures: person === null ? figures.map((one) => shownFigure(desk, one, { text, source })) : [],
      tables: (person === null ? tables : ofPerson(tables, person)).map((one) => shownTable(desk, one)),
      notes,
    };
  },
});

export const REPORT_TOOLS = [reportTool];
