import { Button, Drawer, type DrawerProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import type { CollectionDefinition } from '@/data/records/definition';
import type { Stored } from '@/domain/record/schema';
import { capitalize } from '@/lib/words';
import { NotAllowed } from '../team/NotAllowed';
import { RecordGate } from './RecordGate';

/** The ID that opens an empty form. */
export const NEW = 'new';

type RecordDrawerProps<T extends object> = {
  definition: CollectionDefinition<T>;
  /** Its name in a sentence: `discount`, `tax zone`. */
  noun: string;
  /** A record's ID, `new`, or null for closed; as returned by `useOpenParam`. */
  openId: string | null;
  onClose: () => void;
  titleOf: (record: Stored<T>) => string;
  /** If omitted, creating a new one isn't allowed. */
  mayCreate?: boolean;
  size?: NonNullable<DrawerProps['size']>;
  /** Renders the form or the read-only view; null is for a new record. */
  children: (record: Stored<T> | null) => ReactNode;
};

/** Marks the first field for Mantine's focus trap, which would otherwise start at the button that closes the drawer. */
const focusFirstField = (form: HTMLElement | null): void =>
  form?.querySelector('input:not([type="hidden"]), textarea')?.setAttribute('data-autofocus', '');

/** Renders a record next to its source list, with current data: a list may be half a minute old. */
export function RecordDrawer<T extends object>({
  definition,
  noun,
  openId,
  onClose,
  titleOf,
  mayCreate = false,
  size = 'lg',
  children,
}: RecordDrawerProps<T>) {
  const isNew = openId === NEW;
  const read = useLiveRecord(definition, isNew ? '' : (openId ?? ''));
  const title = isNew ? `New ${noun}` : read.record ? titleOf(read.record) : capitalize(noun);
  return (
    <Drawer opened={openId !== null} onClose={onClose} position="right" size={size} title={title}>
      {openId !== null && !isNew && (
        <RecordGate
          id={openId}
          noun={noun}
          read={read}
          isEditing
          wayBack={
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
          }
        >
          {children}
        </RecordGate>
      )}
      {isNew && mayCreate && <div ref={focusFirstField}>{children(null)}</div>}
      {isNew && !mayCreate && (
        <NotAllowed
          ask="record"
          title={`You cannot add a ${noun}`}
          needs="It needs another role, or a feature that is not switched on for you."
        />
      )}
    </Drawer>
  );
}
