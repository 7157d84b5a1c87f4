import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { readBusiness } from '#contract/site.ts';
import { $businessForm, startBusinessForm } from '#stores/business-form.ts';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { Skeletons } from '../parts/list/Skeletons.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useDesk } from '../parts/use-desk.ts';
import { BusinessFields } from './BusinessFields.tsx';
import { BusinessVersions } from './BusinessVersions.tsx';
import './business.css';

export function Business() {
  const { business: texts } = useDesk().words;
  const read = useAnswer(readBusiness, { key: ['business'], input: {} });
  const form = useStore($businessForm);
  const { data } = read;
  useEffect(() => {
    if (data !== undefined && $businessForm.get() === undefined) startBusinessForm(data);
  }, [data]);

  return (
    <>
      <p>{texts.intro}</p>
      {read.isPending && <Skeletons label={texts.loading} />}
      <ListTrouble query={read} text={texts.failed} />
      {form && <BusinessFields form={form} left={data?.left ?? []} />}
      {data && data.versions.length > 0 && <BusinessVersions versions={data.versions} />}
    </>
  );
}
