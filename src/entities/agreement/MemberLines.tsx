import { memberLine } from '@/domain/agreement/record/memberLine';
import type { DocumentLine } from '@/domain/billing/schema';
import type { DocumentDiscount } from '@/domain/discount/schema';
import { formatCents } from '@/domain/money/format';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';

type MemberLinesProps = { lines: readonly DocumentLine[]; discounts: readonly DocumentDiscount[] };

/** Shows what a member pays for each line, and why, so that the customer knows before the bill arrives. */
export function MemberLines({ lines, discounts }: MemberLinesProps) {
  const priced = lines.flatMap((line) => {
    const member = memberLine(line, discounts);
    return member ? [{ id: line.id, name: line.name, ...member }] : [];
  });
  if (priced.length === 0) return null;
  return (
    <LinedList label="Member prices">
      {priced.map(({ id, name, amountCents, why }) => (
        <LinedRow key={id} title={`${name}: ${formatCents(amountCents)} as a member`} details={why} />
      ))}
    </LinedList>
  );
}
