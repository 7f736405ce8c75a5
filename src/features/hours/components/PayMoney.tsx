import type { Settled } from '@/domain/commission/statement';
import { formatCents } from '@/domain/money/format';
import { paths } from '@/lib/paths';
import { RouterLink } from '@/ui/links/RouterLink';
import { FigureTable } from '@/ui/table/FigureTable';

const sum = (statements: readonly Settled[], of: (one: Settled) => number): number =>
  statements.reduce((total, one) => total + of(one), 0);

type PayMoneyProps = {
  statements: readonly Settled[];
  /** The period that a name links to: its first day, or the open period. */
  period: string;
};

/** Shows what a period pays each person on top of hours. Renders nothing if there's no such pay. */
export function PayMoney({ statements, period }: PayMoneyProps) {
  if (statements.length === 0) return null;
  // A phone fits two columns, and usually there's no overtime on this pay.
  const hasOvertime = statements.some(({ overtimeCents }) => overtimeCents !== 0);
  const cells = (totalCents: number, overtimeCents: number) =>
    (hasOvertime ? [totalCents, overtimeCents, totalCents + overtimeCents] : [totalCents]).map((cents) =>
      cents === 0 ? '–' : formatCents(cents),
    );
  return (
    <FigureTable
      caption="Commissions and bonuses by technician"
      minWidth={hasOvertime ? 480 : 0}
      columns={[
        { label: 'Technician' },
        { label: 'Commissions and bonuses' },
        ...(hasOvertime ? [{ label: 'Overtime on them' }, { label: 'Total' }] : []),
      ]}
      rows={[
        ...statements.map(({ technicianId, name, totalCents, overtimeCents }) => ({
          id: technicianId,
          cells: [
            <RouterLink key="name" to={paths.payOf(technicianId, period)}>
              {name}
            </RouterLink>,
            ...cells(totalCents, overtimeCents),
          ],
        })),
        {
          id: 'total',
          cells: [
            'All',
            ...cells(
              sum(statements, ({ totalCents }) => totalCents),
              sum(statements, ({ overtimeCents }) => overtimeCents),
            ),
          ],
        },
      ]}
    />
  );
}
