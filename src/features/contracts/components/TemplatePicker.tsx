import { Select } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { STARTER_TEMPLATES } from '@/domain/contract/record/starters';
import { useContractTemplates } from '../hooks/useContractTemplates';

/** Lets the user pick what a new contract starts from. The choice is in the URL, and changing it starts over. */
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
