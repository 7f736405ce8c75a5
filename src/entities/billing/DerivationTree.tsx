import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { DerivationNode } from '@/domain/billing/derivation';
import { describeInputs } from '@/domain/billing/explain';
import { formatCents } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import classes from './DerivationTree.module.css';

type Place = { node: DerivationNode; level: number; parent: string; position: number; siblings: number };

/** Returns the visible nodes, in reading order. */
function visible(
  node: DerivationNode,
  isOpen: (key: string) => boolean,
  place: Omit<Place, 'node'> = { level: 1, parent: '', position: 1, siblings: 1 },
): Place[] {
  const below = isOpen(node.key) ? node.children : [];
  return [
    { node, ...place },
    ...below.flatMap((child, index) =>
      visible(child, isOpen, { level: place.level + 1, parent: node.key, position: index + 1, siblings: below.length }),
    ),
  ];
}

/** Renders a derivation as a tree, accessible by mouse, touch, keyboard (arrows, Home, End) and screen reader. */
export function DerivationTree({ root, currency }: { root: DerivationNode; currency: Currency }) {
  const tree = useRef<HTMLDivElement>(null);
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(() => new Set([root.key]));
  const [current, setCurrent] = useState(root.key);
  const places = visible(root, (key) => openKeys.has(key));

  const toggle = (key: string, isOpen: boolean): void => {
    const next = new Set(openKeys);
    if (isOpen) next.add(key);
    else next.delete(key);
    setOpenKeys(next);
  };
  const goTo = (key: string | undefined): void => {
    if (key === undefined) return;
    setCurrent(key);
    tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    const at = places.findIndex(({ node }) => node.key === current);
    const place = places[at];
    if (!place) return;
    const { node, parent } = place;
    const isOpen = openKeys.has(node.key);
    const act: Partial<Record<string, () => void>> = {
      ArrowDown: () => goTo(places[at + 1]?.node.key),
      ArrowUp: () => goTo(places[at - 1]?.node.key),
      Home: () => goTo(places[0]?.node.key),
      End: () => goTo(places.at(-1)?.node.key),
      ArrowRight: () => (isOpen ? goTo(node.children[0]?.key) : toggle(node.key, true)),
      ArrowLeft: () =>
        isOpen && node.children.length > 0 ? toggle(node.key, false) : goTo(parent === '' ? undefined : parent),
      Enter: () => toggle(node.key, !isOpen),
      ' ': () => toggle(node.key, !isOpen),
    };
    const action = act[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <div
      ref={tree}
      role="tree"
      aria-label={`How ${root.label} is calculated`}
      className={classes.tree}
      onKeyDown={press}
    >
      {places.map(({ node, level, position, siblings }) => {
        const isBranch = node.children.length > 0;
        const isOpen = openKeys.has(node.key);
        const inputs = describeInputs(node, { currency });
        return (
          <div
            key={node.key}
            role="treeitem"
            aria-level={level}
            aria-posinset={position}
            aria-setsize={siblings}
            aria-expanded={isBranch ? isOpen : undefined}
            aria-selected={node.key === current}
            tabIndex={node.key === current ? 0 : -1}
            data-key={node.key}
            className={classes.item}
            style={{ paddingInlineStart: `calc(${level - 1} * 1rem + 4px)` }}
            onClick={() => {
              setCurrent(node.key);
              if (isBranch) toggle(node.key, !isOpen);
            }}
          >
            <span className={classes.chevron} aria-hidden>
              {isBranch && (isOpen ? <IconChevronDown size={16} /> : <IconChevronRight size={16} />)}
            </span>
            <span className={classes.words}>
              <span>{node.label}</span>
              <span className={classes.formula}>{[node.formula, inputs].filter(Boolean).join(': ')}</span>
              {node.notes.map((note) => (
                <span key={note} className={classes.hint}>
                  {note}
                </span>
              ))}
            </span>
            <span className={classes.amount}>{formatCents(node.amountCents, { currency })}</span>
          </div>
        );
      })}
    </div>
  );
}
