import { Link } from 'react-router-dom';
import { TRADES, tradePath, type TradeId } from '@/domain/trade/trades';
import classes from './TradeLinks.module.css';

/** Links to the trades' pages, except the current one. */
export function TradeLinks({ title, without }: { title: string; without?: TradeId }) {
  return (
    <nav aria-labelledby="trades" className={classes['trades']}>
      <h2 id="trades">{title}</h2>
      <ul>
        {TRADES.filter(({ id }) => id !== without).map(({ id, name }) => (
          <li key={id}>
            <Link to={tradePath(id)}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
