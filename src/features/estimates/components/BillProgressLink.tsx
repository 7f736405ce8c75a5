import { IconProgress } from '@tabler/icons-react';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/links/LinkButton';

/** Leads to billing a share of what was agreed. */
export function BillProgressLink({ estimateId }: { estimateId: string }) {
  return (
    <LinkButton
      to={paths.invoiceProgressOf(estimateId)}
      variant="default"
      leftSection={<IconProgress size={18} aria-hidden />}
    >
      Bill progress
    </LinkButton>
  );
}
