import type { Derived } from '@/domain/load-calc/derived';
import classes from './DerivationExplorer.module.css';

type DerivationPathProps = { way: readonly Derived[]; onGoTo: (index: number) => void };

/** Shows the numbers drilled through so far as breadcrumbs. */
export function DerivationPath({ way, onGoTo }: DerivationPathProps) {
  if (way.length < 2) return null;
  return (
    <nav aria-label="From the whole to this number">
      <ol className={classes.path}>
        {way.map(({ label }, index) => (
          // The same number can appear twice in one path.
          <li key={`${index} ${label}`} aria-current={index === way.length - 1 ? 'location' : undefined}>
            {index === way.length - 1 ? (
              label
            ) : (
              <button type="button" className={classes.step} onClick={() => onGoTo(index)}>
                {label}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
