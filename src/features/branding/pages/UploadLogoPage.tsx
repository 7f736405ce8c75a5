import { Stack } from '@mantine/core';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { BrandKit } from '@/domain/brand/schema';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { LogoSlot } from '../components/LogoSlot';

/** The company's logos alone: each is in use as soon as it is chosen, and the kit’s versions have the one before. */
export function Component() {
  const { company } = useSession();
  const { update } = useSaveRecord(collections.companies);
  const kit = company.branding;

  const put = async (change: Partial<BrandKit>): Promise<void> => {
    await update(company.id, { branding: { ...kit, ...change } });
    const isRemoved = Object.values(change).includes('');
    notify.success(isRemoved ? 'Logo removed.' : 'Logo saved. Your papers, e-mails and pages show it from now on.', {
      undo: () => {
        update(company.id, { branding: kit }).catch((error: unknown) => notify.error(error));
      },
    });
  };
  const putOrSay = (change: Partial<BrandKit>): Promise<void> =>
    put(change).catch((error: unknown) => notify.error(error));

  return (
    <PageBody size="narrow">
      <PageHeader
        title="Logo"
        back={{ to: paths.brandingSetup, label: 'Brand kit' }}
        actions={
          <LinkButton to={paths.brandingSetup} variant="default">
            See it on paper
          </LinkButton>
        }
      />
      <Section>
        <Stack gap="xl">
          <LogoSlot ground="light" logoUrl={kit.logoUrl} onChange={(logoUrl) => putOrSay({ logoUrl })} />
          <LogoSlot ground="dark" logoUrl={kit.logoDarkUrl} onChange={(logoDarkUrl) => putOrSay({ logoDarkUrl })} />
        </Stack>
      </Section>
    </PageBody>
  );
}
