import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { tradePath } from '@/domain/trade/trades';
import classes from './PublicNav.module.css';

/** Renders the product pages for the header of public pages. On a phone, it's a separate row. */
export function PublicNav() {
  return (
    <nav aria-label="Fieldwright" className={classes.nav}>
      <Link to={paths.features}>Product</Link>
      <Link to={tradePath('field-service')}>Trades</Link>
      <Link to={paths.pricing}>Prices</Link>
      <Link to={paths.demo}>Live demo</Link>
      <Link to={paths.featurePage('manualJ')}>Manual J</Link>
      <Link to={paths.blog}>Blog</Link>
    </nav>
  );
}
