import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { ProposalLine } from '@/domain/assistant/proposal';
import { previewOf, type PictureData } from '../pictureData';
import classes from './proposals.module.css';

type PlaceOnPictureProps = { lines: readonly ProposalLine[]; pictures: readonly PictureData[] };

/** Shows the pictures with the extracted text framed. Selecting a line highlights its frame. */
export function PlaceOnPicture({ lines, pictures }: PlaceOnPictureProps) {
  const [chosen, setChosen] = useState('');
  const placed = lines.flatMap((line) => (line.place ? [{ ...line, place: line.place }] : []));
  if (placed.length === 0) return null;
  if (pictures.length === 0)
    return <p className={classes['note']}>The picture was not kept, so the places on it cannot be shown.</p>;
  return (
    <Stack gap="sm">
      {pictures.map((picture, at) => {
        const ofIt = placed.filter(({ place }) => place.picture === at);
        return (
          ofIt.length > 0 && (
            <div key={at} className={classes['picture']}>
              <img src={previewOf(picture)} alt={`Your picture ${String(at + 1)}`} />
              {ofIt.map(({ field, label, place }) => (
                <button
                  key={`${field} ${label}`}
                  type="button"
                  className={classes['box']}
                  aria-label={`${label} was read here`}
                  title={label}
                  aria-pressed={chosen === field}
                  onClick={() => setChosen(chosen === field ? '' : field)}
                  style={{
                    left: `${String(place.x * 100)}%`,
                    top: `${String(place.y * 100)}%`,
                    width: `${String(place.width * 100)}%`,
                    height: `${String(place.height * 100)}%`,
                  }}
                >
                  {chosen === field && <span>{label}</span>}
                </button>
              ))}
            </div>
          )
        );
      })}
    </Stack>
  );
}
