import { PROCEDURE_TITLES } from '@/domain/diagnostics/procedures/kinds';
import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { Diagnostic } from '@/domain/diagnostics/record/schema';
import type { Stored } from '@/domain/record/schema';
import { useRecordForm } from '@/entities/record/useRecordForm';
import {
  DIAGNOSTIC_LABELS,
  diagnosticFormSchema,
  newDiagnostic,
  toDiagnosticFields,
  toDiagnosticForm,
  type DiagnosticFormValues,
} from '../diagnosticForm';

type Options = {
  /** The record to edit, or null to create one. */
  record: Stored<Diagnostic> | null;
  startWith?: DiagnosticFormValues;
  draftOf?: string;
  onSaved: (saved: Stored<Diagnostic>) => unknown;
};

const FOLLOWS = { customerId: 'customerName', verdict: 'readings', summary: 'readings' } as const;

/** Form state for a set of readings, with its customer's name and its results. */
export function useDiagnosticForm({ record, startWith, draftOf = '', onSaved }: Options) {
  const { repository } = useWorkspace();
  const nameOf = async (customerId: string): Promise<string> =>
    customerId === '' ? '' : (await repository(collections.customers).getById(customerId)).name;
  return useRecordForm<Diagnostic, DiagnosticFormValues>({
    definition: collections.diagnostics,
    record,
    noun: 'set of readings',
    schema: diagnosticFormSchema,
    toForm: toDiagnosticForm,
    ...(startWith && { startWith }),
    toFields: toDiagnosticFields,
    complete: async (values, base) =>
      values.customerId === base.customerId ? {} : { customerName: await nameOf(values.customerId) },
    create: async (values) => newDiagnostic(values, await nameOf(values.customerId), new Date()),
    draftOf,
    nameOf: ({ number, kind }) => `${PROCEDURE_TITLES[kind]} ${number}`,
    labels: DIAGNOSTIC_LABELS,
    follows: FOLLOWS,
    onSaved,
  });
}
