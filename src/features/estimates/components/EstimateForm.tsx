import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useCan } from '@/data/react/useCan';
import { useOnline } from '@/data/react/useOnline';
import { useSession } from '@/data/react/WorkspaceProvider';
import { seesCosts } from '@/domain/access/rights';
import type { DocumentInput } from '@/domain/billing/schema';
import { firstLineName, presetChoice } from '@/domain/estimate/choice';
import type { Estimate, EstimateInput } from '@/domain/estimate/schema';
import type { Stored } from '@/domain/record/schema';
import { DocumentCanvas } from '@/entities/document-editor/DocumentCanvas';
import { DocumentExtras } from '@/entities/document-editor/DocumentExtras';
import { DocumentLines } from '@/entities/document-editor/DocumentLines';
import { PreviewButton } from '@/entities/document-editor/PreviewButton';
import { priceParts } from '@/entities/document-editor/priceParts';
import { useSubmitStep } from '@/entities/document-editor/useSubmitStep';
import { RecordForm } from '@/entities/record/RecordForm';
import type { RecordEditing } from '@/entities/record/useRecordForm';
import { notify } from '@/ui/feedback/notify';
import { useIsShown } from '@/ui/hooks/useIsShown';
import { useKept } from '@/ui/hooks/useKept';
import { useEstimatePlace } from '../hooks/useEstimatePlace';
import { EstimateCustomerFields } from './EstimateCustomerFields';
import { EstimateLivePaper } from './EstimateLivePaper';
import { estimateTextParts } from './estimateTextParts';
import { membershipPart } from './membershipPart';

type EstimateFormProps = {
  /** Returned by `useEstimateForm`. */
  editing: RecordEditing<Estimate, EstimateInput>;
  /** Called after saving; the flag tells whether to send it now. */
  onSaved: (saved: Stored<Estimate>, isSending: boolean) => unknown;
};

const STEPS = ['send', 'save'] as const;

/** Form for an estimate, next to a preview of what the customer will see. */
export function EstimateForm({ editing, onSaved }: EstimateFormProps) {
  const session = useSession();
  const can = useCan();
  const { form, base, isDeleted } = editing;
  const [isPreviewed, setIsPreviewed] = useState(false);
  const isOnline = useOnline();
  const isShown = useIsShown();
  const { step, noteStep } = useSubmitStep(STEPS, 'send');
  const document = useKept(form.values.document);
  const setDocument = useMemo(
    () => (changes: Partial<DocumentInput>) =>
      form.setFieldValue('document', { ...form.getValues().document, ...changes }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Mantine's setters read the newest values whatever render they are of.
    [],
  );
  const place = useEstimatePlace(form);
  // Discounts are previewed on the recommended option.
  const presetDocument = useMemo(
    () => ({ ...document, selectedOptionId: presetChoice(document).optionId }),
    [document],
  );
  const maySend = can('update', 'estimates');

  // The first line's name becomes the title unless the user entered one.
  const fillTitle = (): void => {
    const { title, document: written } = form.getValues();
    const name = firstLineName(written);
    if (title.trim() === '' && name !== '') form.setFieldValue('title', name);
  };
  const submit = async (values: EstimateInput): Promise<void> => {
    const isSending = maySend && !isDeleted && step.current === 'send';
    const saved = await editing.save(values);
    if (!isSending || !isOnline)
      notify.success(
        isOnline
          ? `Estimate ${saved.number} is saved${base ? '' : ' as a draft'}.`
          : `Estimate ${saved.number} is saved on this device. Send it once there is a connection.`,
      );
    // If the user navigated away during the save, don't redirect them.
    if (isShown()) await onSaved(saved, isSending && isOnline);
  };

  return (
    <div
      onSubmitCapture={(event) => {
        noteStep(event);
        fillTitle();
      }}
    >
      <RecordForm
        editing={editing}
        onSubmit={submit}
        submitLabel={maySend ? 'Save and send' : 'Save draft'}
        extraActions={
          <>
            <PreviewButton onClick={() => setIsPreviewed(true)} />
            {maySend && !isDeleted && (
              <Button type="submit" variant="default" value="save">
                Save draft
              </Button>
            )}
          </>
        }
      >
        <DocumentCanvas
          paper={<EstimateLivePaper values={form.values} />}
          isPreviewed={isPreviewed}
          onPreviewClose={() => setIsPreviewed(false)}
          hasColumns={document.options.length > 0}
        >
          <EstimateCustomerFields form={form} place={place} isNew={base === null} />
          <DocumentLines
            document={document}
            onChange={setDocument}
            errors={form.errors}
            maySeeCosts={seesCosts(session.user)}
            companyId={session.company.id}
            address={place.address}
          />
          <DocumentExtras
            parts={[
              ...priceParts({ document: presetDocument, onChange: setDocument, customerId: form.values.customerId }),
              ...(can('read', 'agreementPlans') ? [membershipPart(form)] : []),
              ...estimateTextParts(form),
            ]}
          />
        </DocumentCanvas>
      </RecordForm>
    </div>
  );
}
