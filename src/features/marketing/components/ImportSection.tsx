import classes from './ImportSection.module.css';

const STEPS = [
  {
    title: 'Drop the file',
    text: 'The export of Jobber, Housecall Pro or QuickBooks, or any CSV file. Columns are recognized, and you can correct them.',
  },
  {
    title: 'Look before you leap',
    text: 'A dry run counts what is new, what changes and what is already there, and finds duplicates by phone and e-mail.',
  },
  {
    title: 'Take it back if it was wrong',
    text: 'An import is undone as a whole. And your lists can be exported again, with or without a plan.',
  },
];

/** Explains how a company migrates its data. */
export function ImportSection() {
  return (
    <section aria-labelledby="moving-in" className={classes['section']}>
      <h2 id="moving-in" className={classes['title']}>
        Coming from Jobber, Housecall Pro or QuickBooks?
      </h2>
      <p className={classes['lead']}>
        Bring your customers and their properties with you, in minutes and without retyping.
      </p>
      <ol className={classes['steps']}>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
