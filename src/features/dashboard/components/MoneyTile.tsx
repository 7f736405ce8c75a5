import { ActionIcon, Popover, Skeleton } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useReachesServer } from '@/data/react/useReachesServer';
import classes from './MoneyRow.module.css';

type MoneyTileProps = {
  label: string;
  /** Undefined while loading, null if it's unavailable right now. */
  value: string | null | undefined;
  /** The comparison value, or the parts of the sum. */
  hint: ReactNode;
  to: string;
  /** Explanation of what the figure adds up, in a sentence or two, with exact amounts. */
  explanation: ReactNode;
  trend?: ReactNode;
  tone?: 'danger' | undefined;
};

/** Shows a figure that links to its details and explains itself on request. */
export function MoneyTile({ label, value: known, hint, to, explanation, trend, tone }: MoneyTileProps) {
  // Firestore keeps retrying a sum while offline.
  const reachesServer = useReachesServer();
  const value = known === undefined && !reachesServer ? null : known;
  return (
    <li className={classes.tile} data-tone={tone}>
      <div className={classes.head}>
        <Link to={to} className={classes.link}>
          {label}
          <span className="visually-hidden">
            {value === undefined ? ': loading' : value === null ? ': not known' : `: ${value}`}
          </span>
        </Link>
        <Popover width={300} position="bottom-end" shadow="md" withArrow>
          <Popover.Target>
            <ActionIcon variant="subtle" size="sm" className={classes.why} aria-label={`What “${label}” adds up`}>
              <IconInfoCircle size={16} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown className={classes.explanation}>{explanation}</Popover.Dropdown>
        </Popover>
      </div>
      <div className={classes.value} aria-hidden>
        {value === undefined ? <Skeleton height={22} width={90} my={5} /> : (value ?? '–')}
      </div>
      <div className={classes.hint}>{value === null ? 'Needs a connection' : hint}</div>
      <div className={classes.trend}>{trend}</div>
    </li>
  );
}
