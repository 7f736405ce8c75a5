import { demoAddress } from '@/data/demo/demoTab';
import { OFFERED_PLANS, TRIAL_DAYS } from '@/domain/subscription/plans';
import { tradeIn } from '@/domain/trade/trades';
import { paths } from '@/lib/paths';
import { formatPrice } from '@/ui/format/money';
import { LinkButton } from '@/ui/links/LinkButton';
import { ForMembers, ForVisitors } from '@/ui/public/ForWhom';
import classes from './Entrance.module.css';

const [smallest] = OFFERED_PLANS;
const NOTE = `No card needed.${
  smallest ? ` Then from ${formatPrice(smallest.priceCents.month)} a month for the whole company.` : ''
}`;

type EntranceProps = {
  /** Trade the page is about: the demo opens with its company. */
  trade?: string;
};

/** Shows the sign-up button with the price, or a link to the workspace for users who have one. */
export function Entrance({ trade }: EntranceProps) {
  const shown = tradeIn(trade);
  return (
    <>
      <ForMembers>
        <LinkButton to={paths.landing} size="lg">
          Open your workspace
        </LinkButton>
      </ForMembers>
      <ForVisitors>
        <div>
          <div className={classes['buttons']}>
            <LinkButton to={paths.register} size="lg">
              Start {TRIAL_DAYS} days free
            </LinkButton>
            <LinkButton
              to={shown ? demoAddress(shown.id, 'admin') : paths.demo}
              size="lg"
              variant="default"
              reloadDocument={shown !== null}
            >
              Try the live demo
            </LinkButton>
          </div>
          <p className={classes['note']}>{NOTE}</p>
        </div>
      </ForVisitors>
    </>
  );
}
