import { useSession } from '@/data/react/WorkspaceProvider';
import { tradesOf } from '@/domain/company/schema';
import { formatAddress } from '@/domain/contact/format';
import { LICENSE_LIMIT, SKILL_LIMIT, type Technician } from '@/domain/technician/schema';
import { newId } from '@/lib/ids';
import { MemberAddressFields } from '@/entities/contact/MemberAddressFields';
import { FormDate } from '@/ui/forms/FormDate';
import { FormList } from '@/ui/forms/FormList';
import { FormTags } from '@/ui/forms/FormTags';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OptionalParts } from '@/ui/layout/OptionalParts';
import { skillSuggestions } from '../technicianForm';
import { TechnicianPhoto } from './TechnicianPhoto';
import { WorkingHoursFields } from './WorkingHoursFields';

type TechnicianExtrasProps = { form: SchemaFormApi<Technician> };

/** Edits a technician's optional details other than identity. */
export function TechnicianExtras({ form }: TechnicianExtrasProps) {
  const { company } = useSession();
  const { values } = form;
  return (
    <OptionalParts
      parts={[
        {
          id: 'photo',
          label: 'Photo',
          isFilled: values.photoUrl !== '',
          content: <TechnicianPhoto form={form} />,
        },
        {
          id: 'skills',
          label: 'Skills',
          isFilled: values.skills.length > 0,
          content: (
            <FormTags
              form={form}
              name="skills"
              label="Skills"
              suggestions={skillSuggestions(tradesOf(company))}
              max={SKILL_LIMIT}
            />
          ),
        },
        {
          id: 'licences',
          label: 'Licenses and certificates',
          isFilled: values.licences.length > 0,
          content: <LicenseFields form={form} />,
        },
        {
          id: 'hours',
          label: 'Working hours',
          isFilled: !values.followsCompanyHours,
          content: <WorkingHoursFields form={form} />,
        },
        {
          id: 'homeBase',
          label: 'Home base',
          isFilled: formatAddress(values.homeBase) !== '',
          content: <MemberAddressFields form={form} name="homeBase" legend="Home base" />,
        },
        {
          id: 'emergencyContact',
          label: 'Emergency contact',
          isFilled: values.emergencyContact !== '',
          content: (
            <FormTextInput form={form} name="emergencyContact" label="Emergency contact" placeholder="Name and phone" />
          ),
        },
        {
          id: 'notes',
          label: 'Notes',
          isFilled: values.notes !== '',
          content: <FormTextarea form={form} name="notes" label="Notes" maxLength={4000} />,
        },
      ]}
    />
  );
}

function LicenseFields({ form }: TechnicianExtrasProps) {
  return (
    <FormList
      form={form}
      name="licences"
      label="Licenses and certificates"
      itemLabel="License"
      max={LICENSE_LIMIT}
      columns={[1.6, 1, 1]}
      newItem={() => ({ id: newId(), name: '', number: '', expiresOn: '' })}
    >
      {(index) => (
        <>
          <FormTextInput form={form} name={`licences.${index}.name`} label="Name" isRequired />
          <FormTextInput form={form} name={`licences.${index}.number`} label="Number" />
          <FormDate form={form} name={`licences.${index}.expiresOn`} label="Expires on" />
        </>
      )}
    </FormList>
  );
}
