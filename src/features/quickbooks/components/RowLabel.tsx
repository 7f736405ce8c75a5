import { Text } from '@mantine/core';

/** What a row is about: people's names do not say what they are, so the kind follows where the label does not begin with it. */
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
