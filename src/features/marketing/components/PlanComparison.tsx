import { Title } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { FEATURE_INFO, INCLUDED_FEATURES, type Feature } from '@/domain/access/features';
import { OFFERED_PLANS } from '@/domain/subscription/plans';
import { paths } from '@/lib/paths';
import { WORKING_AREAS } from '../content/featureAreas';
import classes from './PlanComparison.module.css';

const COLUMNS: readonly { name: string; features: readonly Feature[] }[] = [
  { name: 'Free', features: INCLUDED_FEATURES },
  ...OFFERED_PLANS,
];

function Cell({ isIncluded }: { isIncluded: boolean }) {
  const Icon = isIncluded ? IconCheck : IconMinus;
  return (
    <td data-included={isIncluded || undefined}>
      <Icon size={18} aria-hidden />
      <span className="visually-hidden">{isIncluded ? 'Included' : 'Not included'}</span>
    </td>
  );
}

/** Compares every released feature across the offered plans. On phones the plan names are vertical, so that all columns fit. */
export function PlanComparison() {
  return (
    <section aria-labelledby="comparison" className={classes['section']}>
      <Title order={2} id="comparison" className={classes['title']}>
        What is in which plan
      </Title>
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
        {WORKING_AREAS.map(({ title, features }) => (
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
                  <Cell key={name} isIncluded={included.includes(feature)} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
