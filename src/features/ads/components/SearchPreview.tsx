import { searchCombination } from '@/domain/ad/combination';
import type { AdFacts } from '@/domain/ad/facts';
import type { Ad } from '@/domain/ad/schema';
import classes from './ads.module.css';

/** Previews a search ad as a result: one of the combinations that Google may show. */
export function SearchPreview({ ad, facts, turn }: { ad: Ad; facts: AdFacts; turn: number }) {
  const { headlines, descriptions, paths } = searchCombination(ad, turn);
  return (
    <div className={classes['stage']} role="group" aria-label="Search result">
      <div className={classes['tag']}>Sponsored</div>
      <div className={classes['address']}>
        {facts.companyName || 'Your company'}
        <br />
        {[window.location.host, ...paths].join(' › ')}
      </div>
      <div className={classes['searchTitle']}>{headlines.join(' - ') || 'Your headlines'}</div>
      <div className={classes['searchText']}>{descriptions.join(' ') || 'Your descriptions'}</div>
    </div>
  );
}
