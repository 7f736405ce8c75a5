import classes from './Closing.module.css';
import { Entrance } from './Entrance';

/** Ends a sales page by repeating the call to action. */
export function Closing({ trade }: { trade?: string }) {
  return (
    <section className={classes['closing']} aria-labelledby="closing">
      <h2 id="closing" className={classes['title']}>
        Send your first estimate today
      </h2>
      <p className={classes['lead']}>Create your company, bring your customers, price the next call.</p>
      <Entrance {...(trade !== undefined && { trade })} />
    </section>
  );
}
