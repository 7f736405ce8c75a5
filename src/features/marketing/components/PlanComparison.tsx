import { Title } from '@mantine/core';
import { IconCheck, IconClock, IconMinus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { FEATURE_INFO, INCLUDED_FEATURES, type Feature } from '@/domain/access/features';
import { PLANS } from '@/domain/subscription/plans';
import { paths } from '@/lib/paths';
import { FEATURE_AREAS, isReleased } from '../content/featureAreas';
import classes from './PlanComparison.module.css';

const COLUMNS: readonly { name: string; features: readonly Feature[] }[] = [
  { name: 'Free', features: INCLUDED_FEATURES },
  ...PLANS,
];

function Cell({ isIncluded, feature }: { isIncluded: boolean; feature: Feature }) {
  const Icon = !isIncluded ? IconMinus : isReleased(feature) ? IconCheck : IconClock;
  const words = !isIncluded ? 'Not included' : isReleased(feature) ? 'Included' : 'Included when it is released';
  return (
    <td data-included={isIncluded || undefined} data-released={isReleased(feature) || undefined}>
      <Icon size={18} aria-hidden />
      <span className="visually-hidden">{words}</span>
    </td>
  );
}

/** Every feature against every plan. On a phone the plans' names stand upright, so that all columns fit. */
export function PlanComparison() {
  return (
    <section aria-labelledby="comparison" className={classes['section']}>
      <Title order={2} id="comparison" className={classes['title']}>
        What is in which plan
      </Title>
      <p className={classes['legend']}>
        <span>
          <IconCheck size={18} aria-hidden className={classes['now']} /> available now
        </span>
        <span>
          <IconClock size={18} aria-hidden /> in development, included on the day it is released
        </span>
      </p>
      <table className={classes['table']} aria-labelledby="comparison">
        <thead>
          <tr>
            <th scope="col">Feature</th>
            {COLUMNS.map(({ name }) => (
              <th key={name} scope="col" className={classes['plan']}>
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        {FEATURE_AREAS.map(({ title, features }) => (
          <tbody key={title}>
            <tr className={classes['area']}>
              <th scope="rowgroup" colSpan={COLUMNS.length + 1}>
                {title}
              </th>
            </tr>
            {features.map((feature) => (
              <tr key={feature}>
                <th scope="row">
                  <Link to={paths.featurePage(feature)} className={classes['link']}>
                    {FEATURE_INFO[feature].title}
                  </Link>
                </th>
                {COLUMNS.map(({ name, features: included }) => (
                  <Cell key={name} feature={feature} isIncluded={included.includes(feature)} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
