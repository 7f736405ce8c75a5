import { Text } from '@mantine/core';
import { MERGE_FIELDS } from '@/domain/contract/record/mergeFields';

/** Lists the merge fields that can be used in braces. */
export function MergeFieldList() {
  return (
    <Text size="sm" c="dimmed" component="div">
      Filled in when the contract goes out:{' '}
      {Object.entries(MERGE_FIELDS).map(([field, label]) => (
        <span key={field} title={label}>
          <code>{`{${field}}`}</code>{' '}
        </span>
      ))}
    </Text>
  );
}
