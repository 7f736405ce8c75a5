import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { InlineNotice } from '../feedback/InlineNotice';

type SubmitNoticeProps = {
  /** Why it failed; '' while it has not. */
  fault: string;
  isSlow?: boolean;
};

/** Next to the button that was pressed: why it failed, with the focus on it, or that it is slow. */
export function SubmitNotice({ fault, isSlow = false }: SubmitNoticeProps) {
  if (fault !== '') return <Fault key={fault} text={fault} />;
  return isSlow && <SlowNotice />;
}

function Fault({ text }: { text: string }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    // The focus scrolls it into view; the buttons below it are to be seen as well.
    <div ref={element} tabIndex={-1} style={{ scrollMarginBlock: '6rem' }}>
      <InlineNotice tone="danger" role="alert">
        {text}
      </InlineNotice>
    </div>
  );
}

/** Shown to a person who has been waiting for a while. */
export function SlowNotice() {
  return (
    <Text size="sm" c="dimmed" role="status">
      This is taking longer than usual.
    </Text>
  );
}
