import { PHOTOS_TO_TAKE_LIMIT, photosToTakeOf } from '@/domain/company/workChoices';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { TypePart, type TypePartProps } from './TypePart';

/** Edits the photos taken on a job type: their count, with the list on demand. */
export function TypePhotos({ form, index }: TypePartProps) {
  const type = form.values.jobTypes[index];
  const count = type ? photosToTakeOf(type).length : 0;
  return (
    <TypePart
      summary={count === 0 ? '+ Photos to take' : `Photos to take (${count})`}
      label={`Photos to take of ${type?.name || 'this type'}`}
    >
      <FormTextarea
        form={form}
        name={`jobTypes.${index}.photos`}
        label="Photos to take"
        description={`What each one shows, one per line, up to ${PHOTOS_TO_TAKE_LIMIT}: “Data plate”, “Filter, before”`}
        maxLength={300}
        minRows={2}
      />
    </TypePart>
  );
}
