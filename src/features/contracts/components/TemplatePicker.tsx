import { Select } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { STARTER_TEMPLATES } from '@/domain/contract/record/starters';
import { useContractTemplates } from '../hooks/useContractTemplates';

/** What a new contract starts with: the choice is in the address, and choosing another begins again. */
export function TemplatePicker() {
  const [params, setParams] = useSearchParams();
  const { inUse } = useContractTemplates();
  const toOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
  return (
    <Select
      label="Template"
      placeholder="None"
      clearable
      value={params.get('template')}
      data={[
        ...(inUse.length > 0 ? [{ group: 'Yours', items: inUse.map(toOption) }] : []),
        { group: 'Built in', items: STARTER_TEMPLATES.map(toOption) },
      ]}
      onChange={(chosen) => {
        const next = new URLSearchParams(params);
        if (chosen === null) next.delete('template');
        else next.set('template', chosen);
        setParams(next, { replace: true });
      }}
    />
  );
}
