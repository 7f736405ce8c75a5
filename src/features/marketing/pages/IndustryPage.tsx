import { Link, useLocation } from 'react-router-dom';
import { FEATURE_INFO } from '@/domain/access/features';
import { spokenClock } from '@/domain/company/businessHours';
import { paths } from '@/lib/paths';
import { MarketingFrame } from '@/ui/public/MarketingFrame';
import { Closing } from '../components/Closing';
import { Entrance } from '../components/Entrance';
import { ScreenPicture } from '../components/ScreenPicture';
import { TradeLinks } from '../components/TradeLinks';
import { industryOf } from '../content/industries/industries';
import type { Industry } from '../content/industries/industry';
import { DAY_SCREEN, TRADE_SCREENS } from '../content/pictures';
import classes from './IndustryPage.module.css';

function Day({ day }: Pick<Industry, 'day'>) {
  return (
    <section aria-labelledby="day" className={classes['section']}>
      <h2 id="day">A day with it</h2>
      <ol className={classes['day']}>
        {day.map(({ at, text }) => (
          <li key={at}>
            <strong>{spokenClock(at)}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Matters({ matters }: Pick<Industry, 'matters'>) {
  return (
    <section aria-labelledby="matters" className={classes['section']}>
      <h2 id="matters">What matters most</h2>
      <ul className={classes['matters']}>
        {matters.map(({ feature, why }) => (
          <li key={feature}>
            <h3>
              <Link to={paths.featurePage(feature)}>{FEATURE_INFO[feature].title}</Link>
            </h3>
            <p>{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows documents, vocabulary and limits side by side: what a buyer in the trade asks next. */
function Facts({ papers, words, limits }: Pick<Industry, 'papers' | 'words' | 'limits'>) {
  return (
    <div className={classes['facts']}>
      <section aria-labelledby="papers">
        <h2 id="papers">The papers</h2>
        <ul>
          {papers.map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="words">
        <h2 id="words">Your words, and ours</h2>
        <dl>
          {words.map(({ theirs, ours }) => (
            <div key={theirs}>
              <dt>{theirs}</dt>
              <dd>{ours}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="limits">
        <h2 id="limits">What it does not do</h2>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function IndustryView({ industry }: { industry: Industry }) {
  const { id, name, headline, lead, day, matters } = industry;
  const screen = TRADE_SCREENS.get(id) ?? DAY_SCREEN;
  return (
    <MarketingFrame>
      <title>{`${name} · Fieldwright`}</title>
      <div className={classes['hero']}>
        <div>
          <p className={classes['trade']}>{name}</p>
          <h1 className={classes['headline']}>{headline}</h1>
          <p className={classes['lead']}>{lead}</p>
          <Entrance trade={id} />
        </div>
        <ScreenPicture screen={screen} isFirst />
      </div>
      <Day day={day} />
      <Matters matters={matters} />
      <Facts {...industry} />
      <TradeLinks title="Other trades" without={id} />
      <Closing trade={id} />
    </MarketingFrame>
  );
}

/** Presents a trade: its day, vocabulary and documents, what matters there, and what is missing. */
export function Component() {
  const industry = industryOf(useLocation().pathname.replace(/^\/|\/$/g, ''));
  return industry && <IndustryView industry={industry} key={industry.id} />;
}
