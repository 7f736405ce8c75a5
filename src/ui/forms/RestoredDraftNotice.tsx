import { Button } from '@mantine/core';
import { InlineNotice } from '../feedback/InlineNotice';
import type { FormDraft } from './useSchemaForm';

type RestoredDraftNoticeProps = { draft: FormDraft };

/** Says that the form holds what an earlier visit left unsaved, and offers to throw it away. */
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
