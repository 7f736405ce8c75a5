import { Button, Drawer, SegmentedControl } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { brandKitSchema, type BrandKit } from '@/domain/brand/schema';
import type { CompanyFields } from '@/domain/company/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { paths } from '@/lib/paths';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { KitFields } from '../components/KitFields';
import { BrandPreview } from '../components/preview/BrandPreview';
import { VersionList } from '../components/VersionList';
import { kitChanges, kitPartLabel } from '../kitChanges';
import classes from './BrandingSetupPage.module.css';

const SIDES = [
  { value: 'kit', label: 'Kit' },
  { value: 'preview', label: 'Preview' },
];
const HEX = /^#[0-9a-f]{6}$/i;

/** Returns the kit in a drawable state: a color or license still being typed keeps its stored value. */
function drawable(kit: BrandKit, stored: BrandKit): BrandKit {
  const color = (name: 'primaryColor' | 'accentColor'): string => (HEX.test(kit[name]) ? kit[name] : stored[name]);
  const licenses = kit.licenses.filter(({ state, number }) => state.trim() !== '' && number.trim() !== '');
  const drawn = { ...kit, primaryColor: color('primaryColor'), accentColor: color('accentColor'), licenses };
  return brandKitSchema.safeParse(drawn).data ?? stored;
}

/** Shows the brand kit on the left and a preview of what customers get on the right. */
export function Component() {
  const { company } = useSession();
  // Restoring a version remounts the form, which asks about anything someone else saves in the meantime.
  const [round, setRound] = useState(0);
  return <BrandingSetup key={`${company.id} ${round}`} onRestored={() => setRound((count) => count + 1)} />;
}

function BrandingSetup({ onRestored }: { onRestored: () => void }) {
  const { company } = useSession();
  const isPhone = useIsPhone();
  const [side, setSide] = useState('kit');
  const [areVersionsOpen, setAreVersionsOpen] = useState(false);
  const editing = useRecordForm<CompanyFields, BrandKit>({
    definition: collections.companies,
    record: company,
    noun: 'brand kit',
    draftOf: 'brand',
    schema: brandKitSchema,
    toForm: ({ branding }) => branding,
    toFields: (branding) => ({ branding }),
    nameOf: ({ name }) => name,
    labels: { branding: 'Brand kit' },
    format: (field, value) => (field === 'branding' ? inWords(value, company.branding) : null),
    partLabel: (_field, [part = '']) => kitPartLabel(part),
    savedText: 'Brand kit saved.',
  });
  const { form } = editing;
  const kit = drawable(form.values, company.branding);

  return (
    <PageBody size="wide">
      <PageHeader
        title="Brand kit"
        back={{ to: paths.settings, label: 'Settings' }}
        subtitle="Used on documents, e-mails, customer pages and business cards."
        actions={
          <Button
            variant="default"
            leftSection={<IconHistory size={18} aria-hidden />}
            onClick={() => setAreVersionsOpen(true)}
          >
            Versions
          </Button>
        }
      />
      {isPhone && (
        <SegmentedControl fullWidth aria-label="What is shown" data={SIDES} value={side} onChange={setSide} mb="md" />
      )}
      <div className={classes['sides']}>
        <div hidden={isPhone && side !== 'kit'} className={classes['kit']}>
          <RecordForm editing={editing}>
            <KitFields form={form} />
          </RecordForm>
        </div>
        {(!isPhone || side === 'preview') && (
          <aside className={classes['preview']} aria-label="Preview">
            <BrandPreview kit={kit} onSocial={(url) => form.setFieldValue('socialUrl', url)} />
          </aside>
        )}
      </div>
      <Drawer
        opened={areVersionsOpen}
        onClose={() => setAreVersionsOpen(false)}
        position="right"
        size="md"
        title="Versions"
      >
        <VersionList
          isUnsaved={form.isDirty()}
          onShow={(version) => {
            form.setValues(version);
            setAreVersionsOpen(false);
            setSide('preview');
          }}
          onRestored={() => {
            form.draft.discard();
            onRestored();
          }}
        />
      </Drawer>
    </PageBody>
  );
}

/** Describes a value as its differences from the stored kit, for the conflict dialog. */
function inWords(value: unknown, stored: BrandKit): string {
  const kit = brandKitSchema.safeParse(value).data;
  if (!kit) return '';
  const changes = kitChanges(stored, kit).map(({ label, kind, after }) =>
    kind === 'picture' ? label : `${label}: ${after || 'none'}`,
  );
  return changes.length === 0 ? 'As it is stored' : changes.join(', ');
}
