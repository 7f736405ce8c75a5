import { Button, Drawer, Group, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Derived } from '@/domain/load-calc/derived';
import { showDerived } from '@/domain/load-calc/showDerived';
import { useUnits } from '@/entities/calculation/useUnits';
import { DerivationParts } from './DerivationParts';
import { DerivationPath } from './DerivationPath';
import classes from './DerivationExplorer.module.css';
import { originText } from './originText';

type DerivationExplorerProps = {
  root: Derived;
  onShowField?: ((path: string) => void) | undefined;
  onClose: () => void;
};

/** Shows a number's derivation: formula, source and the numbers behind it, each expandable down to the input fields. */
export function DerivationExplorer({ root, onShowField, onClose }: DerivationExplorerProps) {
  const { system } = useUnits();
  const [way, setWay] = useState<readonly Derived[]>([root]);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = way.at(-1) ?? root;
  const depth = way.length;
  // After a part is opened by keyboard, reading continues at its name.
  useEffect(() => {
    if (depth > 1) heading.current?.focus();
  }, [depth]);

  const showField =
    onShowField &&
    ((path: string): void => {
      onClose();
      onShowField(path);
    });

  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={`How ${root.label} is calculated`}>
      <DerivationPath way={way} onGoTo={(index) => setWay(way.slice(0, index + 1))} />
      <div className={classes.head}>
        <h3 ref={heading} tabIndex={-1} className={classes.label}>
          {shown.label}
        </h3>
        <p className={classes.value}>{showDerived(shown, system)}</p>
      </div>
      <dl className={classes.facts}>
        {shown.formula !== '' && (
          <div>
            <dt>{shown.origin === 'table' ? 'Row' : shown.origin === 'assumed' ? 'Why' : 'Computed as'}</dt>
            <dd>{shown.formula}</dd>
          </div>
        )}
        {shown.source !== '' && (
          <div>
            <dt>Source</dt>
            <dd>{shown.source}</dd>
          </div>
        )}
        {shown.origin !== 'computed' && (
          <div>
            <dt>This number is</dt>
            <dd>{originText(shown)}</dd>
          </div>
        )}
      </dl>
      {system === 'si' && shown.formula !== '' && (
        <Text size="xs" c="dimmed" mb="sm">
          The words of formulas and tables are the book’s, in US units.
        </Text>
      )}
      {shown.path !== '' && showField && (
        <Button
          variant="default"
          rightSection={<IconArrowRight size={18} aria-hidden />}
          onClick={() => showField(shown.path)}
        >
          {shown.origin === 'assumed' ? 'Enter it' : 'Show the field'}
        </Button>
      )}
      {shown.parts.length > 0 && (
        <>
          <Text size="sm" c="dimmed" mt="md" mb={4}>
            Computed from these. Open one to see where it comes from.
          </Text>
          <DerivationParts key={depth} whole={shown} onOpen={(part) => setWay([...way, part])} />
        </>
      )}
      <Group justify="flex-end" mt="md">
        {depth > 1 && (
          <Button variant="default" onClick={() => setWay(way.slice(0, -1))}>
            Back
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </Group>
    </Drawer>
  );
}
