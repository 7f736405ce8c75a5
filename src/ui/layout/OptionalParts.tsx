import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import classes from './OptionalParts.module.css';

export type OptionalPart = {
  id: string;
  /** Text of the link that opens it: "Discount", "Note for the customer". */
  label: string;
  /** True when the part has content or an error, in which case it's open from the start. */
  isFilled: boolean;
  content: ReactNode;
  /** Called when it's opened, for example to add a first row. */
  onOpen?: () => void;
};

type OptionalPartsProps = { parts: readonly OptionalPart[] };

const FIRST_CONTROL = 'input:not([type="hidden"]), textarea, select, button';

/** Renders the optional parts of a form or document: a row of subtle "+ …" links, each opening its part. */
export function OptionalParts({ parts }: OptionalPartsProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const frame = useRef<HTMLDivElement>(null);
  const toFocus = useRef('');

  // A part that has content stays open when it's emptied, so that it doesn't close while the user is typing.
  const filled = parts.filter(({ id, isFilled }) => isFilled && !opened.has(id));
  if (filled.length > 0) setOpened(new Set([...opened, ...filled.map(({ id }) => id)]));

  useEffect(() => {
    const id = toFocus.current;
    toFocus.current = '';
    if (id === '') return;
    const part = frame.current?.querySelector(`[data-part="${CSS.escape(id)}"]`);
    part?.querySelector<HTMLElement>(FIRST_CONTROL)?.focus();
  }, [opened]);

  const open = ({ id, onOpen }: OptionalPart) => {
    onOpen?.();
    toFocus.current = id;
    setOpened(new Set([...opened, id]));
  };

  const closed = parts.filter(({ id }) => !opened.has(id));
  return (
    <div ref={frame} className={classes.parts}>
      {parts.map(
        ({ id, content }) =>
          opened.has(id) && (
            <div key={id} data-part={id}>
              {content}
            </div>
          ),
      )}
      {closed.length > 0 && (
        <div className={classes.links} role="group" aria-label="More to add">
          {closed.map((part) => (
            <Button
              key={part.id}
              variant="text"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => open(part)}
              data-opens-part={part.id}
            >
              {part.label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
