import { useState } from 'react';
import { PICTURES_LIMIT } from '@/domain/assistant/schema';
import { userMessageOf } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { pictureData, type PictureData } from '../pictureData';

export type ChosenPicture = { id: string; name: string; data: PictureData };

/** Tracks the pictures attached to a question. Unusable ones are reported, and the rest are kept. */
export function usePictures() {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [readingCount, setReadingCount] = useState(0);

  const add = async (files: readonly File[]): Promise<void> => {
    const room = Math.max(0, PICTURES_LIMIT - pictures.length);
    const taken = files.slice(0, room);
    setFaults(
      files.length > room
        ? [`At most ${String(PICTURES_LIMIT)} pictures at once: ${String(files.length - room)} were left out.`]
        : [],
    );
    setReadingCount(taken.length);
    // One after another: on a phone, each takes a dozen megapixels of memory.
    for (const file of taken) {
      try {
        const data = await pictureData(file);
        setPictures((before) => [...before, { id: newId(), name: file.name, data }].slice(0, PICTURES_LIMIT));
      } catch (error) {
        setFaults((before) => [...before, `${file.name || 'A picture'}: ${userMessageOf(error)}`]);
      }
      setReadingCount((count) => count - 1);
    }
  };

  return {
    pictures,
    faults,
    isReading: readingCount > 0,
    add,
    set: (data: readonly PictureData[]): void =>
      setPictures(data.map((one, at) => ({ id: newId(), name: `Picture ${String(at + 1)}`, data: one }))),
    remove: (id: string): void => setPictures((before) => before.filter((one) => one.id !== id)),
    clear: (): void => {
      setPictures([]);
      setFaults([]);
    },
  };
}
