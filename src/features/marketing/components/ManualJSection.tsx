import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/links/LinkButton';
import { MANUAL_J_SCREEN } from '../content/pictures';
import classes from './ManualJSection.module.css';
import { ScreenPicture } from './ScreenPicture';

/** Presents the load calculation, which no other product of its kind has. */
export function ManualJSection() {
  return (
    <section aria-labelledby="manual-j" className={classes['section']}>
      <div className={classes['words']}>
        <h2 id="manual-j" className={classes['title']}>
          Manual J, with every Btu explained
        </h2>
        <p>
          Answer a dozen questions on the first visit and watch heating and cooling loads follow. Refine the same house
          room by room later, without typing it again. Then choose equipment that fits, size the ducts by Manual D, and
          put the result into your estimate.
        </p>
        <p>
          Every number opens down to the formula, the table row and the input behind it: show it to a homeowner, an
          inspector or a colleague who doubts it. It works in the attic without signal.
        </p>
        <LinkButton to={paths.featurePage('manualJ')} variant="default">
          See how it works
        </LinkButton>
        <p className={classes['small']}>Calculated after ACCA Manual J, 8th edition. Not approved by ACCA.</p>
      </div>
      <ScreenPicture screen={MANUAL_J_SCREEN} />
    </section>
  );
}
