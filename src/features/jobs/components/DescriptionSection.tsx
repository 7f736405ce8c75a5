import type { Job } from '@/domain/job/schema';
import { Section } from '@/ui/layout/Section';
import classes from './details.module.css';

/** Shows the office's description of the job. */
export function DescriptionSection({ job }: { job: Job }) {
  const texts = [
    { label: 'Description', text: job.description },
    { label: 'Note for the customer', text: job.customerNotes },
    { label: 'Internal note', text: job.internalNotes },
  ].filter(({ text }) => text.trim() !== '');
  if (texts.length === 0) return null;
  return (
    <Section title="Work to be done">
      <div className={classes.stack}>
        {texts.map(({ label, text }) => (
          <div key={label}>
            <span className={classes.label}>{label}</span>
            <div className={classes.text} dir="auto">
              {text}
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
