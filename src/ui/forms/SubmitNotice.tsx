import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { InlineNotice } from '../feedback/InlineNotice';

type SubmitNoticeProps = {
  /** Why it failed, or '' if it hasn't. */
  fault: string;
  isSlow?: boolean;
};

/** Renders a message next to the button that was pressed: why it failed, with the focus on it, or that it's slow. */
export function SubmitNotice({ fault, isSlow = false }: SubmitNoticeProps) {
  if (fault !== '') return <Fault key={fault} text={fault} />;
  return isSlow && <SlowNotice />;
}

function Fault({ text }: { text: string }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    // Focusing it scrolls it into view; the buttons below it should be visible as well.
    <div ref={element} tabIndex={-1} style={{ scrollMarginBlock: '6rem' }}>
      <InlineNotice tone="danger" role="alert">
        {text}
      </InlineNotice>
    </div>
  );
}

/** Shown when a submission has been running for a while. */
export function SlowNotice() {
  return (
    <Text size="sm" c="dimmed" role="status">
      This is taking longer than usual.
    </Text>
  );
}
