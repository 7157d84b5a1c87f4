import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { Skeletons } from '../parts/list/Skeletons.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { BusinessFields } from './BusinessFields.tsx';
import { BusinessVersions } from './BusinessVersions.tsx';
import { useBusiness } from './use-business.ts';
import './business.css';

export default function Business() {
  const { business: texts } = useDesk().words;
  const { read, form, left, versions } = useBusiness();
  return (
    <>
      <p>{texts.intro}</p>
      {read.isPending && <Skeletons label={texts.loading} />}
      <ListTrouble query={read} text={texts.failed} />
      {form && <BusinessFields form={form} left={left} newest={versions[0]} />}
      {versions.length > 0 && <BusinessVersions versions={versions} />}
    </>
  );
}
