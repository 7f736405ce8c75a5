import { useState } from 'react';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { Section } from '@/ui/layout/Section';
import { atStation } from '../../editing/station';
import { StationPicker } from '../station/StationPicker';
import { useEditing, useFields } from './editingContext';

/** Picks the climate station that supplies the design conditions. */
export function StationSection() {
  const { editor } = useFields();
  const { draft } = useEditing();
  const [remarks, setRemarks] = useState<readonly string[]>([]);
  return (
    <Section title="Climate station">
      <StationPicker
        key={draft.station?.id ?? ''}
        address={draft.address}
        value={draft.station}
        onChange={(station, given) => {
          editor.change('', (now) => atStation(now, station, given));
          setRemarks(given.notes);
          if (editor.state().history.present.station !== station)
            notify.error('This station does not fit the house: its design temperatures contradict each other.');
        }}
      />
      {remarks.length > 0 && (
        <InlineNotice tone="info" role="status">
          {remarks.join(' ')}
        </InlineNotice>
      )}
    </Section>
  );
}
