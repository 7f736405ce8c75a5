import { Button } from '@mantine/core';
import { PreviewButton } from '@/entities/document-editor/PreviewButton';
import classes from './editor.module.css';

type InvoiceEditorActionsProps = {
  /** Recipient addresses. */
  to: string;
  /** Whether it can be issued and sent, which makes saving the secondary choice. */
  mayIssue: boolean;
  onPreview: () => void;
};

/** Shows the recipient, a preview and a save-as-draft button next to the editor's main button. */
export function InvoiceEditorActions({ to, mayIssue, onPreview }: InvoiceEditorActionsProps) {
  return (
    <>
      {mayIssue && to !== '' && <span className={classes.to}>To {to}</span>}
      <PreviewButton onClick={onPreview} />
      {mayIssue && (
        <Button type="submit" variant="default" value="save">
          Save draft
        </Button>
      )}
    </>
  );
}
