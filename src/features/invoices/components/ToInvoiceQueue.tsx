import { Button, Checkbox, Group } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { invoiceLabel } from '@/domain/invoice/facts';
import { invoicesOfJobs, jobsToInvoice, TO_INVOICE_GLANCE, TO_INVOICE_LIMIT } from '@/domain/invoice/queries';
import { paths } from '@/lib/paths';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { formatCount } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { useCreateDrafts } from '../hooks/useCreateDrafts';
import classes from './list.module.css';

/** Finished jobs that nobody has invoiced yet: one by one, or a draft of each at once. */
export function ToInvoiceQueue() {
  const session = useSession();
  const mayRead = can(session, 'read', 'jobs');
  const [isOpen, setIsOpen] = useState(false);
  const glance = useRecords(collections.jobs, jobsToInvoice(TO_INVOICE_GLANCE), { isEnabled: mayRead && !isOpen });
  const whole = useRecords(collections.jobs, jobsToInvoice(), { isEnabled: mayRead && isOpen });
  const jobs = (isOpen ? whole.data : glance.data) ?? glance.data ?? [];
  const ids = jobs.map(({ id }) => id);
  const { data: drafts = [] } = useRecords(collections.invoices, invoicesOfJobs(ids), {
    isEnabled: isOpen && ids.length > 0,
  });
  const { run, progress } = useCreateDrafts();
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  if (jobs.length === 0) return null;

  const draftOf = (jobId: string) =>
    drafts.find((invoice) => invoice.jobId === jobId && invoice.state !== 'void' && invoice.state !== 'credited');
  const free = jobs.filter(({ id }) => !draftOf(id));
  const chosen = free.filter(({ id }) => chosenIds.includes(id));
  const toggle = (id: string): void =>
    setChosenIds(chosenIds.includes(id) ? chosenIds.filter((other) => other !== id) : [...chosenIds, id]);
  const makeDrafts = async (): Promise<void> => {
    await run(chosen);
    setChosenIds([]);
  };
  const isMore = jobs.length === (isOpen ? TO_INVOICE_LIMIT : TO_INVOICE_GLANCE);
  const count = isMore ? `${jobs.length} or more finished jobs` : formatCount(jobs.length, 'finished job');
  return (
    <Section
      title="To invoice"
      description={`${count} without an issued invoice`}
      actions={
        <Button variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show'}
        </Button>
      }
    >
      {isOpen && (
        <>
          <ul className={classes.queue} aria-label="Jobs to invoice">
            {jobs.map((job) => {
              const draft = draftOf(job.id);
              return (
                <li key={job.id} className={classes.queueItem}>
                  <Checkbox
                    checked={chosenIds.includes(job.id)}
                    disabled={draft !== undefined || progress !== null}
                    onChange={() => toggle(job.id)}
                    label={`${job.number} ${job.title}`}
                    description={[job.customerName, job.propertyAddress].filter(Boolean).join(' · ')}
                  />
                  {draft ? (
                    <RouterLink to={paths.invoice(draft.id)}>{invoiceLabel(draft)}</RouterLink>
                  ) : (
                    <LinkButton
                      variant="default"
                      to={paths.invoiceNewForJob(job.id)}
                      aria-label={`Invoice ${job.number}`}
                    >
                      Invoice
                    </LinkButton>
                  )}
                </li>
              );
            })}
          </ul>
          <Group mt="sm" gap="xs">
            <Button
              variant="default"
              onClick={() => setChosenIds(chosen.length === free.length ? [] : free.map(({ id }) => id))}
              disabled={free.length === 0}
            >
              {chosen.length === free.length && free.length > 0 ? 'Select none' : 'Select all'}
            </Button>
            <Button onClick={() => void makeDrafts()} disabled={chosen.length === 0} loading={progress !== null}>
              {chosen.length === 0 ? 'Create drafts' : `Create ${formatCount(chosen.length, 'draft')}`}
            </Button>
          </Group>
          {progress && (
            <ProgressBar
              label="Creating drafts"
              value={(progress.done / progress.of) * 100}
              detail={`${progress.done} of ${progress.of}`}
            />
          )}
        </>
      )}
    </Section>
  );
}
