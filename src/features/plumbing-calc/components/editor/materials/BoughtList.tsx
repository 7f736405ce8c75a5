import { chooseItem } from '@/domain/plumbing/edit/editTree';
import { boughtName, type Bought } from '@/domain/plumbing/project/buying';
import { COUNTED } from '@/domain/plumbing/project/parts';
import type { PricebookRow } from '@/domain/pricebook/row';
import { useUnits } from '@/entities/calculation/useUnits';
import { formatMoney } from '@/ui/format/money';
import { useEditing } from '../editingContext';
import { BoughtItemField } from './BoughtItemField';
import classes from './materials.module.css';

/** A purchase, its pricebook item (null for none) and whether a user chose it. */
export type BoughtRow = { bought: Bought; item: PricebookRow | null; isChosen: boolean };

type BoughtListProps = {
  label: string;
  rows: readonly BoughtRow[];
  /** Whether items are still loading. */ isLooking: boolean;
  hasPrices: boolean;
};

/** Lists the purchases: quantity, how it was counted, pricebook item, and cost. */
export function BoughtList({ label, rows, isLooking, hasPrices }: BoughtListProps) {
  const { edit } = useEditing();
  const { show } = useUnits();
  const feet = (lengthFt: number): string => show(lengthFt, 'length', { decimals: 0 });
  return (
    <ul className={classes['list']} aria-label={label} data-priced={hasPrices || undefined}>
      {rows.map(({ bought, item, isChosen }, index) => {
        const { part, quantity, measuredFt } = bought;
        // Shown once, on the first line of its kind.
        const isFirst = rows[index - 1]?.bought.part !== part;
        const counted = part === 'pipe' ? `${feet(measuredFt)} measured` : isFirst ? COUNTED[part] : '';
        return (
          <li key={`${part} ${bought.material} ${bought.size}`}>
            <span className={classes['pipe']}>
              {boughtName(bought)}
              {counted !== '' && <small>{counted}</small>}
            </span>
            <span className={classes['figure']}>{part === 'pipe' ? feet(quantity) : `${quantity}`}</span>
            {hasPrices && (
              <>
                <div className={classes['item']}>
                  <BoughtItemField
                    bought={bought}
                    item={item}
                    isChosen={isChosen}
                    isLooking={isLooking}
                    onChoose={(itemId) => edit('', (tree) => chooseItem(tree, bought, itemId))}
                  />
                </div>
                <span className={classes['figure']}>{item ? formatMoney(item.priceCents * quantity) : '–'}</span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
