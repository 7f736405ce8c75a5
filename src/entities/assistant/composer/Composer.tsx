import { ActionIcon, Button, Loader, Text, Textarea, Tooltip } from '@mantine/core';
import { IconArrowUp, IconMicrophone, IconPhotoPlus, IconPlayerStop, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useOnline } from '@/data/react/useOnline';
import { QUESTION_LENGTH } from '@/domain/assistant/schema';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { useLatest } from '@/ui/hooks/useLatest';
import { previewOf, type PictureData } from '../pictureData';
import classes from './composer.module.css';
import { useDraftText } from './useDraftText';
import { usePictures } from './usePictures';
import { useSpeech } from './useSpeech';

/** What goes out of the composer. `onTaken` is called once the server has it. */
export type Typed = {
  text: string;
  pictures: readonly PictureData[];
  /** What was said is to become a note or a job, not to be answered. */
  isNote?: boolean;
  onTaken: () => void;
};
/** Put into the field from outside: a question that nobody took. `id` tells one from the next. */
export type Refill = { id: string; text: string; pictures: readonly PictureData[] };

type ComposerProps = {
  /** Names the draft, with the person's id in it. */
  draftKey: string;
  isAnswering: boolean;
  placeholder: string;
  refill: Refill | null;
  mayShowPictures: boolean;
  /** Whether words can be turned into a note or a job. */
  mayTakeNotes: boolean;
  onAsk: (typed: Typed) => void;
  onStop: () => void;
};

/** Shorter words are no note. */
const NOTE_LENGTH = 20;

const imagesOf = (list: FileList): File[] => [...list].filter(({ type }) => type.startsWith('image/'));

/** Where a question is typed, spoken or shown. What is in it stays until it has been asked. */
export function Composer(props: ComposerProps) {
  const { draftKey, isAnswering, placeholder, refill, mayShowPictures, mayTakeNotes, onAsk, onStop } = props;
  const draft = useDraftText(draftKey);
  const pictures = usePictures();
  const isOnline = useOnline();
  const isPhone = useIsPhone();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const latestText = useLatest(draft.text);
  const speech = useSpeech((words) => draft.change([latestText.current, words].filter(Boolean).join(' ')));
  const take = useEffectEvent((next: Refill) => {
    draft.change(next.text);
    pictures.set(next.pictures);
    field.current?.focus();
  });
  useEffect(() => {
    if (refill) take(refill);
  }, [refill]);

  const { text } = draft;
  const isTooLong = text.length > QUESTION_LENGTH;
  const isEmpty = text.trim() === '' && pictures.pictures.length === 0;
  const fault = isTooLong
    ? `${text.length.toLocaleString('en-US')} of at most ${QUESTION_LENGTH.toLocaleString('en-US')} characters. Ask for one thing at a time.`
    : !isOnline
      ? 'You are offline. What you type is kept on this device: ask when you are back.'
      : [...pictures.faults, speech.fault].filter(Boolean).join(' ');
  const mayAsk = !isAnswering && !isEmpty && !isTooLong && isOnline && !pictures.isReading;

  const send = (isNote = false): void => {
    if (!mayAsk) return;
    const asked = text.trim();
    draft.keep(asked);
    onAsk({ text: asked, pictures: pictures.pictures.map(({ data }) => data), isNote, onTaken: draft.forget });
    draft.clear();
    pictures.clear();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isMeant = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    // On a phone's keyboard Enter is the only way to begin a line.
    if (!isMeant || (isPhone && !event.ctrlKey && !event.metaKey)) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent): void => {
    const found = imagesOf(event.clipboardData.files);
    if (found.length === 0 || !mayShowPictures) return;
    event.preventDefault();
    void pictures.add(found);
  };

  return (
    <form
      className={classes['composer']}
      aria-label="Ask the assistant"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (mayShowPictures) void pictures.add([...event.dataTransfer.files]);
      }}
    >
      {(pictures.pictures.length > 0 || pictures.isReading) && (
        <ul className={classes['pictures']} aria-label="Pictures to show">
          {pictures.pictures.map((one) => (
            <li key={one.id}>
              <img src={previewOf(one.data)} alt={one.name} />
              <ActionIcon
                size={24}
                variant="default"
                aria-label={`Remove ${one.name}`}
                onClick={() => pictures.remove(one.id)}
              >
                <IconX size={14} aria-hidden />
              </ActionIcon>
            </li>
          ))}
          {pictures.isReading && (
            <li>
              <Loader size={18} aria-label="Making the picture smaller" />
            </li>
          )}
        </ul>
      )}
      <Textarea
        ref={field}
        aria-label="Your question"
        aria-describedby={fault === '' ? undefined : `${id}-fault`}
        aria-invalid={isTooLong || undefined}
        placeholder={placeholder}
        autosize
        minRows={1}
        maxRows={8}
        value={text}
        onChange={(event) => draft.change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        variant="unstyled"
        classNames={{ input: classes['input'] ?? '' }}
      />
      <div className={classes['tools']}>
        {mayShowPictures && (
          <>
            <input
              ref={files}
              type="file"
              accept="image/*"
              multiple
              hidden
              aria-label="Pictures"
              onChange={(event) => {
                void pictures.add([...(event.currentTarget.files ?? [])]);
                event.currentTarget.value = '';
              }}
            />
            <Tooltip label="Show a picture">
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label="Show a picture"
                onClick={() => files.current?.click()}
              >
                <IconPhotoPlus size={20} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </>
        )}
        {speech.isPossible && (
          <Tooltip label="Your browser turns speech into words; some browsers send the sound to their maker for that">
            <ActionIcon
              variant={speech.isListening ? 'filled' : 'subtle'}
              color={speech.isListening ? 'teal' : 'gray'}
              size={36}
              aria-label="Dictate"
              aria-pressed={speech.isListening}
              onClick={speech.toggle}
            >
              <IconMicrophone size={20} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
        <span className={classes['room']} />
        {mayTakeNotes && !isAnswering && text.trim().length >= NOTE_LENGTH && !text.trim().endsWith('?') && (
          <Tooltip label="What you said becomes a note or a job, for your yes">
            <Button variant="subtle" color="gray" disabled={!mayAsk} onClick={() => send(true)}>
              As a note
            </Button>
          </Tooltip>
        )}
        {isAnswering ? (
          <Button
            variant="default"
            leftSection={<IconPlayerStop size={18} aria-hidden />}
            onClick={onStop}
            aria-keyshortcuts="Escape"
          >
            Stop
          </Button>
        ) : (
          <Button type="submit" disabled={!mayAsk} leftSection={<IconArrowUp size={18} aria-hidden />} data-main-action>
            Ask
          </Button>
        )}
      </div>
      {fault !== '' && (
        <Text
          id={`${id}-fault`}
          size="sm"
          role="status"
          className={classes['fault'] ?? ''}
          data-wrong={isTooLong || undefined}
        >
          {fault}
        </Text>
      )}
    </form>
  );
}
