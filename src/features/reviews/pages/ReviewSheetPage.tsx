import { Button, SegmentedControl } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { LINKED_SITE_LABELS, publicLinks, type LinkedSite } from '@/domain/review/links';
import { useReviewSettings } from '@/entities/review/useReviewSettings';
import { paths } from '@/lib/paths';
import { QrCode } from '@/ui/charts/QrCode';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import classes from '../components/reviews.module.css';
import { useMaySetUp } from '../hooks/useMaySetUp';

/** Prints a QR code that leads to one of the review sites, for the counter or the invoice's envelope. */
export function Component() {
  const { company } = useSession();
  const { settings, isLoading } = useReviewSettings();
  const links = publicLinks(settings);
  const mayEnter = useMaySetUp();
  const [site, setSite] = useState<LinkedSite | ''>('');
  const shown = links.find((link) => link.site === site) ?? links[0];
  return (
    <PageBody size="normal">
      <PageHeader
        title="QR sheet"
        back={{ to: paths.reviews, label: 'Reviews' }}
        actions={
          shown && (
            <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
              Print
            </Button>
          )
        }
      />
      {isLoading ? (
        <LoadingRows rows={4} />
      ) : !shown ? (
        <EmptyState
          title="No link to print yet"
          text={
            mayEnter
              ? 'Enter the link of your Google, Facebook, Nextdoor or Yelp page first.'
              : 'An admin or manager enters the link of your Google, Facebook, Nextdoor or Yelp page first.'
          }
          action={mayEnter && <LinkButton to={paths.reviewSettings}>Enter links</LinkButton>}
        />
      ) : (
        <>
          {links.length > 1 && (
            <SegmentedControl
              aria-label="Site"
              data={links.map((link) => ({ value: link.site, label: link.label }))}
              value={shown.site}
              onChange={(value) => setSite(links.find((link) => link.site === value)?.site ?? '')}
            />
          )}
          <article className={classes['sheet']} data-printed aria-label="Sheet to print">
            <h2>How did we do?</h2>
            <p>Scan the code and tell others on {LINKED_SITE_LABELS[shown.site]}. Good or bad, we read every word.</p>
            <QrCode text={shown.url} label={`QR code that opens ${shown.url}`} size={320} />
            <p>{shown.url.replace('https://', '')}</p>
            <p>
              <strong>{company.name}</strong>
            </p>
          </article>
        </>
      )}
    </PageBody>
  );
}
