import { Input, SegmentedControl, Stack } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { SEVERITIES, type Finding } from '@/domain/finding/schema';
import { SEVERITY_MEANINGS, SEVERITY_WORDS } from '@/domain/finding/words';
import { photosOfSubject } from '@/domain/photo/queries';
import type { Stored } from '@/domain/record/schema';
import { SubjectPhotos } from '@/entities/photo/SubjectPhotos';
import type { PhotoTarget } from '@/entities/photo/useAddPhotos';
import { RecordForm } from '@/entities/record/RecordForm';
import { FormDate } from '@/ui/forms/FormDate';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import type { FindingStart } from './findingForm';
import { FindingOptions } from './FindingOptions';
import { useFindingForm } from './useFindingForm';

type FindingFormProps = {
  finding: Stored<Finding> | null;
  start?: FindingStart;
  onSaved: (saved: Stored<Finding>) => unknown;
  onCancel: () => void;
};

const CHOICES = SEVERITIES.map((value) => ({ value, label: SEVERITY_WORDS[value] }));

/** Edits a finding: severity, description, pictures, and the cost to fix it. */
export function FindingForm({ finding, start, onSaved, onCancel }: FindingFormProps) {
  const { editing, id, cancel } = useFindingForm({ finding, start, onSaved });
  const { form } = editing;
  const { severity } = form.values;
  const of = finding ?? start;
  const target: PhotoTarget = {
    subjectKind: 'finding',
    subjectId: id,
    itemId: '',
    jobId: of?.jobId ?? '',
    customerId: of?.customerId ?? '',
    label: form.values.title || 'a finding',
    stage: 'before',
  };
  const isNew = finding === null;
  const can = useCan();
  const sent = useLiveRecords(collections.photos, photosOfSubject(target), {
    isEnabled: isNew && can('read', 'photos'),
  });
  const leave = async (): Promise<void> => {
    await cancel(sent.records.map((photo) => photo.id));
    onCancel();
  };
  return (
    <RecordForm editing={editing} onCancel={leave} createLabel="Save finding">
      <Stack gap="md">
        <FormTextInput form={form} name="title" label="What is wrong" isRequired placeholder="Contactor is pitted" />
        <Input.Wrapper label="Severity" description={SEVERITY_MEANINGS[severity]} labelElement="div">
          <SegmentedControl
            aria-label="Severity"
            fullWidth
            mt={4}
            data={CHOICES}
            value={severity}
            onChange={(value) =>
              form.setFieldValue('severity', SEVERITIES.find((known) => known === value) ?? 'deficient')
            }
          />
        </Input.Wrapper>
        <Input.Wrapper label="Photos" labelElement="div">
          <SubjectPhotos target={target} also={alsoOf(of)} isUnstored={isNew} />
        </Input.Wrapper>
        <FormTextarea form={form} name="note" label="Note" minRows={2} />
        <FindingOptions form={form} />
        <FormDate form={form} name="dueOn" label="Put right by" />
      </Stack>
    </RecordForm>
  );
}

/** Pictures taken at the checklist item or reading where it was found. */
const alsoOf = (of: Pick<Finding, 'source'> | undefined) => ({
  subjectId: of === undefined || of.source.itemId === '' ? '' : of.source.id,
  itemId: of?.source.itemId ?? '',
});
