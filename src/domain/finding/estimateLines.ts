import { cutText } from '@/lib/cutText';
import { OPTIONS_PER_DOCUMENT_LIMIT, type DocumentInput, type DocumentLine } from '../billing/schema';
import { SEVERITIES, type Finding } from './schema';

type Offered = Pick<Finding, 'title' | 'severity' | 'options'> & { id: string };

/** Marks the ids of a finding's lines copied into further options of the estimate: ids are letters and digits, so they never contain it. */
const COPY_MARK = '_';

/** Returns the id of the finding's option that an estimate line belongs to, by the line's id; '' if it isn't one of its lines. */
export const optionOfLine = ({ options }: Pick<Finding, 'options'>, lineId: string): string =>
  options.find(({ lines }) => lines.some(({ id }) => lineId === id || lineId.startsWith(`${id}${COPY_MARK}`)))?.id ??
  '';

/** Whether an estimate line belongs to a finding, by its id. */
export const isLineOf = (finding: Pick<Finding, 'options'>, lineId: string): boolean =>
  optionOfLine(finding, lineId) !== '';

const named = (line: DocumentLine, title: string): DocumentLine => ({
  ...line,
  description: cutText([`For: ${title}`, line.description].filter(Boolean).join('\n'), 4000),
});

/** Joins the names that the findings give their nth option, without duplicates. */
function optionName(findings: readonly Offered[], at: number): string {
  const names = findings.flatMap(({ options }) =>
    options.length > 1 ? [(options[at] ?? options.at(-1))?.name ?? ''] : [],
  );
  return cutText([...new Set(names.filter(Boolean))].join(' + '), 120) || `Option ${at + 1}`;
}

/**
 * Builds the lines and options of one estimate for several findings. The options of a single finding become the estimate's. With several
 * findings, the nth options are grouped, and a finding with fewer repeats its last. A finding with only one solution is in every option,
 * and the customer can leave it out when there is more than one finding, so each is accepted or declined on its own. Lines keep their
 * ids, which link the answer back (`isLineOf`).
 */
export function estimateOfFindings(findings: readonly Offered[]): Pick<DocumentInput, 'lines' | 'options'> {
  const priced = findings
    .map((finding) => ({ ...finding, options: finding.options.filter(({ lines }) => lines.length > 0) }))
    .filter(({ options }) => options.length > 0);
  const count = Math.min(Math.max(1, ...priced.map(({ options }) => options.length)), OPTIONS_PER_DOCUMENT_LIMIT);
  const isShared = priced.length > 1;
  const options =
    count === 1
      ? []
      : Array.from({ length: count }, (_, at) => ({
          id: `option${at + 1}`,
          name: optionName(priced, at),
          description: '',
          isRecommended: at === 0,
        }));
  const lines = priced.flatMap((finding) => {
    const choosable = { isOptional: isShared, isSelected: true };
    if (finding.options.length === 1)
      return (finding.options[0]?.lines ?? []).map((line) => ({
        ...named(line, finding.title),
        ...choosable,
        optionId: '',
      }));
    return options.flatMap(({ id: optionId }, at) => {
      const own = finding.options[at];
      const shown = own ?? finding.options.at(-1);
      return (shown?.lines ?? []).map((line) => ({
        ...named(line, finding.title),
        ...choosable,
        id: own === undefined ? `${line.id}${COPY_MARK}${at + 1}` : line.id,
        optionId,
      }));
    });
  });
  return { lines, options };
}

/** Returns the title of an estimate for several findings: the most severe one, and how many more. */
export const estimateTitleOf = (findings: readonly Pick<Finding, 'title' | 'severity'>[]): string => {
  const rank = ({ severity }: Pick<Finding, 'severity'>): number => SEVERITIES.indexOf(severity);
  const [first, ...more] = findings.toSorted((one, other) => rank(one) - rank(other));
  if (first === undefined) return '';
  return more.length === 0 ? first.title : `${cutText(first.title, 130)} and ${more.length} more`;
};
