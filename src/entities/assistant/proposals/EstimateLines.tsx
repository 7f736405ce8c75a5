import { Stack } from '@mantine/core';
import type { StoredProposal } from '@/domain/assistant/api';
import type { ProposalFields } from '@/domain/assistant/proposal';
import { formatMoney } from '@/ui/format/money';
import { priceOf } from '@/domain/money/amounts';
import { formatQuantity } from '@/domain/money/format';
import { ProposalLines } from './ProposalLines';
import classes from './proposals.module.css';

type EstimateLinesProps = { proposal: StoredProposal; fields: ProposalFields<'estimate'> };

/** Renders the draft as the estimate will show it: each line with its price from the pricebook, and the total before tax. */
export function EstimateLines({ proposal, fields }: EstimateLinesProps) {
  const facts = proposal.lines.filter(({ field }) => !field.startsWith('lines.'));
  const totalCents = fields.lines.reduce((sum, line) => sum + priceOf(line.quantityE4, line.unitPriceCents), 0);
  return (
    <Stack gap="sm">
      <ProposalLines lines={facts} />
      <div className={classes['scroll']}>
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col">Quantity</th>
              <th scope="col">Price</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody className="tabular">
            {fields.lines.map((line, at) => (
              <tr key={`${line.pricebookItemId} ${at}`}>
                <th scope="row">{line.name}</th>
                <td>{formatQuantity(line.quantityE4)}</td>
                <td>{formatMoney(line.unitPriceCents)}</td>
                <td>{formatMoney(priceOf(line.quantityE4, line.unitPriceCents))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot className="tabular">
            <tr>
              <th scope="row" colSpan={3}>
                Before tax and discounts
              </th>
              <td>{formatMoney(totalCents)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className={classes['note']}>
        Prices come from your pricebook. This becomes a draft; nothing goes to the customer yet.
      </p>
    </Stack>
  );
}
