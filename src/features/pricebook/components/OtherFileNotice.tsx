import { Button } from '@mantine/core';
import { FILE_KIND_LABELS, type FileKind } from '@/domain/import/fileKind';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LinkButton } from '@/ui/links/LinkButton';

/** Explains what a file that isn't a price list seems to be, with where to go instead. */
export function OtherFileNotice({ kind, onAnyway }: { kind: FileKind; onAnyway: () => void }) {
  return (
    <InlineNotice
      tone="warning"
      title={`This looks like ${FILE_KIND_LABELS[kind]}`}
      role="status"
      action={
        <>
          <LinkButton variant="default" size="sm" to={paths.customerImport}>
            Import customers
          </LinkButton>
          <Button variant="subtle" size="sm" onClick={onAnyway}>
            Take it as prices
          </Button>
        </>
      }
    >
      Each of its rows would become an item of the pricebook.
    </InlineNotice>
  );
}
