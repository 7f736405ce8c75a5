import { OFFERED_PLANS, type Plan } from '@/domain/subscription/plans';
import { paths } from '@/lib/paths';
import { formatPrice } from '@/ui/format/money';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './PriceStrip.module.css';

const TEAMS = [3, 8, 15];
/** A common per-user price elsewhere; an example for comparison, and labeled as one. */
const PER_PERSON_CENTS = 2_900;

/** Compares a company's price here with software that charges per person. */
export function PriceStrip() {
  const [smallest] = OFFERED_PLANS;
  if (!smallest) return null;
  return (
    <section aria-labelledby="one-price" className={classes['strip']}>
      <div>
        <h2 id="one-price" className={classes['title']}>
          One price for the whole company
        </h2>
        <p className={classes['lead']}>
          Add technicians, office people and seasonal help as you like: the price stays the same. Customers, jobs and
          technicians are free for good.
        </p>
        <ul className={classes['plans']}>
          {OFFERED_PLANS.map((plan) => (
            <PlanLine key={plan.id} plan={plan} />
          ))}
        </ul>
        <RouterLink to={paths.pricing}>Compare the plans</RouterLink>
      </div>
      <table className={classes['table']}>
        <caption>A month, by size of the team</caption>
        <thead>
          <tr>
            <th scope="col">People</th>
            {TEAMS.map((people) => (
              <th key={people} scope="col">
                {people}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Software at {formatPrice(PER_PERSON_CENTS)} a person, as an example</th>
            {TEAMS.map((people) => (
              <td key={people}>{formatPrice(people * PER_PERSON_CENTS)}</td>
            ))}
          </tr>
          <tr className={classes['ours']}>
            <th scope="row">Fieldwright {smallest.name}</th>
            {TEAMS.map((people) => (
              <td key={people}>{formatPrice(smallest.priceCents.month)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function PlanLine({ plan: { name, pitch, priceCents } }: { plan: Plan }) {
  return (
    <li>
      <strong>
        {name}, {formatPrice(priceCents.month)} a month.
      </strong>{' '}
      {pitch}
    </li>
  );
}
