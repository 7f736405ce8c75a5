import { Kbd, Modal, Switch } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { useStoreValue } from '@/ui/feedback/createStore';
import { shortcutsOn } from '@/ui/shortcuts/shortcutsOn';
import { commandKey } from '../commandKey';
import type { CreateAction, NavItem } from '../navigation';
import { createKeys, pageKeys } from './shortcutKeys';
import classes from './ShortcutSheet.module.css';

type Row = { label: string; keys: readonly string[] };

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section>
      <h2 className={classes['title']}>{title}</h2>
      <dl className={classes['rows']}>
        {rows
          .filter(({ keys }) => keys.length > 0)
          .map(({ label, keys }) => (
            <div key={label} className={classes['row']}>
              <dt>{label}</dt>
              <dd>
                {keys.map((key, place) => (
                  <span key={`${place} ${key}`}>
                    {place > 0 && <span className="visually-hidden"> then </span>}
                    <Kbd>{key}</Kbd>
                  </span>
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

type ShortcutSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  items: readonly NavItem[];
  creates: readonly CreateAction[];
};

/** Lists all keyboard shortcuts, with the switch that turns single keys off. */
export function ShortcutSheet({ isOpen, onClose, items, creates }: ShortcutSheetProps) {
  const isOn = useStoreValue(shortcutsOn);
  const hasAssistant = hasFeature(useSession().features, 'aiAssistant');
  return (
    <Modal opened={isOpen} onClose={onClose} title="Keyboard shortcuts" size="lg" centered={false}>
      <Switch
        label="Use single keys as shortcuts"
        description="Turn this off if you control your computer by voice. It applies to this device."
        checked={isOn}
        onChange={(event) => shortcutsOn.set(event.currentTarget.checked)}
        mb="md"
      />
      <div className={classes['columns']}>
        <Rows title="Go to" rows={items.map((item) => ({ label: item.label, keys: pageKeys(item) }))} />
        <div>
          <Rows
            title="Create"
            rows={creates.map((action) => ({ label: action.label, keys: createKeys(items, action) }))}
          />
          <Rows
            title="Anywhere"
            rows={[
              { label: 'Search everything', keys: [commandKey()] },
              { label: 'Search the list, or everything', keys: ['/'] },
              ...(hasAssistant
                ? [{ label: 'Assistant next to the page', keys: [commandKey().replace('K', 'J')] }]
                : []),
              { label: 'These shortcuts', keys: ['?'] },
            ]}
          />
          <Rows
            title="On a row of a list"
            rows={[
              { label: 'Row above or below', keys: ['↑ ↓'] },
              { label: 'Preview it next to the list', keys: ['Space'] },
              { label: 'Open it', keys: ['Enter'] },
            ]}
          />
        </div>
      </div>
    </Modal>
  );
}
