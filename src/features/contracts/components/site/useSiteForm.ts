import { collections } from '@/data/collections';
import type { SiteFile } from '@/domain/demolition/site/siteFileSchema';
import type { Stored } from '@/domain/record/schema';
import { useRecordForm } from '@/entities/record/useRecordForm';
import type { FormSchema } from '@/ui/forms/formSchema';
import { SITE_LABELS } from './siteForms';

type SiteFormOptions<Values extends object> = {
  site: Stored<SiteFile>;
  /** Distinguishes the drafts of a site's forms. */
  part: string;
  schema: FormSchema<Values>;
  toForm: (site: SiteFile) => NoInfer<Values>;
  toFields: (values: NoInfer<Values>) => Partial<SiteFile>;
  onDone: () => void;
};

/** Form state for one part of a site file. */
export const useSiteForm = <Values extends object>({ site, part, onDone, ...form }: SiteFormOptions<Values>) =>
  useRecordForm<SiteFile, Values>({
    ...form,
    definition: collections.siteFiles,
    record: site,
    noun: 'site file',
    draftOf: part,
    nameOf: ({ title }) => title,
    labels: SITE_LABELS,
    onSaved: onDone,
  });
