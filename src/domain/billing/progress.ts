import { AppError } from '@/lib/appError';
import { shareOf } from '../money/amounts';
import { rateFault, RATE_ONE_PPM } from '../money/limits';
import { branch, cents, leaf, ppm, type DerivationNode } from './derivation';
import { grossOf, remainingParts, totalsOf, type IssuedPart, type PartTotals } from './parts';

/** The percentage of completion: overall, or of each part of the contract by its id. */
export type Completion = { kind: 'overall'; ppm: number } | { kind: 'perPart'; ppm: Readonly<Record<string, number>> };

export type ProgressBill = PartTotals & { parts: IssuedPart[]; derivation: DerivationNode };

type ProgressInput = { contract: readonly IssuedPart[]; billedBefore: readonly IssuedPart[]; completion: Completion };

/**
 * Calculates what to bill now: the finished share of the contract minus earlier bills, per part and tax. At 100% the bills add up to the
 * contract, to the cent. Taxes are the contract's: if a rate changes, use a separate invoice.
 * @throws AppError `invalid` for a percentage outside 0–100%, a part that went backward, or when nothing is left to bill.
 */
export function calculateProgress({ contract, billedBefore, completion }: ProgressInput): ProgressBill {
  checkCompletion(contract, completion);
  const ppmOf = ({ id }: IssuedPart): number =>
    completion.kind === 'overall' ? completion.ppm : (completion.ppm[id] ?? 0);
  const finished = contract.map((part): IssuedPart => ({
    ...part,
    netCents: shareOf(part.netCents, ppmOf(part)),
    taxes: part.taxes.map(({ taxId, amountCents }) => ({ taxId, amountCents: shareOf(amountCents, ppmOf(part)) })),
  }));
  const parts = remainingParts(finished, billedBefore);
  const backwards = parts.find(
    (part) => part.netCents < 0 && (contract.find(({ id }) => id === part.id)?.netCents ?? 0) >= 0,
  );
  if (backwards)
    throw invalid(`More of “${backwards.name}” was billed before. Issue a credit note for the difference.`);
  const totals = totalsOf(parts);
  if (totals.totalCents <= 0) throw invalid('All of that was billed before.');
  return { parts, ...totals, derivation: derive({ parts, finished, contract, ppmOf }) };
}

function checkCompletion(contract: readonly IssuedPart[], completion: Completion): void {
  const rates = completion.kind === 'overall' ? [completion.ppm] : Object.values(completion.ppm);
  const fault = rates.map((rate) => rateFault(rate, RATE_ONE_PPM)).find((message) => message !== '');
  if (fault !== undefined) throw invalid(fault);
  if (completion.kind === 'overall') return;
  const known = new Set(contract.map(({ id }) => id));
  if (Object.keys(completion.ppm).some((id) => !known.has(id))) throw invalid('The contract has no such line.');
}

type Steps = {
  parts: readonly IssuedPart[];
  finished: readonly IssuedPart[];
  contract: readonly IssuedPart[];
  ppmOf: (part: IssuedPart) => number;
};

function derive({ parts, finished, contract, ppmOf }: Steps): DerivationNode {
  return branch({
    key: 'progress',
    label: 'This bill',
    formula: 'sum of what is billed of each line',
    children: parts.map((part, index) => {
      const [whole, done] = [contract[index] ?? part, finished[index] ?? part];
      const billedCents = grossOf(done) - grossOf(part);
      return branch({
        key: `progress:${part.id}`,
        label: part.name,
        formula: 'finished share of the contract, tax included − billed before',
        children: [
          leaf({
            key: `progress:${part.id}:finished`,
            label: 'Finished',
            amountCents: grossOf(done),
            formula: 'contract × share finished',
            inputs: [cents('Contract, tax included', grossOf(whole)), ppm('Share finished', ppmOf(part))],
          }),
          leaf({
            key: `progress:${part.id}:before`,
            label: 'Billed before',
            amountCents: -billedCents + 0,
            formula: 'sum of the earlier bills',
          }),
        ],
      });
    }),
  });
}

const invalid = (userMessage: string): AppError => new AppError({ code: 'invalid', userMessage });
