import { Stack } from '@mantine/core';
import type { QuickbooksLists } from '@/domain/quickbooks/api';
import type { LineRole } from '@/domain/quickbooks/books';
import { LINE_ROLE_LABELS, LINE_ROLES, NEW_ITEM, type Mapping } from '@/domain/quickbooks/setup';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import { accountsFor } from '../accountsFor';
import { MapField } from './MapField';

export type SectionProps = { mapping: Mapping; change: (part: Partial<Mapping>) => void; lists: QuickbooksLists };

/** Maps the item, account and class of each kind of line. */
export function LineSection({ mapping, change, lists }: SectionProps) {
  const { facts } = lists;
  const setRole = (name: 'items' | 'accounts' | 'classes', role: LineRole, value: string): void =>
    change({ [name]: { ...mapping[name], [role]: value } });
  return (
    <Section title="Kinds of lines" description="Each line of an invoice goes to an item, which books to an account.">
      <Stack gap="sm">
        {LINE_ROLES.map((role) => (
          <Pair key={role} least="180px">
            <MapField
              label={`${LINE_ROLE_LABELS[role]}: item`}
              value={mapping.items[role] ?? ''}
              options={[
                { id: NEW_ITEM, name: `Make a new item “${LINE_ROLE_LABELS[role]}”`, type: '' },
                ...lists.items,
              ]}
              onChange={(value) => setRole('items', role, value)}
            />
            {(mapping.items[role] === NEW_ITEM || role === 'tip') && (
              <MapField
                label={`${LINE_ROLE_LABELS[role]}: account`}
                value={mapping.accounts[role] ?? ''}
                options={accountsFor(role, lists.accounts)}
                onChange={(value) => setRole('accounts', role, value)}
              />
            )}
            {facts.classesPerLine && lists.classes.length > 0 && (
              <MapField
                label={`${LINE_ROLE_LABELS[role]}: class`}
                noneLabel="No class"
                value={mapping.classes[role] ?? ''}
                options={lists.classes}
                onChange={(value) => setRole('classes', role, value)}
              />
            )}
          </Pair>
        ))}
      </Stack>
    </Section>
  );
}
