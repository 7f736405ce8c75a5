import type { Paper } from '@/domain/paper/schema';
import classes from './PaperTable.module.css';

/** Renders charges and payments with a running balance, and the amount owed by age. */
export function StatementView({ paper: { rows, aging, headline } }: { paper: Paper }) {
  return (
    <section className={classes['section']}>
      <table className={classes['table']} aria-label="Account">
        <thead>
          <tr>
            <th scope="col" className={classes['wide']}>
              Date
            </th>
            <th scope="col">Description</th>
            <th scope="col" className={classes['wide']}>
              Charged
            </th>
            <th scope="col" className={classes['wide']}>
              Paid
            </th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ dateText, text, chargeText, paymentText, balanceText }, index) => (
            <tr key={index}>
              <td className={`${classes['wide'] ?? ''} ${classes['day'] ?? ''}`}>{dateText}</td>
              <td className={classes['wordy']}>
                <div className={classes['words']}>
                  {text}
                  <span className={classes['narrow']}>
                    {[dateText, chargeText && `charged ${chargeText}`, paymentText && `paid ${paymentText}`]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </div>
              </td>
              <td className={classes['wide']}>{chargeText}</td>
              <td className={classes['wide']}>{paymentText}</td>
              <td>{balanceText}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={classes['totals']}>
        <div data-strong>
          <dt>{headline.label}</dt>
          <dd className="tabular">{headline.amountText}</dd>
        </div>
      </dl>
      {aging.length > 0 && (
        <dl className={classes['aging']}>
          {aging.map(({ label, amountText }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>{amountText}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
