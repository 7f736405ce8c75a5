import { ProblemLinks } from '@/entities/calculation/ProblemLinks';
import { formatCount } from '@/ui/format/quantities';
import { useEditing } from './editingContext';

/** Lists rejected input and oddities of the house; each links to its field. */
export function IssuesList() {
  const { notes, showField } = useEditing();
  const refused = Object.entries(notes).flatMap(([path, { refusal }]) =>
    refusal ? [{ path, message: refusal.message }] : [],
  );
  const warned = Object.entries(notes).flatMap(([path, { warning }]) =>
    warning === undefined ? [] : [{ path, message: warning }],
  );
  const parts = [
    refused.length > 0 && `${formatCount(refused.length, 'field')} with a value that cannot be used`,
    warned.length > 0 && `${formatCount(warned.length, 'thing')} to look at`,
  ];
  return (
    <ProblemLinks
      tone={refused.length > 0 ? 'danger' : 'warning'}
      title={parts.filter((part) => part !== false).join(', ')}
      problems={[...refused, ...warned].map(({ path, message }) => ({
        key: `${path} ${message}`,
        text: message,
        onShow: () => showField(path),
      }))}
    />
  );
}
