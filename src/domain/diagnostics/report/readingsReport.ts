import { FINDING_STATE_WORDS, SEVERITY_WORDS } from '../../finding/words';
import type { Finding } from '../../finding/schema';
import type { FieldReport } from '../../field-report/fieldReport';
import { reportTable } from '../../calculation/reportTable';
import { readText } from '../procedures/fieldsOf';
import { PROCEDURE_TITLES } from '../procedures/kinds';
import { PROCEDURES } from '../procedures/procedures';
import { OVERRIDE_REASONS, type JudgedWithOverride } from '../record/overrides';
import { assessed } from '../record/readings';
import { readReadings } from '../record/storedReadings';
import type { ViewedDiagnostic } from '../record/viewed';

type ReadingsReportSource = {
  record: Omit<ViewedDiagnostic, 'photos'>;
  findings: readonly Pick<Finding, 'title' | 'severity' | 'state' | 'note'>[];
  photos: FieldReport['photos'];
  /** When it was measured, in the company's date format. */
  measuredText: string;
};

const VERDICTS = { pass: 'Pass', watch: 'Watch', fail: 'Fail', 'not-valid': 'Not valid', 'not-tested': '' } as const;
const DISCLAIMER =
  'Measured with the instruments of the company named above. The nameplate, the maker’s instructions and the authority decide.';

const numberText = (value: number, digits: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const valueOf = ({ value, digits, unit }: JudgedWithOverride): string =>
  value === null ? '' : [numberText(value, digits), unit].filter(Boolean).join(' ');

/** Builds the report on a set of readings: each number against its limit, likely problems, findings, and readings. */
export function readingsReport({ record, findings, photos, measuredText }: ReadingsReportSource): FieldReport {
  const { kind, number, unitName, customerName, technicianName, summary, notes } = record;
  const result = assessed(record);
  const readings = readReadings(record.readings);
  const measured = result.judged.filter(({ value }) => value !== null);
  const verdict = VERDICTS[result.verdict];
  const judged = reportTable('judged', 'What it comes to', measured, [
    { label: 'Reading', of: ({ label }) => label },
    { label: 'Value', of: valueOf, isNumber: true },
    { label: 'Verdict', of: (one) => VERDICTS[one.verdict] },
    { label: 'Limit', of: ({ limit }) => limit?.text ?? '' },
    { label: 'Source', of: ({ limit }) => limit?.source ?? '' },
  ]);
  const entered = reportTable(
    'readings',
    'Readings',
    PROCEDURES[kind].fields.filter((field) => readText(field, readings[field.name]) !== ''),
    [
      { label: 'Reading', of: ({ label }) => label },
      { label: 'Value', of: (field) => readText(field, readings[field.name]), isNumber: true },
    ],
  );
  const overrides = result.judged.flatMap(({ label, override }) =>
    override === null ? [] : [{ text: `${label}: ${OVERRIDE_REASONS[override.reason]}`, hint: override.text }],
  );
  const lists = [
    {
      title: 'Found',
      notes: findings.map(({ title, severity, state, note }) => ({
        text: `${title} (${SEVERITY_WORDS[severity].toLowerCase()}, ${FINDING_STATE_WORDS[state].toLowerCase()})`,
        hint: note,
      })),
    },
    {
      title: 'Likely causes',
      notes: result.causes.map(({ cause, signsFor }) => ({ text: cause, hint: signsFor.join(', ') })),
    },
    { title: 'Set aside', notes: overrides },
    { title: 'Notes', notes: notes === '' ? [] : [{ text: notes, hint: '' }] },
  ].filter((list) => list.notes.length > 0);
  return {
    kind: 'Readings',
    title: PROCEDURE_TITLES[kind],
    number,
    headline: [verdict, summary].filter(Boolean).join(': '),
    facts: [
      { label: 'Customer', value: customerName },
      { label: 'Unit', value: unitName },
      { label: 'Measured', value: measuredText },
      { label: 'Measured by', value: technicianName },
    ].filter(({ value }) => value !== ''),
    tables: judged ? [judged] : [],
    lists,
    details: entered ? [entered] : [],
    photos,
    disclaimer: DISCLAIMER,
  };
}
