import { Text } from '@mantine/core';

/** Labels a row: a person's name doesn't show the kind of record, so the kind is appended unless the label begins with it. */
export function RowLabel({ label, kind }: { label: string; kind: string }) {
  if (kind === '' || label.startsWith(kind)) return label;
  return (
    <>
      {label}{' '}
      <Text span size="sm" c="dimmed">
        {kind}
      </Text>
    </>
  );
}
