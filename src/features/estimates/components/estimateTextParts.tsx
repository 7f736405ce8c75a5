import type { EstimateInput } from '@/domain/estimate/schema';
import { DocumentPart } from '@/entities/document-editor/DocumentPart';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { OptionalPart } from '@/ui/layout/OptionalParts';
import { EstimatePhotos } from './EstimatePhotos';

/** Optional form parts apart from prices: message, photos, terms, and an internal note. */
export function estimateTextParts(form: SchemaFormApi<EstimateInput>): OptionalPart[] {
  const { message, photos, terms, internalNotes } = form.values;
  const hasError = (name: string): boolean => Object.keys(form.errors).some((path) => path.startsWith(name));
  return [
    {
      id: 'photos',
      label: 'Photo',
      isFilled: photos.length > 0 || hasError('photos'),
      content: (
        <DocumentPart title="Photos" description="The customer sees them with the estimate">
          <EstimatePhotos form={form} />
        </DocumentPart>
      ),
    },
    {
      id: 'message',
      label: 'Message',
      isFilled: message !== '' || hasError('message'),
      content: (
        <DocumentPart>
          <FormTextarea form={form} name="message" label="Message to the customer" maxLength={2000} minRows={2} />
        </DocumentPart>
      ),
    },
    {
      id: 'terms',
      label: 'Terms',
      isFilled: terms !== '' || hasError('terms'),
      content: (
        <DocumentPart>
          <FormTextarea
            form={form}
            name="terms"
            label="Terms"
            description="Part of what the customer signs"
            maxLength={10_000}
            minRows={2}
          />
        </DocumentPart>
      ),
    },
    {
      id: 'note',
      label: 'Note',
      isFilled: internalNotes !== '' || hasError('internalNotes'),
      content: (
        <DocumentPart>
          <FormTextarea
            form={form}
            name="internalNotes"
            label="Internal notes"
            description="Never shown to the customer"
            maxLength={10_000}
            minRows={2}
          />
        </DocumentPart>
      ),
    },
  ];
}
