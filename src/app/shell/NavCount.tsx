import { useStoreValue } from '@/ui/feedback/createStore';
import { navCounts } from './navCounts';
import classes from './NavCount.module.css';

/** Shows how many of an item's records need attention, as text: "2 late". Renders nothing if there are none. */
export function NavCount({ path, className = '' }: { path: string; className?: string }) {
  const count = useStoreValue(navCounts)[path];
  return count ? (
    <span className={`${classes['count']} ${className}`} data-tone={count.tone}>
      {count.text}
    </span>
  ) : null;
}
