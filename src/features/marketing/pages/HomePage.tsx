import { TRADES } from '@/domain/trade/trades';
import { DAY_SCREEN, MY_DAY_SCREEN } from '../content/pictures';
import { Closing } from '../components/Closing';
import { Entrance } from '../components/Entrance';
import { ImportSection } from '../components/ImportSection';
import { ManualJSection } from '../components/ManualJSection';
import { MoreSection } from '../components/MoreSection';
import { MarketingFrame } from '@/ui/public/MarketingFrame';
import { PriceStrip } from '../components/PriceStrip';
import { ProofSection } from '../components/ProofSection';
import { Questions } from '../components/Questions';
import { RoleSections } from '../components/RoleSections';
import { ScreenPicture } from '../components/ScreenPicture';
import { StepSections } from '../components/StepSections';
import { TradeLinks } from '../components/TradeLinks';
import classes from './HomePage.module.css';

/** All but the three that are named. */
const OTHER_TRADES = TRADES.length - 3;

/** Home page: what the product does from the call to the payment, what it costs, and how to start. */
export function Component() {
  return (
    <MarketingFrame>
      <title>Fieldwright: from the first call to paid, for trades</title>
      <section className={classes['hero']}>
        <div>
          <p className={classes['trades']}>For HVAC, plumbing, electrical and {OTHER_TRADES} more trades</p>
          <h1 className={classes['headline']}>Quote it. Sign it. Do it. Get paid.</h1>
          <p className={classes['lead']}>
            Fieldwright runs your company in one place: estimates that customers sign on their phone, a day that
            technicians can follow without signal, and invoices that are paid by card.
          </p>
          <Entrance />
        </div>
        <div className={classes['screens']}>
          <ScreenPicture screen={DAY_SCREEN} isFirst />
          <ScreenPicture screen={MY_DAY_SCREEN} sizes="180px" />
        </div>
      </section>
      <RoleSections />
      <StepSections />
      <MoreSection />
      <ManualJSection />
      <ProofSection />
      <ImportSection />
      <PriceStrip />
      <Questions />
      <TradeLinks title="Made for your trade" />
      <Closing />
    </MarketingFrame>
  );
}
