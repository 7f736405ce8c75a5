import { cutText } from '@/lib/cutText';
import { OPTIONS_PER_DOCUMENT_LIMIT, type DocumentInput, type DocumentLine } from '../billing/schema';
import { SEVERITIES, type Finding } from './schema';

type Offered = Pick<Finding, 'title' | 'severity' | 'options'> & { id: string };

/** In a finding's line in a further option of the estimate: ids are letters and digits, so this is never in one. */
const COPY_MARK = '_';

/** The id of the finding's way that a line of an estimate belongs to, by the line's id; '' = it is none of its lines. */
export const optionOfLine = ({ options }: Pick<Finding, 'options'>, lineId: string): string =>
  options.find(({ lines }) => lines.some(({ id }) => lineId === id || lineId.startsWith(`${id}${COPY_MARK}`)))?.id ??
  '';

/** Whether a line of an estimate is one of a finding's, by its id. */
export const isLineOf = (finding: Pick<Finding, 'options'>, lineId: string): boolean =>
  optionOfLine(finding, lineId) !== '';

const named = (line: DocumentLine, title: string): DocumentLine => ({
  ...line,
  description: cutText([`For: ${title}`, line.description].filter(Boolean).join('\n'), 4000),
});

/** The names that the findings give their nth option, each once. */
function optionName(findings: readonly Offered[], at: number): string {
  const names = findings.flatMap(({ options }) =>
    options.length > 1 ? [(options[at] ?? options.at(-1))?.name ?? ''] : [],
  );
  return cutText([...new Set(names.filter(Boolean))].join(' + '), 120) || `Option ${at + 1}`;
}

/**
 * The lines and options of one estimate for several findings. The options of a single finding become the estimate's.
 * With several findings, the nth options are grouped, and a finding with fewer repeats its last. A finding with only
 * one solution is in every option, and the customer can leave it out when there is more than one finding: so each is
 * accepted or declined on its own. Lines keep their ids, which link the answer back (`isLineOf`).
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

/** What an estimate of several findings is called: the worst, and how many more. */
export const estimateTitleOf = (findings: readonly Pick<Finding, 'title' | 'severity'>[]): string => {
  const rank = ({ severity }: Pick<Finding, 'severity'>): number => SEVERITIES.indexOf(severity);
  const [first, ...more] = findings.toSorted((one, other) => rank(one) - rank(other));
  if (first === undefined) return '';
  return more.length === 0 ? first.title : `${cutText(first.title, 130)} and ${more.length} more`;
};
