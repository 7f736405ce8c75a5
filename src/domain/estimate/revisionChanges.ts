import { cutText } from '@/lib/cutText';
import { calculateDocument } from '../billing/calculate';
import type { DocumentFigures } from '../billing/result';
import type { DocumentInput, DocumentLine } from '../billing/schema';
import { sumOf } from '../money/amounts';
import { formatCents, formatQuantityOf, formatRate, type MoneyFormat } from '../money/format';
import type { RevisionChange } from '../public-document/schema';
import { taxTitle } from '../tax/taxTitle';
import type { EstimateChoice } from './api';
import { chosenDocument, chosenLines } from './choice';

/** The compared parts of a revision. */
export type Revision = { document: DocumentInput; terms: string };

const LIMIT = 200;
const NONE = '—';

type Side = { revision: Revision; optionId: string; lines: Map<string, DocumentLine>; figures: DocumentFigures };
type Sides = { before: Side; after: Side; format: MoneyFormat };

/**
 * Describes what changed in a newer revision, for someone who signed the earlier one with `choice`. The amounts add up to the change in
 * the total, tax included. Empty when nothing changed.
 * @throws AppError `invalid` when a revision can't be calculated.
 */
export function revisionChanges(before: Revision, after: Revision, choice: EstimateChoice): RevisionChange[] {
  const sides = {
    before: sideOf(before, choice),
    after: sideOf(after, fitChoice(after.document, choice)),
    format: { currency: after.document.currency },
  };
  const changes = [
    ...optionChange(sides, choice),
    ...lineChanges(sides),
    ...offeredLines(sides),
    ...amountChanges(sides, (figures) =>
      figures.appliedDiscounts.map(({ id, name, amountCents }) => ({ id, name, amountCents: -amountCents })),
    ),
    ...amountChanges(sides, (figures) =>
      figures.fees.map(({ id, name, grossCents }) => ({ id, name, amountCents: grossCents })),
    ),
    ...amountChanges(sides, taxAmounts),
    ...amountChanges(sides, ({ tipCents }) => [{ id: 'tip', name: 'Tip', amountCents: tipCents }]),
    ...depositChange(sides),
    ...(before.terms === after.terms ? [] : [row('Terms', 'As signed', 'Changed')]),
  ];
  return changes.length <= LIMIT ? changes : shortened(changes);
}

const row = (label: string, before: string, after: string, changeCents = 0): RevisionChange => ({
  label: cutText(label, 300),
  before: cutText(before, 300),
  after: cutText(after, 300),
  changeCents,
});

function sideOf(revision: Revision, choice: EstimateChoice): Side {
  const { document } = revision;
  return {
    revision,
    optionId: choice.optionId,
    lines: new Map(chosenLines(document, choice).map((line) => [line.id, line])),
    figures: calculateDocument(chosenDocument(document, choice)),
  };
}

/** Returns the part of a choice that can still be chosen. */
function fitChoice(
  { options, lines }: DocumentInput,
  { optionId, selectedLineIds, quantitiesE4 }: EstimateChoice,
): EstimateChoice {
  const known = new Map(lines.map((line) => [line.id, line]));
  return {
    optionId: options.some(({ id }) => id === optionId) ? optionId : (options[0]?.id ?? ''),
    selectedLineIds: selectedLineIds.filter((id) => known.get(id)?.isOptional),
    quantitiesE4: Object.fromEntries(Object.entries(quantitiesE4).filter(([id]) => known.get(id)?.isQuantityEditable)),
  };
}

function optionChange({ before, after }: Sides, { optionId }: EstimateChoice): RevisionChange[] {
  const nameIn = ({ revision }: Side): string =>
    revision.document.options.find(({ id }) => id === optionId)?.name ?? NONE;
  return nameIn(before) === nameIn(after) ? [] : [row('Chosen option', nameIn(before), nameIn(after))];
}

