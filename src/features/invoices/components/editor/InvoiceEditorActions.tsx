import { Button } from '@mantine/core';
import { PreviewButton } from '@/entities/document-editor/PreviewButton';
import classes from './editor.module.css';

type InvoiceEditorActionsProps = {
  /** The addresses that it is sent to. */
  to: string;
  /** It can be issued and sent, so that saving it is the second choice. */
  mayIssue: boolean;
  onPreview: () => void;
};

/** Next to the editor's main button: the recipient, a preview, and saving it as a draft. */
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
