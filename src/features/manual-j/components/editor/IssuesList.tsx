import { Button, Collapse } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { formatCount } from '@/ui/format/quantities';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { useEditing } from './editingContext';
import classes from './editor.module.css';

/** What was typed and does not count, and what is odd about the house; each leads to its field. */
export function IssuesList() {
  const { notes, showField } = useEditing();
  const [isOpen, { toggle }] = useDisclosure(false);
  const refused = Object.entries(notes).flatMap(([path, { refusal }]) =>
    refusal ? [{ path, message: refusal.message }] : [],
  );
  const warned = Object.entries(notes).flatMap(([path, { warning }]) =>
    warning === undefined ? [] : [{ path, message: warning }],
  );
  if (refused.length + warned.length === 0) return null;
  const parts = [
    refused.length > 0 && `${formatCount(refused.length, 'field')} with a value that cannot be used`,
    warned.length > 0 && `${formatCount(warned.length, 'thing')} to look at`,
  ];
  return (
    <InlineNotice
      tone={refused.length > 0 ? 'danger' : 'warning'}
      title={parts.filter((part) => part !== false).join(', ')}
      action={
        <Button variant="default" aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? 'Hide' : 'Show'}
        </Button>
      }
    >
      <Collapse expanded={isOpen}>
        <ul className={classes['issues']}>
          {[...refused, ...warned].map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              <button type="button" onClick={() => showField(path)}>
                {message}
              </button>
            </li>
          ))}
        </ul>
      </Collapse>
    </InlineNotice>
  );
}
