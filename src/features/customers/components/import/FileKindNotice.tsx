import { FILE_KIND_LABELS, isOfCustomers, type FileKind } from '@/domain/import/fileKind';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LinkButton } from '@/ui/links/LinkButton';

/** Explains what a file that isn't a customer list seems to be, and what to do with it. */
export function FileKindNotice({ kind }: { kind: FileKind }) {
  if (isOfCustomers(kind)) return null;
  const title = `This looks like ${FILE_KIND_LABELS[kind]}`;
  if (kind === 'prices') {
    return (
      <InlineNotice
        tone="warning"
        title={title}
        role="status"
        action={
          <LinkButton variant="default" size="sm" to={paths.pricebookImport}>
            Import prices
          </LinkButton>
        }
      >
        It belongs in the pricebook. Here, each of its rows would become a customer.
      </InlineNotice>
    );
  }
  return (
    <InlineNotice tone="warning" title={title} role="status">
      Only the customers in it can be imported: each name becomes one customer with all of its addresses, however many
      rows it has. For more about them, choose the list of customers of the same program instead.
    </InlineNotice>
  );
}