function lineChanges({ before, after, format }: Sides): RevisionChange[] {
  const ids = new Set([...before.lines.keys(), ...after.lines.keys()]);
  const grossIn = ({ figures }: Side): Map<string, number> =>
    new Map(figures.lines.map(({ id, grossCents }) => [id, grossCents]));
  const [was, is] = [grossIn(before), grossIn(after)];
  return [...ids].flatMap((id) => {
    const [old, now] = [before.lines.get(id), after.lines.get(id)];
    const changeCents = (is.get(id) ?? 0) - (was.get(id) ?? 0);
    const name = now?.name ?? old?.name ?? '';
    const texts = [old, now].map((line) => (line ? lineText(line, format) : NONE)) as [string, string];
    const renamed = old && now && old.name !== now.name ? [row('Name of a line', old.name, now.name)] : [];
    const described =
      old && now && old.description !== now.description
        ? [row(`${name}: description`, old.description || NONE, now.description || NONE)]
        : [];
    return [
      ...renamed,
      ...(texts[0] === texts[1] && changeCents === 0 ? [] : [row(name, ...texts, changeCents)]),
      ...described,
    ];
  });
}

const lineText = ({ quantityE4, unit, unitPriceCents }: DocumentLine, format: MoneyFormat): string =>
  `${formatQuantityOf({ quantityE4, unit })} × ${formatCents(unitPriceCents, format)}`;

/** Returns lines that are newly offered; they only cost something when chosen. */
function offeredLines({ before, after, format }: Sides): RevisionChange[] {
  const known = new Set(before.revision.document.lines.map(({ id }) => id));
  return after.revision.document.lines
    .filter(
      ({ id, isOptional, optionId }) =>
        isOptional && !known.has(id) && !after.lines.has(id) && (optionId === '' || optionId === after.optionId),
    )
    .map((line) => row(`${line.name} (optional)`, NONE, lineText(line, format)));
}

type Amount = { id: string; name: string; amountCents: number };

const taxAmounts = ({ taxes, isTaxIncluded }: DocumentFigures): Amount[] =>
  isTaxIncluded
    ? []
    : taxes.map(({ taxId, name, jurisdictionName, amountCents }) => ({
        id: taxId,
        name: taxTitle(name, jurisdictionName),
        amountCents,
      }));

function amountChanges(
  { before, after, format }: Sides,
  amountsOf: (figures: DocumentFigures) => Amount[],
): RevisionChange[] {
  const [was, is] = [before, after].map(
    ({ figures }) => new Map(amountsOf(figures).map((amount) => [amount.id, amount])),
  ) as [Map<string, Amount>, Map<string, Amount>];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
    const [old, now] = [was.get(id), is.get(id)];
    const changeCents = (now?.amountCents ?? 0) - (old?.amountCents ?? 0);
    const text = (amount: Amount | undefined): string => (amount ? formatCents(amount.amountCents, format) : NONE);
    return changeCents === 0 ? [] : [row(now?.name ?? old?.name ?? '', text(old), text(now), changeCents)];
  });
}

function depositChange({ before, after, format }: Sides): RevisionChange[] {
  const textOf = ({ figures, revision: { document } }: Side): string => {
    const amount = formatCents(figures.deposit.requiredCents, format);
    return document.deposit.kind === 'percent' ? `${formatRate(document.deposit.ratePpm)} (${amount})` : amount;
  };
  return before.figures.deposit.requiredCents === after.figures.deposit.requiredCents
    ? []
    : [row('Deposit', textOf(before), textOf(after))];
}

/** Returns the first ones, and the rest added up, so that the amounts stay complete. */
function shortened(changes: readonly RevisionChange[]): RevisionChange[] {
  const rest = changes.slice(LIMIT - 1);
  return [
    ...changes.slice(0, LIMIT - 1),
    row(`${rest.length} more changes`, '', '', sumOf(rest.map(({ changeCents }) => changeCents))),
  ];
}
