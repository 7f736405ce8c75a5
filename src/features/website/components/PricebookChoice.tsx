import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { bookableMinutes } from '@/documents/website/startSite';
import { usePricebookSearch } from '@/entities/pricebook/usePricebookSearch';
import type { ItemFieldsProps } from './ItemFields';

const SHOWN = { limit: 20 };

/** Picks the pricebook item for a service; none if the service is described here. */
export function PricebookChoice(props: ItemFieldsProps) {
  const { user } = useSession();
  return hasFeature(user.features, 'pricebook') ? <Choice {...props} /> : null;
}

function Choice({ form, block, index }: ItemFieldsProps) {
  const item = form.values.blocks[block]?.items[index];
  const refId = item?.refId ?? '';
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed, 200);
  const { rows } = usePricebookSearch(query, undefined, SHOWN);
  const { data: chosen } = useRecord(collections.pricebook, refId);
  const options = [
    ...(refId !== '' && !rows.some(({ id }) => id === refId) ? [{ value: refId, label: chosen?.name ?? '…' }] : []),
    ...rows.map(({ id, name, code }) => ({ value: id, label: code === '' ? name : `${code} · ${name}` })),
  ];
  return (
    <Select
      label="From the pricebook"
      placeholder="Described here"
      data={options}
      value={refId === '' ? null : refId}
      onChange={(value) => {
        const at = `blocks.${block}.items.${index}` as const;
        form.setFieldValue(`${at}.refId`, value ?? '');
        const minutes = rows.find(({ id }) => id === value)?.durationMinutes ?? 0;
        if (minutes > 0) form.setFieldValue(`${at}.minutes`, bookableMinutes(minutes));
      }}
      searchable
      clearable
      // The server has already filtered the results.
      filter={({ options: all }) => all}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage="Nothing found"
    />
  );
}
