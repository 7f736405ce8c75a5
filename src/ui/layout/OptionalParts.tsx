import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import classes from './OptionalParts.module.css';

export type OptionalPart = {
  id: string;
  /** The words of the link that opens it: "Discount", "Note for the customer". */
  label: string;
  /** It holds something, or something in it is wrong: it is open without being asked for. */
  isFilled: boolean;
  content: ReactNode;
  /** The action on opening it, such as adding a first row. */
  onOpen?: () => void;
};

type OptionalPartsProps = { parts: readonly OptionalPart[] };

const FIRST_CONTROL = 'input:not([type="hidden"]), textarea, select, button';

/** A form's or document's optional parts: a row of quiet "+ …" links, each opening its part. */
export function OptionalParts({ parts }: OptionalPartsProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const frame = useRef<HTMLDivElement>(null);
  const toFocus = useRef('');

  // A filled part stays open while it is being emptied, in the middle of typing.
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
