import { useParams } from 'react-router-dom';
import { type Feature, FEATURE_INFO, isReleased } from '@/domain/access/features';
import { OFFERED_PLANS, smallestPlanWith, TRIAL_DAYS } from '@/domain/subscription/plans';
import { paths } from '@/lib/paths';
import { formatPrice } from '@/ui/format/money';
import { PublicLayout } from '@/ui/layout/PublicLayout';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { ScreenPicture } from '../components/ScreenPicture';
import { featureOfAddress } from '../content/featureAddress';
import { FEATURE_FACTS } from '../content/featureFacts';
import { adPoints, adWords } from '../content/adWords';
import { industryOf } from '../content/industries/industries';
import type { Industry } from '../content/industries/industry';
import { FEATURE_SCREENS } from '../content/pictures';
import classes from './AdPage.module.css';

/** Formats the price in one line. */
function priceOf(feature: Feature): string {
  const plan = smallestPlanWith(feature) ?? OFFERED_PLANS[0];
  if (smallestPlanWith(feature) === null) return 'Free for the whole company, for good. No card needed.';
  return `No card needed. Then ${plan ? formatPrice(plan.priceCents.month) : ''} a month for the whole company, however many people work in it.`;
}

type AdProps = { feature: Feature; industry: Industry | null };

function Offer({ feature, industry }: AdProps) {
  const words = adWords(feature, industry);
  const isFree = smallestPlanWith(feature) === null;
  return (
    <>
      <p className={classes['lead']}>
        {FEATURE_INFO[feature].description} For {words.trade} companies: from the first {words.job} on, for the office
        and for all your {words.crew}.
      </p>
      <ul className={classes['points']}>
        {adPoints(feature, industry).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <LinkButton to={paths.register} size="lg">
        {isFree ? 'Start free' : `Start ${TRIAL_DAYS} days free`}
      </LinkButton>
      <p className={classes['note']}>{priceOf(feature)}</p>
    </>
  );
}

/** Promises nothing about an unreleased feature, whatever an ad says. */
function NotYet({ feature }: { feature: Feature }) {
  return (
    <>
      <p className={classes['lead']}>
        {FEATURE_INFO[feature].title} is still being built. You cannot use it or buy it yet; it stands on our{' '}
        <RouterLink inherit to={paths.roadmap}>
          roadmap
        </RouterLink>
        , without a date.
      </p>
      <LinkButton to={paths.features} size="lg">
        See what works today
      </LinkButton>
    </>
  );
}

function Ad({ feature, industry }: AdProps) {
  const { title } = FEATURE_INFO[feature];
  const words = adWords(feature, industry);
  const isWorking = isReleased(feature);
  const screen = FEATURE_SCREENS[feature];
  return (
    <PublicLayout footer="Fieldwright: field-service management for trade companies. Open source, under the MIT license.">
      <title>{`${title} for ${words.trade} companies · Fieldwright`}</title>
      <div className={classes['page']}>
        <div>
          <p className={classes['feature']}>
            {title} for {words.trade} companies
          </p>
          <h1 className={classes['headline']}>{isWorking ? FEATURE_FACTS[feature].promise : `${title}: not yet`}</h1>
          {isWorking ? <Offer feature={feature} industry={industry} /> : <NotYet feature={feature} />}
        </div>
        {screen && <ScreenPicture screen={screen} isFirst />}
      </div>
    </PublicLayout>
  );
}

/** Landing page of an ad: one message in the trade's words, and one action. */
export function Component() {
  const { featureId, industry } = useParams();
  const feature = featureOfAddress(featureId);
  return feature && <Ad feature={feature} industry={industryOf(industry)} />;
}
