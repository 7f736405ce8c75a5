import { Button } from '@mantine/core';
import { InlineNotice } from '../feedback/InlineNotice';
import type { FormDraft } from './useSchemaForm';

type RestoredDraftNoticeProps = { draft: FormDraft };

/** Warns that the form contains unsaved input from an earlier visit, and offers to discard it. */
export function RestoredDraftNotice({ draft }: RestoredDraftNoticeProps) {
  if (!draft.isRestored) return null;
  return (
    <InlineNotice
      tone="info"
      role="status"
      title="Your unsaved changes are back"
      action={
        <Button variant="default" size="xs" onClick={draft.discard}>
          Discard
        </Button>
      }
    >
      They were kept on this device.
    </InlineNotice>
  );
}
