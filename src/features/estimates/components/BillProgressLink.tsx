import { IconProgress } from '@tabler/icons-react';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/links/LinkButton';

/** Links to progress billing for the agreed amount. */
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
