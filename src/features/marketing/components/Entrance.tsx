import { useAuth } from '@/data/react/useAuth';
import { OFFERED_PLANS, TRIAL_DAYS } from '@/domain/subscription/plans';
import { paths } from '@/lib/paths';
import { formatPrice } from '@/ui/format/money';
import { LinkButton } from '@/ui/links/LinkButton';
import classes from './Entrance.module.css';

const [smallest] = OFFERED_PLANS;
const NOTE = `${TRIAL_DAYS} days free, no card needed.${
  smallest ? ` Then from ${formatPrice(smallest.priceCents.month)} a month for the whole company.` : ''
}`;

/** The way in, with what it costs: to the own workspace for who has one. */
export function Entrance() {
  const isSignedIn = useAuth().status === 'signed-in';
  if (isSignedIn)
    return (
      <LinkButton to={paths.landing} size="lg">
        Open your workspace
      </LinkButton>
    );
  return (
    <div>
      <div className={classes['buttons']}>
        <LinkButton to={paths.register} size="lg">
          Start free
        </LinkButton>
        <LinkButton to={paths.pricing} size="lg" variant="default">
          See prices
        </LinkButton>
      </div>
      <p className={classes['note']}>{NOTE}</p>
    </div>
  );
}
