import type { EstimateInput } from '@/domain/estimate/schema';
import { DocumentPart } from '@/entities/document-editor/DocumentPart';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { OptionalPart } from '@/ui/layout/OptionalParts';
import { MembershipFields } from './MembershipFields';

/** Form part for the plan offered with the work, for users who may sell one. */
export const membershipPart = (form: SchemaFormApi<EstimateInput>): OptionalPart => ({
  id: 'membership',
  label: 'Membership',
  isFilled: form.values.membership !== null || 'membership' in form.errors,
  content: (
    <DocumentPart title="Membership" description="The customer sees what members pay, and may take the plan with it">
      <MembershipFields form={form} />
    </DocumentPart>
  ),
});
