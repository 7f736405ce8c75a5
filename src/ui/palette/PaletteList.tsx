import { Kbd } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { grouped, type PaletteAction } from './paletteActions';
import classes from './CommandPalette.module.css';

type PaletteListProps = {
  id: string;
  actions: readonly PaletteAction[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  onTrigger: (action: PaletteAction) => void;
};

export const optionId = (listId: string, actionId: string): string => `${listId}-${actionId}`;

/** Renders the palette's entries under their groups. The search field tracks the keyboard selection. */
export function PaletteList({ id, actions, selectedId, onSelect, onTrigger }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);

  return (
    <div ref={list} id={id} role="listbox" aria-label="Results" className={classes['list']}>
      {grouped(actions).map(({ group, members }) => (
        <div key={group} role="group" aria-label={group}>
          <div className={classes['heading']} aria-hidden>
            {group}
          </div>
          {members.map((action) => (
            <div
              key={action.id}
              id={optionId(id, action.id)}
              role="option"
              tabIndex={-1}
              aria-selected={action.id === selectedId}
              className={classes['row']}
              onPointerMove={() => onSelect(action.id)}
              onClick={() => onTrigger(action)}
            >
              {action.icon && (
                <span className={classes['icon']} aria-hidden>
                  {action.icon}
                </span>
              )}
              <span className={classes['label']}>{action.label}</span>{' '}
              {action.description && <span className={classes['description']}>{action.description}</span>}
              {action.keys && (
                <span className={classes['keys']} aria-hidden>
                  {action.keys.map((key, place) => (
                    <Kbd key={`${place} ${key}`} size="xs">
                      {key}
                    </Kbd>
                  ))}
                </span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
