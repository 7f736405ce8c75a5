import { Button, Group, Slider, Stack, Switch, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { contentBox, plainGroundOf, USUAL_TOLERANCE } from '@/domain/brand/pixels';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { editedLogo, uncroppedLogo, visibilityOn, type LogoEdits } from './editLogo';
import type { OpenLogo } from './openLogo';
import { CropFrame } from './CropFrame';
import classes from './LogoEditor.module.css';
import { PixelView } from './PixelView';

type LogoEditorProps = {
  opened: OpenLogo;
  ground: 'light' | 'dark';
  isBusy: boolean;
  onUse: (edits: LogoEdits) => void;
  onCancel: () => void;
};

const TOLERANCE_STEP = 1;
const LARGEST_TOLERANCE = 50;

/** Crops a logo, removes its plain background and turns it white; each step can be undone until the logo is used. */
export function LogoEditor({ opened: { pixels, note }, ground, isBusy, onUse, onCancel }: LogoEditorProps) {
  const [first] = useState((): LogoEdits => {
    const hasGround = plainGroundOf(pixels) !== null;
    return { crop: contentBox(pixels), isGroundRemoved: hasGround, tolerance: USUAL_TOLERANCE, isWhite: false };
  });
  const [history, setHistory] = useState<readonly LogoEdits[]>([first]);
  const [moving, setMoving] = useState<LogoEdits | null>(null);
  const edits = moving ?? history.at(-1) ?? first;
  const change = (next: Partial<LogoEdits>, isDone = true): void => {
    const changed = { ...edits, ...next };
    setMoving(isDone ? null : changed);
    if (isDone) setHistory([...history, changed]);
  };

  const { isGroundRemoved, tolerance, isWhite } = edits;
  const uncropped = useMemo(
    () => uncroppedLogo(pixels, { isGroundRemoved, tolerance, isWhite }),
    [pixels, isGroundRemoved, tolerance, isWhite],
  );
  const shown = useDeferredValue(edits);
  const result = useMemo(() => editedLogo(pixels, shown), [pixels, shown]);
  const visibility = visibilityOn(result, ground);
  const whole = { x: 0, y: 0, width: pixels.width, height: pixels.height };

  return (
    <Stack gap="md">
      {note !== '' && <InlineNotice tone="warning">{note}</InlineNotice>}
      <div className={classes['stage']} data-scheme={ground}>
        <PixelView pixels={uncropped} label="The picture, checkered where it is transparent" />
        <CropFrame pixels={pixels} crop={edits.crop} onChange={(crop, isDone) => change({ crop }, isDone)} />
      </div>
      <Group gap="xs">
        <Button variant="default" size="xs" onClick={() => change({ crop: contentBox(uncropped) })}>
          Trim the edges
        </Button>
        <Button variant="default" size="xs" onClick={() => change({ crop: whole })}>
          Whole picture
        </Button>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          disabled={history.length < 2}
          onClick={() => setHistory(history.slice(0, -1))}
        >
          Undo
        </Button>
      </Group>
      <Switch
        label="Remove the plain background"
        checked={isGroundRemoved}
        onChange={(event) => change({ isGroundRemoved: event.currentTarget.checked })}
      />
      {isGroundRemoved && (
        <div>
          <Text size="sm" id="tolerance">
            How much counts as background
          </Text>
          <Slider
            aria-labelledby="tolerance"
            thumbLabel="How much counts as background"
            min={0}
            max={LARGEST_TOLERANCE}
            step={TOLERANCE_STEP}
            value={tolerance}
            onChange={(value) => change({ tolerance: value }, false)}
            onChangeEnd={(value) => change({ tolerance: value })}
          />
        </div>
      )}
      {ground === 'dark' && (
        <Switch
          label="Make it all white"
          description="The usual way for a dark background, when the logo is one figure or word."
          checked={edits.isWhite}
          onChange={(event) => change({ isWhite: event.currentTarget.checked })}
        />
      )}
      <div className={classes['plate']} data-scheme={ground}>
        <PixelView pixels={result} label={`Your logo on a ${ground} background`} />
      </div>
      <Visibility visibility={visibility} ground={ground} isWhite={edits.isWhite} isGroundRemoved={isGroundRemoved} />
      <Group gap="xs">
        <Button loading={isBusy} disabled={visibility === null} onClick={() => onUse(edits)}>
          Use this logo
        </Button>
        <Button variant="default" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}

type VisibilityProps = {
  visibility: ReturnType<typeof visibilityOn>;
  ground: 'light' | 'dark';
  isWhite: boolean;
  isGroundRemoved: boolean;
};

function Visibility({ visibility, ground, isWhite, isGroundRemoved }: VisibilityProps) {
  if (visibility === null)
    return (
      <InlineNotice tone="danger" title="Nothing can be made out">
        {isWhite && !isGroundRemoved
          ? 'All of it is white, its background too: remove the background, or keep its colors.'
          : isGroundRemoved
            ? 'Less counts as background when the slider is further left.'
            : 'Nothing can be seen in this part of the file. Choose the whole picture, or another file.'}
      </InlineNotice>
    );
  const { contrast, isEnough } = visibility;
  if (isEnough)
    return (
      <Text size="sm" c="dimmed">
        Contrast with {ground === 'light' ? 'white paper' : 'a dark page'}: {contrast.toFixed(1)} to 1. It can be seen.
      </Text>
    );
  return (
    <InlineNotice
      tone="warning"
      title={`Hard to see on a ${ground} background (${contrast.toFixed(1)} to 1; 3 is needed)`}
    >
      {ground === 'light'
        ? 'Keep its background, or choose a darker version.'
        : isWhite
          ? 'Keep its background, or choose another version.'
          : 'Make it all white, or choose a lighter version.'}
    </InlineNotice>
  );
}
