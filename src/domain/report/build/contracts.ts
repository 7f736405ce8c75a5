import { paths } from '@/lib/paths';
import { sumOf } from '../../money/amounts';
import type { ContractStanding } from '../cells';
import type { Figure, Report, ReportInput } from '../model';
import type { MonthRange } from '../range';
import { BARS, figure, share } from './sums';

/** Returns the standings of the last month with any, up to a range's end. */
const standingsOf = ({ months }: Pick<ReportInput, 'months'>, { to }: MonthRange): readonly ContractStanding[] =>
  months
    .filter(({ month, contracts }) => month <= to && contracts.length > 0)
    .toSorted((a, b) => a.month.localeCompare(b.month))
    .at(-1)?.contracts ?? [];

const over = ({ earnedCents, billedCents }: ContractStanding): number => Math.max(0, billedCents - earnedCents);
const under = ({ earnedCents, billedCents }: ContractStanding): number => Math.max(0, earnedCents - billedCents);

/** Reports work in progress: what was earned by cost, and how much was over- or underbilled. */
export function contractsReport(input: ReportInput): Report {
  const standings = standingsOf(input, input.range).toSorted((a, b) => b.contractCents - a.contractCents);
  const sum = (of: (standing: ContractStanding) => number): number => sumOf(standings.map(of));
  return {
    figures: figures(input),
    charts: [
      {
        id: 'earned',
        title: 'Earned and billed',
        unit: 'money',
        kind: 'bars',
        names: ['Earned', 'Billed'],
        rows: standings.slice(0, BARS).map(({ contractId, number, title, earnedCents, billedCents }) => ({
          id: contractId,
          label: `${number} ${title}`,
          value: earnedCents,
          before: billedCents,
        })),
      },
    ],
    tables: [
      {
        id: 'contracts',
        title: 'Work in progress',
        columns: [
          { label: 'Contract', unit: 'text' },
          { label: 'Contract sum', unit: 'money' },
          { label: 'Cost so far', unit: 'money' },
          { label: 'Expected cost', unit: 'money' },
          { label: 'Complete', unit: 'share' },
          { label: 'Earned', unit: 'money' },
          { label: 'Billed', unit: 'money' },
          { label: 'Overbilled', unit: 'money' },
          { label: 'Underbilled', unit: 'money' },
        ],
        rows: standings.map((standing) => ({
          id: standing.contractId,
          cells: [
            `${standing.number} ${standing.title}`,
            standing.contractCents,
            standing.costCents,
            standing.expectedCostCents,
            share(standing.costCents, standing.expectedCostCents),
            standing.earnedCents,
            standing.billedCents,
            over(standing),
            under(standing),
          ],
          records: { kind: 'page', to: paths.contractTab(standing.contractId, 'budget') },
        })),
        total:
          standings.length > 0
            ? [
                'All',
                sum(({ contractCents }) => contractCents),
                sum(({ costCents }) => costCents),
                sum(({ expectedCostCents }) => expectedCostCents),
                null,
                sum(({ earnedCents }) => earnedCents),
                sum(({ billedCents }) => billedCents),
                sum(over),
                sum(under),
              ]
            : null,
      },
    ],
    notes: ['Worked out every night, cost to cost, for active contracts with a budget.'],
  };
}

function figures(input: ReportInput): Figure[] {
  const records = { kind: 'page', to: paths.contracts } as const;
  const stated = { unit: 'money', better: null, records } as const;
  const sum = (of: (standing: ContractStanding) => number) => (range: MonthRange) =>
    sumOf(standingsOf(input, range).map(of));
  return [
    figure(
      input,
      {
        ...stated,
        id: 'earned',
        label: 'Earned',
        definition: 'The share of each contract sum that its cost so far is of the cost expected in all.',
      },
      sum(({ earnedCents }) => earnedCents),
    ),
    figure(
      input,
      {
        ...stated,
        id: 'billed',
        label: 'Billed',
        definition: 'Work completed and stored on the last certified application, retainage included.',
      },
      sum(({ billedCents }) => billedCents),
    ),
    figure(
      input,
      {
        ...stated,
        id: 'over',
        label: 'Overbilled',
        definition: 'What was billed ahead of what was earned: owed in work.',
      },
      sum(over),
    ),
    figure(
      input,
      {
        ...stated,
        id: 'under',
        label: 'Underbilled',
        definition: 'What was earned and not billed yet: your own money in the job.',
      },
      sum(under),
    ),
  ];
}
