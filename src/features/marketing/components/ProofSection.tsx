import { PROOFS } from '../content/proofs';
import classes from './ProofSection.module.css';

/** Shows figures instead of testimonials, each with how it was measured. */
export function ProofSection() {
  return (
    <section aria-labelledby="proof" className={classes['section']}>
      <h2 id="proof" className={classes['title']}>
        Checked, not claimed
      </h2>
      <p className={classes['lead']}>The program is open source, and so are its tests: anyone can run them again.</p>
      <dl className={classes['figures']}>
        {PROOFS.map(({ figure, what, how }) => (
          <div key={what}>
            <dt>
              <strong>{figure}</strong> {what}
            </dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
