import { ActionIcon, Popover } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Currency } from '@/domain/money/schema';
import { changeOf, valueText } from '@/domain/report/format';
import type { Figure } from '@/domain/report/model';
import classes from './FigureTile.module.css';

type FigureTileProps = {
  figure: Figure;
  currency: Currency;
  /** Label of the comparison period: `Oct 2025`. */
  comparedWith: string;
  /** URL of its records; '' for none. */
  to: string;
};

/** Shows a figure with its earlier value, its definition, and a link to its records. */
export function FigureTile({ figure, currency, comparedWith, to }: FigureTileProps) {
  const { label, value, unit, earlier, better, definition } = figure;
  const change = changeOf(value, earlier, unit);
  const isGood = change && better !== null && change.sign !== 0 ? change.sign === (better === 'more' ? 1 : -1) : null;
  const text = valueText(value, unit, { currency, isWhole: true });
  return (
    <li className={classes.tile}>
      <div className={classes.head}>
        <span className={classes.label}>{label}</span>
        <Popover width={300} position="bottom-end" shadow="md" withArrow>
          <Popover.Target>
            <ActionIcon variant="subtle" size="sm" className={classes.why} aria-label={`What “${label}” is`}>
              <IconInfoCircle size={16} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown className={classes.definition}>{definition}</Popover.Dropdown>
        </Popover>
      </div>
      <div className={classes.value}>
        {to === '' ? (
          text
        ) : (
          <Link to={to} className={classes.link} aria-label={`${label}: ${text}, open the records`}>
            {text}
          </Link>
        )}
        {change && (
          <span className={classes.change} data-good={isGood ?? undefined}>
            {change.text}
          </span>
        )}
      </div>
      {earlier !== null && earlier.value !== null && earlier.value !== 0 && (
        <div className={classes.before} title={comparedWith}>
          {valueText(earlier.value, unit, { currency, isWhole: true })}{' '}
          {earlier.isWhole ? 'in all of the time before' : 'before'}
        </div>
      )}
    </li>
  );
}
