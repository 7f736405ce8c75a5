import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { Derived } from '@/domain/load-calc/derived';
import { showDerived } from '@/domain/load-calc/showDerived';
import { formatCount } from '@/ui/format/quantities';
import { useUnits } from '@/entities/calculation/useUnits';
import classes from './DerivationExplorer.module.css';
import { originText } from './originText';

type DerivationPartsProps = { whole: Derived; onOpen: (part: Derived) => void };

/** A longer list is shown in two steps. */
const FEW = 5;

/** Lists the numbers another one was computed from. In a sum each shows its share, largest first, and zeros are behind a button. */
export function DerivationParts({ whole, onOpen }: DerivationPartsProps) {
  const { system } = useUnits();
  const [isAll, setIsAll] = useState(false);
  const isSum = whole.formula === 'sum of the parts';
  const ordered = isSum ? whole.parts.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value)) : whole.parts;
  const shown = isSum && !isAll && ordered.length > FEW ? ordered.filter(({ value }) => value !== 0) : ordered;
  const most = Math.max(...whole.parts.map(({ value }) => Math.abs(value)));
  return (
    <>
      <ul className={classes.parts}>
        {shown.map((part, index) => (
          <li key={`${index} ${part.label}`}>
            <button type="button" className={classes.part} onClick={() => onOpen(part)}>
              <span className={classes.words}>
                <span>{part.label}</span>
                <span className={classes.hint}>
                  {[
                    part.origin === 'computed' ? part.formula : originText(part),
                    part.origin === 'computed' ? part.source : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {isSum && most > 0 && (
                  <span
                    className={classes.bar}
                    data-negative={part.value < 0 || undefined}
                    style={{ inlineSize: `${(Math.abs(part.value) / most) * 100}%` }}
                    aria-hidden
                  />
                )}
              </span>
              <span className={classes.amount}>
                {showDerived(part, system)}
                {isSum && whole.value > 0 && whole.parts.length > 1 && (
                  <span className={classes.share}>{Math.round((part.value / whole.value) * 100)}%</span>
                )}
              </span>
              <IconChevronRight size={16} aria-hidden className={classes.chevron} />
            </button>
          </li>
        ))}
      </ul>
      {shown.length < ordered.length && (
        <Button variant="subtle" size="sm" onClick={() => setIsAll(true)}>
          Show {formatCount(ordered.length - shown.length, 'empty part')}
        </Button>
      )}
    </>
  );
}
