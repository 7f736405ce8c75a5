import { Link } from 'react-router-dom';
import { INCLUDED_FEATURES, FEATURE_INFO, RELEASED_FEATURES } from '@/domain/access/features';
import { paths } from '@/lib/paths';
import { BrandMark } from '@/ui/layout/BrandMark';
import classes from './MarketingFooter.module.css';

type FooterLink = { to: string; label: string };

const SOLD = RELEASED_FEATURES.filter((feature) => !INCLUDED_FEATURES.includes(feature));
const COLUMNS: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: 'Product',
    links: [
      { to: paths.features, label: 'All features' },
      { to: paths.pricing, label: 'Prices' },
      { to: paths.roadmap, label: 'Roadmap' },
    ],
  },
  {
    title: 'Features',
    links: SOLD.slice(0, 4).map((feature) => ({ to: paths.featurePage(feature), label: FEATURE_INFO[feature].title })),
  },
  {
    title: 'More features',
    links: SOLD.slice(4).map((feature) => ({ to: paths.featurePage(feature), label: FEATURE_INFO[feature].title })),
  },
];

const ACCOUNT = {
  title: 'Account',
  links: [
    { to: paths.register, label: 'Start free' },
    { to: paths.login, label: 'Sign in' },
  ],
};

/** The end of every page about the product: where else to go, and under which license it stands. */
export function MarketingFooter({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className={classes['footer']}>
      <div className={classes['about']}>
        <BrandMark size={24} />
        <p>Field-service management for trade companies. Open source, under the MIT license.</p>
      </div>
      <nav aria-label="About Fieldwright" className={classes['columns']}>
        {[...COLUMNS, ...(isSignedIn ? [] : [ACCOUNT])].map(({ title, links }) => (
          <section key={title} aria-label={title}>
            <strong>{title}</strong>
            <ul>
              {links.map(({ to, label }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </div>
  );
}
